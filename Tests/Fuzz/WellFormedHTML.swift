/// Parses HTML strictly, as the program writes it: every element is closed in order, every
/// attribute is quoted, and nothing can run code.
struct WellFormedHTML {
  private(set) var identifiers: Set<String> = []
  private(set) var addresses: [String] = []

  private let bytes: [UInt8]
  private var index = 0
  private let name: String

  private static let void: Set<String> = [
    "br", "hr", "img", "col", "source", "wbr", "input", "meta", "link",
  ]

  /// `isPage` allows what only the program's shells contain: scripts and styles in files.
  init(_ html: [UInt8], name: String, isPage: Bool) {
    bytes = html
    self.name = name
    var open: [String] = []
    while let start = bytes[index...].firstIndex(of: 0x3C) {
      index = start + 1
      if bytes[index...].starts(with: "!doctype".utf8) || bytes[index...].starts(with: "!--".utf8) {
        require(isPage, "\(name): a comment or doctype")
        skip(past: 0x3E)
        continue
      }
      if take(0x2F) {
        let tag = word()
        require(take(0x3E), "\(name): </\(tag) does not end")
        require(open.popLast() == tag, "\(name): </\(tag)> closes nothing")
        continue
      }
      let tag = word()
      require(!tag.isEmpty, "\(name): a bare < at byte \(start)")
      require(
        isPage || !["script", "style", "link", "meta", "base"].contains(tag), "\(name): <\(tag)>")
      let closesItself = readAttributes(of: tag)
      // A self-closing tag is only meaningful in the SVGs of the program's shells.
      if closesItself, isPage, open.contains("svg") { continue }
      if !Self.void.contains(tag) { open.append(tag) }
      require(open.count < 1_000, "\(name): too deep")
    }
    require(open.isEmpty, "\(name): <\(open.last ?? "")> stays open")
  }

  /// Reads the attributes and returns whether the tag ends in `/>`.
  private mutating func readAttributes(of tag: String) -> Bool {
    var names: Set<String> = []
    while true {
      while take(0x20) || take(0x0A) {}
      if take(0x3E) { return false }
      if take(0x2F) {
        require(take(0x3E), "\(name): / in <\(tag)")
        return true
      }
      let attribute = word()
      require(!attribute.isEmpty, "\(name): a strange byte in <\(tag)")
      require(names.insert(attribute).inserted, "\(name): \(attribute) twice in <\(tag)")
      require(
        !attribute.hasPrefix("on") && attribute != "style", "\(name): \(attribute) in <\(tag)")
      guard take(0x3D) else { continue }
      require(take(0x22), "\(name): \(attribute) without quotes")
      let start = index
      while index < bytes.count, bytes[index] != 0x22 {
        require(bytes[index] != 0x3C, "\(name): < in \(attribute)")
        index += 1
      }
      let value = unescaped(String(decoding: bytes[start..<index], as: UTF8.self))
      require(take(0x22), "\(name): \(attribute) never ends")
      if attribute == "id", tag != "path" {
        require(
          identifiers.insert(value).inserted || !name.hasSuffix(".html"), "\(name): #\(value) twice"
        )
      }
      if attribute == "href" || attribute == "src" {
        addresses.append(value)
        checkScheme(of: value)
      }
    }
  }

  private func checkScheme(of address: String) {
    let head = address.utf8.filter { $0 > 0x20 }.prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 }
    guard let colon = head.firstIndex(of: 0x3A) else { return }
    let scheme = String(decoding: head[..<colon], as: UTF8.self).lowercased()
    let allowed = ["http", "https", "mailto", "tel", "ftp", "xmpp"]
    require(
      allowed.contains(scheme) || scheme.utf8.contains { $0 >= 0x80 || $0 == 0x25 },
      "\(name): the scheme \(scheme)")
  }

  private func unescaped(_ text: String) -> String {
    guard text.utf8.contains(0x26) else { return text }
    var result = text
    for (reference, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
      ("&amp;", "&"),
    ] { result = result.replacing(reference, with: character) }
    return result
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skip(past byte: UInt8) {
    while index < bytes.count, !take(byte) { index += 1 }
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count,
      0x61...0x7A ~= bytes[index] | 0x20 || 0x30...0x39 ~= bytes[index] || bytes[index] == 0x2D
        || bytes[index] == 0x3A || bytes[index] == 0x5F
    { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
