/// A link of DocC to a note: `<doc:Name>`, which has no text of its own, or `[text](doc:Name)`.
///
/// Both are read as the ``WikiLink`` of that name.
enum DocumentationLink {
  /// The Markdown for `<doc:Name>` at the scanner's place; nil if there is no such link.
  ///
  /// The scanner moves behind it.
  static func markdown(_ scanner: inout LineScanner) -> String? {
    name(in: &scanner, after: "<doc:", before: ">").map(markdown)
  }

  /// The address in Markdown for `(doc:Name)` at the scanner's place; nil if there is no such link.
  ///
  /// The scanner moves behind it.
  static func address(_ scanner: inout LineScanner) -> String? {
    name(in: &scanner, after: "(doc:", before: ")").map { "(<[[\($0)]]>)" }
  }

  /// The Markdown as which `<doc:Name>` is read: its text is the name and, behind `#`, the heading.
  static func markdown(to name: String) -> String {
    let words = name.split(separator: "#", maxSplits: 1).map { WikiLink.documentationText(of: $0) }
    return "[\(words.joined(separator: " > "))](<[[\(name)]]>)"
  }

  private static func name(
    in scanner: inout LineScanner, after start: String, before end: String
  ) -> String? {
    var inner = scanner
    guard inner.take(start) else { return nil }
    let first = inner.index
    // Brackets and white space end an address.
    inner.skip { $0 > 0x20 && !"()<>[]".utf8.contains($0) }
    let name = inner.text(first..<inner.index)
    guard !name.isEmpty, !name.hasPrefix("/"), inner.take(end) else { return nil }
    scanner = inner
    return name
  }
}
