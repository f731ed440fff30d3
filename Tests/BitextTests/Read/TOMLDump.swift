@testable import Bitext

extension TOML {
  /// The value on one line: strings in quotes, dates and times with an abbreviation of their kind.
  var dump: String {
    switch value {
    case .text(let text): text.debugDescription
    case .integer(let integer): String(integer)
    case .float(let float): float.description
    case .boolean(let boolean): String(boolean)
    case .moment(.offsetDateTime(let text)): "odt \(text)"
    case .moment(.localDateTime(let text)): "ldt \(text)"
    case .moment(.localDate(let text)): "ld \(text)"
    case .moment(.localTime(let text)): "lt \(text)"
    case .array(let items): "[" + items.map(\.dump).joined(separator: ", ") + "]"
    case .table(let entries):
      "{" + entries.map { "\($0.key.name): \($0.value.dump)" }.joined(separator: ", ") + "}"
    }
  }

  static func parse(_ text: String) -> (TOML?, [Diagnostic]) {
    let source = SourceFile(path: "notes/a.md", text: text)
    return parse(source, in: SourceRange(0, source.bytes.count))
  }
}
