/// Writes Swift source code line by line, indented by two spaces per level.
struct SourceWriter {
  private var bytes: [UInt8] = []
  private var depth = 0
  /// What the code needs.
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

  /// Notes that the code needs an API.
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
  mutating func initializeList(of property: String, _ type: String, style: String) {
    block("init(title: String, \(property): \(type))") { body in
      body.line("self.\(property) = \(property)")
      body.line("super.init(style: \(style))")
      body.line("self.title = title")
    }
    line()
    refuseCoder()
  }

  /// Writes that a view or controller is not read from an archive.
  mutating func refuseCoder() {
    line("@available(*, unavailable)")
    block("required init?(coder: NSCoder)") { $0.line("nil") }
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

  /// An id as a type name: `kiln-log` becomes `KilnLog`.
  static func typeName(_ id: String) -> String {
    let name = capitalized(id)
    return taken.contains(name) ? name + "Example" : name
  }

  /// The words of an id, each with a capital, as one that begins with a letter.
  private static func capitalized(_ id: String) -> String {
    let words = id.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isLetter == true ? name : "Table" + name
  }

  /// Type names in generated code, which a table of the same name would shadow.
  private static let taken: Set<String> = [
    "View", "List", "Text", "Section", "Table", "TableColumn", "Item", "Label", "Image", "Button",
    "Picker", "Toggle", "State", "Binding", "HStack", "VStack", "Spacer", "ForEach", "String",
    "Int", "Double", "Bool", "Set", "TabView", "ProgressView", "NavigationLink", "Task",
    "NavigationStack", "NavigationSplitView", "EditButton", "LabeledContent", "OutlineGroup",
    "KeyPathComparator", "Identifiable", "Hashable", "Never", "Optional", "Array", "Self", "Type",
    "Any", "Protocol",
  ]

  /// Distinct property names for `ids`, in their order.
  static func propertyNames(_ ids: [String]) -> [String] {
    var seen: Set<String> = []
    // The next number for each name that occurs again.
    var numbers: [String: Int] = [:]
    return ids.map { id in
      let name = propertyName(id)
      var unique = name
      var number = numbers[name] ?? 2
      while !seen.insert(unique).inserted {
        unique = name + "\(number)"
        number += 1
      }
      numbers[name] = number
      return unique
    }
  }

  /// An id as a property name: `kiln-log` becomes `kilnLog`.
  static func propertyName(_ id: String) -> String {
    let name = capitalized(id)
    let property = name.prefix(1).lowercased() + name.dropFirst()
    let reserved = [
      "in", "is", "as", "if", "do", "for", "let", "var", "case", "default", "class", "struct",
      "enum", "func", "init", "self", "return", "where", "while", "switch", "repeat", "id",
      "public", "private", "internal", "static", "import", "extension", "protocol", "operator",
      "true", "false", "nil", "else", "guard", "throw", "throws", "try", "catch", "defer",
      "break", "continue", "super", "rethrows", "any", "some", "children", "title", "subscript",
      "choice", "choices", "order", "items", "body", "update", "isOn", "isExplaining", "explained",
      "isLoading", "switchedOn", "precedence", "fileprivate", "internal", "open", "async", "await",
      "Any", "protocol", "typealias", "fallthrough", "indirect", "actor", "macro", "nonisolated",
      "inout", "associatedtype", "typealias", "deinit", "fallthrough", "precedencegroup", "symbol",
    ]
    return reserved.contains(property) ? property + "Value" : property
  }
}
