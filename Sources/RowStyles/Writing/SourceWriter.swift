/// Writes Swift source code line by line, indented by two spaces per level.
struct SourceWriter {
  private var bytes: [UInt8] = []
  private var depth = 0
  /// The APIs that the code needs.
  private(set) var uses: [API] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func line(_ content: String = "") {
    if !content.isEmpty {
      indent()
      bytes.append(contentsOf: content.utf8)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends the lines of another writer at the current level.
  mutating func lines(of other: SourceWriter) {
    var isAtStart = true
    for byte in other.bytes {
      let isBreak = byte == UInt8(ascii: "\n")
      if isAtStart, !isBreak { indent() }
      bytes.append(byte)
      isAtStart = isBreak
    }
    uses += other.uses
  }

  /// Records that the code needs an API.
  mutating func use(_ api: API) { uses.append(api) }

  /// Writes a modifier, in a condition if one of the platforms lacks it, and nothing if all do.
  mutating func modifier(_ text: String, _ api: API, on platforms: [Platform]) {
    modifier(api, on: platforms) { $0.line(text) }
  }

  /// Writes a modifier of several lines, in a condition if one of the platforms lacks it, and
  /// nothing if all do.
  mutating func modifier(
    _ api: API, on platforms: [Platform], _ write: (inout SourceWriter) -> Void
  ) {
    guard platforms.contains(where: { api.since[$0] != nil }) else { return }
    use(api)
    let isEverywhere = api.isEverywhere(on: platforms)
    if !isEverywhere { line("#if \(api.condition)") }
    write(&self)
    if !isEverywhere { line("#endif") }
  }

  private mutating func indent() {
    for _ in 0..<depth {
      bytes.append(0x20)
      bytes.append(0x20)
    }
  }

  /// Writes `head {`, the output of `body` one level deeper, and `}` followed by `tail`.
  mutating func block(
    _ head: String, tail: String = "", _ body: (inout SourceWriter) -> Void
  ) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}" + tail)
  }

  /// Writes the initializers of a list controller that is given its title and one property.
  mutating func initializeList(of property: String, _ type: String, style: String?) {
    let given = style == nil ? ", style: UITableView.Style" : ""
    block("init(title: String, \(property): \(type)\(given))") { body in
      body.line("self.\(property) = \(property)")
      body.line("super.init(style: \(style ?? "style"))")
      body.line("self.title = title")
    }
    line()
    refuseCoder()
  }

  /// Writes the initializer that refuses to read a view or controller from an archive.
  mutating func refuseCoder() {
    line("@available(*, unavailable)")
    block("required init?(coder: NSCoder)") { $0.line("nil") }
  }

  /// Writes the preview of a controller of the Mac.
  mutating func previewOnMac(of controller: String) {
    line()
    line("@available(macOS 14, *)")
    block("#Preview") { $0.line("\(controller)()") }
  }

  mutating func indented(_ body: (inout SourceWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Removes an empty line at the end.
  mutating func trimEnd() {
    while bytes.suffix(2).elementsEqual("\n\n".utf8) { bytes.removeLast() }
  }

  /// A string literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _
      where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028
        || scalar.value == 0x2029:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
