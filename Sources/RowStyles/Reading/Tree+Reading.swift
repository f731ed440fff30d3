internal import Notation

extension Tree {
  /// In bytes.
  ///
  /// Blocks are written by hand, so a larger one is a mistake.
  private static let sizeLimit = 512 * 1024

  /// The value of a block; nil if the block has no content.
  static func reading(_ text: String) throws(InvalidExample) -> Tree? {
    guard text.utf8.count <= sizeLimit else {
      let problem = Problem(line: 1, column: 1, message: "a block may have at most 512 KB")
      throw InvalidExample([problem])
    }
    let bytes = Array(text.utf8)
    var places = OffsetPlaces(bytes)
    do {
      return try YAMLReader.read(bytes).map { Tree($0, &places, bytes).sectioned }
    } catch {
      let place = places.place(of: error.offset)
      throw InvalidExample([
        Problem(line: place.line, column: place.column, message: error.message)
      ])
    }
  }

  /// A table, a list of tables, or the list that a row opens, in which rows without a section are those
  /// of one section.
  var sectioned: Tree {
    switch value {
    case .scalar: return self
    case .list(let items): return Tree(.list(items.map(\.sectioned)), place: place)
    case .map(let entries):
      let hasSections = entries.contains { $0.key == "sections" }
      return Tree(
        .map(
          entries.map { entry in
            switch entry.key {
            case "rows" where !hasSections:
              let id = Entry(key: "id", value: Tree(.scalar("rows"), place: entry.place))
              let section = Tree(.map([id, entry]), place: entry.place)
              return Entry(
                key: "sections", place: entry.place,
                value: Tree(.list([section]), place: entry.place))
            case "variants":
              return Entry(key: entry.key, place: entry.place, value: entry.value.sectioned)
            default: return entry
            }
          }), place: place)
    }
  }

  /// What YAML takes for no value, unless it is in quotes.
  private static let nothing: Set<String> = ["", "~", "null", "Null", "NULL"]

  private init(_ node: YAMLNode, _ places: inout OffsetPlaces, _ bytes: [UInt8]) {
    let place = places.place(of: node.offset)
    switch node.value {
    case .scalar(let text):
      let first = bytes.indices.contains(node.offset) ? bytes[node.offset] : 0
      let isNothing = Self.nothing.contains(text) && !"\"'|>".utf8.contains(first)
      self.init(
        .scalar(isNothing ? "" : text), place: place, form: isNothing ? .nothing : .text)
    case .sequence(let items):
      self.init(.list(items.map { Tree($0, &places, bytes) }), place: place)
    case .mapping(let entries):
      let entries = entries.map { entry in
        let place = places.place(of: entry.offset)
        return Entry(key: entry.key, place: place, value: Tree(entry.value, &places, bytes))
      }
      self.init(.map(entries), place: place)
    }
  }
}

/// Converts offsets to lines and columns; fastest if the offsets ascend.
private struct OffsetPlaces {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func place(of target: Int) -> Tree.Place {
    if target < offset { (offset, line, column) = (0, 1, 1) }
    while offset < min(target, bytes.count) {
      let byte = bytes[offset]
      offset += 1
      let isPair = byte == 0x0D && offset < bytes.count && bytes[offset] == 0x0A
      if byte == 0x0A || byte == 0x0D && !isPair {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80, !isPair {
        column += 1
      }
    }
    return Tree.Place(line: line, column: column)
  }
}
