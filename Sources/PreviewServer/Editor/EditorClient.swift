import Bitext

/// The abilities of the editor, as its first message states them.
struct EditorClient {
  var unit = TextPositions.Unit.utf16
  /// Whether hovers may have markup.
  var readsMarkdown = false
  /// Whether edits may name the version of the text that they are for.
  var knowsVersions = false
  var language = Language.english
  /// The paths of the folders that the editor has open.
  var folders: [[UInt8]] = []

  init() {}

  init(_ parameters: JSONValue) {
    let abilities = parameters["capabilities"]
    let encodings = abilities?["general"]?["positionEncodings"]?.elements ?? []
    if encodings.contains(.string(TextPositions.Unit.bytes.rawValue)) { unit = .bytes }
    let texts = abilities?["textDocument"]
    readsMarkdown = texts?["hover"]?["contentFormat"]?.elements.contains("markdown") ?? false
    knowsVersions =
      abilities?["workspace"]?["workspaceEdit"]?["documentChanges"]?.flag ?? false
    let tag = (parameters["locale"]?.text ?? "").lowercased().prefix { $0 != "-" && $0 != "_" }
    let own = Language(tag: String(tag))
    if Language.known.contains(own) { language = own }
    let named = parameters["workspaceFolders"]?.elements.compactMap { $0["uri"]?.text } ?? []
    let root = parameters["rootUri"]?.text
    folders = (named.isEmpty ? [root].compactMap(\.self) : named).compactMap(FileAddress.path)
    if folders.isEmpty, let path = parameters["rootPath"]?.text { folders = [Array(path.utf8)] }
  }
}
