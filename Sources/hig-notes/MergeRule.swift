import Bitext

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A line of `.gitattributes` that makes git join the lines of two branches in some files.
struct MergeRule {
  /// The files, as git matches them.
  let pattern: String
  /// The folder of the `.gitattributes` file.
  let folder: URL

  init(pattern: String, in folder: String) {
    self.pattern = pattern
    self.folder = URL(filePath: folder)
  }

  /// The rule for one file, in the folder that it is in.
  init(forFileAt path: String) {
    let file = URL(filePath: path)
    pattern = Self.pattern(for: file.lastPathComponent)
    folder = file.deletingLastPathComponent()
  }

  /// The pattern that matches one name, as `gitattributes` wants it: marks of patterns have a backslash,
  /// and a name with a blank is a string of C.
  private static func pattern(for name: String) -> String {
    var pattern = ""
    for character in name {
      if "*?[\\".contains(character) || pattern.isEmpty && "#!".contains(character) {
        pattern += "\\"
      }
      pattern.append(character)
    }
    guard name.contains(where: { $0.isWhitespace || $0 == "\"" }) else { return pattern }
    let quoted = pattern.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(quoted)\""
  }

  private var line: String { "\(pattern) merge=union" }

  /// Adds the line and reports it, if the folder is in a repository and has no such line yet.
  func write() throws(WriteFailure) {
    guard isInRepository else { return }
    let writer = try FolderWriter(folder.path, state: FolderWriter.state)
    let name = ".gitattributes"
    let path = folder.appending(path: name).relativePath
    var old: [UInt8]?
    // Git does not read a link, and nothing but a file can get a line.
    if let known = try? FileManager.default.attributesOfItem(
      atPath: folder.appending(path: name).path)
    {
      if known[.type] as? FileAttributeType == .typeRegular { old = try writer.contents(of: name) }
      guard let old, String(validating: old, as: UTF8.self) != nil else {
        return Console.report(
          "note: \(path) is not a text file; with '\(line)' in it, branches would merge")
      }
    }
    var text = String(decoding: old ?? [], as: UTF8.self)
    guard !text.split(whereSeparator: \.isNewline).contains(Substring(line)) else { return }
    if !text.isEmpty, text.utf8.last != 0x0A { text += "\n" }
    try writer.write(
      Array((text + line + "\n").utf8), to: name, over: old.map { .bytes($0) } ?? .nothing)
    Console.report("\(path) now has '\(line)', so that branches merge")
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
