import Foundation

/// A line of `.gitattributes` that makes git join the lines of two branches in some files.
struct MergeRule {
  /// The files, as git matches them.
  let pattern: String
  /// Where the attributes are kept.
  let folder: URL

  private var line: String { "\(pattern) merge=union" }

  /// Adds the line if the folder is in a repository and has no such line yet, and says so.
  func write() throws {
    guard isInRepository else { return }
    let attributes = folder.appending(path: ".gitattributes")
    var text = ""
    // Git reads no link, and nothing else is a text to add a line to.
    if let known = try? FileManager.default.attributesOfItem(atPath: attributes.path) {
      guard known[.type] as? FileAttributeType == .typeRegular,
        let lines = try? String(contentsOf: attributes, encoding: .utf8)
      else {
        return Console.report(
          "note: \(attributes.relativePath) is no text; with '\(line)' in it, branches would merge")
      }
      text = lines
    }
    guard !text.split(whereSeparator: \.isNewline).contains(Substring(line)) else { return }
    if !text.isEmpty, text.utf8.last != 0x0A { text += "\n" }
    try (text + line + "\n").write(to: attributes, atomically: true, encoding: .utf8)
    Console.report("\(attributes.relativePath) now has '\(line)', so that branches merge")
  }

  private var isInRepository: Bool {
    var folder = folder.standardizedFileURL
    while folder.pathComponents.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) {
        return true
      }
      folder.deleteLastPathComponent()
    }
    return false
  }
}
