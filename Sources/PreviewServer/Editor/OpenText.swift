import Bitext

/// A text that is open in an editor, with its unsaved changes.
struct OpenText {
  /// The address by which the editor knows it.
  let address: String
  /// The path as the operating system knows it.
  let file: [UInt8]
  private(set) var source: SourceFile
  /// The number that the editor gave to this version.
  private(set) var version: Int?

  init(address: String, file: [UInt8], text: String, version: Int?) {
    self.address = address
    self.file = file
    self.version = version
    source = SourceFile(path: address, text: text)
  }

  /// Takes in changes in their order; one without a range is the whole text.
  mutating func change(_ changes: [JSONValue], version: Int?, unit: TextPositions.Unit) {
    for change in changes {
      guard let text = change["text"]?.text else { continue }
      guard let range = change["range"] else {
        source = SourceFile(path: address, text: text)
        continue
      }
      let positions = TextPositions(source: source, unit: unit)
      let start = positions.offset(of: range["start"])
      let end = max(start, positions.offset(of: range["end"]))
      // Places are those of whole characters, so that the result is UTF-8.
      let bytes = source.bytes[..<start] + Array(text.utf8) + source.bytes[end...]
      source = SourceFile(path: address, text: String(decoding: bytes, as: UTF8.self))
    }
    self.version = version ?? self.version
  }
}
