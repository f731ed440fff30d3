import TextBasics

/// Character references of HTML, resolved by the table that libcmark has.
enum CharacterReferences {
  /// `text` with each valid reference replaced by the characters that it names.
  static func resolved(_ text: String) -> String {
    guard text.utf8.contains(0x26) else { return text }
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let start = rest.firstIndex(of: 0x26) {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix(40).prefix { $0.isASCIIAlphanumeric || $0 == 0x23 }
      let end = name.endIndex
      guard !name.isEmpty, end < rest.endIndex, rest[end] == 0x3B,
        let character = character(Array(rest[start...end]))
      else {
        result.append(0x26)
        rest = rest.dropFirst()
        continue
      }
      result += character
      rest = rest[(end + 1)...]
    }
    result += rest
    return String(decoding: result, as: UTF8.self)
  }

  /// The bytes of the character that a reference names; nil if it names none.
  private static func character(_ reference: [UInt8]) -> [UInt8]? {
    // Brackets keep white space, which some references stand for, inside the text.
    let source = [0x28] + reference + [0x29]
    let text = CommonMarkTree(parsing: source).read { root, strings in
      var text = ""
      var next = root.firstChild?.firstChild
      while let node = next {
        text += node.literal(strings)
        next = node.next
      }
      return text
    }
    guard let text else { return nil }
    let inner = Array(text.utf8.dropFirst().dropLast())
    return inner == reference ? nil : inner
  }
}
