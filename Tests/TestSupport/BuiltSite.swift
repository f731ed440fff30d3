package import Foundation

/// A site built by the real program, in a folder of its own.
package final class BuiltSite: Sendable {
  package let folder: TemporaryFolder
  package let messages: String

  package var root: URL { folder.url.appending(path: "site", directoryHint: .isDirectory) }

  /// The project's own notes, built once for all tests.
  package static let content = Result {
    try BuiltSite(of: Checkout.content)
  }

  /// Our own notes, written like real ones, built once for all tests.
  package static let realNotes = Result { try BuiltSite(of: RealNotes.own.url) }

  /// Notes with difficult names and layouts, built once for all tests.
  package static let cabinet = Result {
    let notes = try CabinetNotes.folder()
    return try withExtendedLifetime(notes) {
      try BuiltSite(of: notes.url, options: ["--base-url", "https://notes.example/"])
    }
  }

  /// Builds `content` with additional options.
  ///
  /// The templates are those of the checkout, or, if `carried`, those that are installed with the
  /// program.
  ///
  /// - Throws: ``Failure`` with the program's messages if it reports unexpected errors.
  package init(
    of content: URL, options: [String] = [], expectingErrors: Bool = false, carried: Bool = false
  ) throws {
    folder = try TemporaryFolder()
    let output = folder.url.appending(path: "site").path
    let templates = Checkout.root.appending(path: "templates").path
    let result = try Command.run(
      ["build", "--content", content.path, "--output", output] + options
        + (carried ? [] : ["--templates", templates]))
    messages = result.messages
    guard result.status == (expectingErrors ? 1 : 0) else {
      throw Failure(description: result.messages)
    }
  }

  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The relative paths of all pages, sorted; examples for frames are not among them.
  package var pages: [String] {
    folder.files(in: "site").filter { $0.hasSuffix(".html") && !$0.contains("gallery/embed/") }
  }

  package func text(_ path: String) throws -> String { try folder.text("site/" + path) }
}
