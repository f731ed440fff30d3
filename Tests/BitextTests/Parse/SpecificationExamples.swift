import Foundation
import TestSupport
import Testing

/// The examples in the text file of a Markdown specification.
struct SpecificationExample: Sendable, CustomTestStringConvertible {
  let number: Int
  /// The words after `example`: the extensions that the example needs.
  let extensions: [String]
  let markdown: String
  let html: String

  var testDescription: String { "example \(number)" }

  static let commonMark = all(of: "spec-0.30.txt")

  static let extensionsOfGitHub = all(of: "gfm-0.29-spec.txt").filter {
    ["table", "strikethrough", "autolink"].contains($0.extensions.first)
  }

  /// Excludes footnotes, the tag filter and an example without an expected result.
  static let casesOfGitHub = all(of: "gfm-extensions.txt").filter {
    !$0.markdown.contains("[^") && !$0.markdown.contains("<xmp>")
      && !$0.html.contains("<IGNORE>")
  }

  private static func all(of name: String) -> [SpecificationExample] {
    let file = Checkout.data.appending(path: "commonmark/" + name)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    let fence = String(repeating: "`", count: 32)
    var examples: [SpecificationExample] = []
    var parts: [[Substring]]?
    var extensions: [String] = []
    for line in text.replacing("→", with: "\t").split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if parts == nil, line.hasPrefix("\(fence) example") {
        parts = [[]]
        extensions = line.dropFirst(fence.count + 8).split(separator: " ").map(String.init)
      } else if let found = parts, line == fence {
        func joined(_ index: Int) -> String {
          found.count > index ? found[index].map { $0 + "\n" }.joined() : ""
        }
        examples.append(
          SpecificationExample(
            number: examples.count + 1, extensions: extensions, markdown: joined(0),
            html: joined(1)))
        parts = nil
      } else if parts?.count == 1, line == "." {
        parts?.append([])
      } else if let count = parts?.count {
        parts?[count - 1].append(line)
      }
    }
    return examples
  }
}
