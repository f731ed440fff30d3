import TextBasics

/// Roles of MyST, Sphinx and reStructuredText: names of the kind of a text between backticks.
extension InlineDialect {
  /// A role of MyST and Sphinx: `` {ref}`text <label>` ``.
  mutating func readRole() -> Bool {
    var role = near
    guard role.take("{") else { return false }
    let start = role.index
    role.skip { $0.isASCIIAlphanumeric || [0x2D, 0x5F, 0x3A, 0x2B].contains($0) }
    let name = role.text(start..<role.index)
    guard !name.isEmpty, role.take("}"), role.next == 0x60 else { return false }
    return readRole(named: name, role)
  }

  /// Reads the text of a role between its backticks, at which a scanner stands.
  private mutating func readRole(named name: String, _ role: LineScanner) -> Bool {
    var close = role
    let ticks = close.skip { $0 == 0x60 }
    let first = close.index
    close.skip { $0 != 0x60 }
    let text = close.text(first..<close.index)
    guard close.skip(while: { $0 == 0x60 }) == ticks else { return false }
    scanner.index = role.index
    switch name {
    case "ref", "numref", "eq", "doc", "any", "download":
      var label = text
      var target = text
      if text.hasSuffix(">"), let open = text.lastIndex(of: "<") {
        label = String(text[..<open].reversed().drop { $0 == " " }.reversed())
        target = String(text[text.index(after: open)...].dropLast())
      }
      if name == "ref", Self.ownPages.contains(target) {
        append(label)
        break
      }
      if name == "numref" {
        // The number of a figure is known to nobody here.
        label = label.split(separator: " ").filter { $0 != "%s" && $0 != "{number}" }
          .joined(separator: " ")
        if label.isEmpty { label = target }
      }
      append(
        name == "doc"
          ? "[\(label)](<\(target.hasSuffix(".md") ? target : target + ".md")>)"
          : name == "download" ? "[\(label)](<\(target)>)" : "[\(label)](<#\(target)>)")
    case "sub", "sup", "kbd": append("<\(name)>\(text)</\(name)>")
    case "octicon", "material-regular", "material-outlined", "fas", "fab", "far", "fa":
      icon = icon ?? text
    case "term", "abbr", "guilabel", "menuselection", "dfn", "emphasis", "strong": append(text)
    default:
      copy(close.index - scanner.index)
      return true
    }
    scanner.index = close.index
    return true
  }

  /// The pages that Sphinx makes itself.
  private static let ownPages: Set<String> = ["genindex", "modindex", "search", "py-modindex"]

  /// A role of reStructuredText, `` :ref:`text <label>` ``.
  mutating func readOldRole() -> Bool {
    guard !isInDestination, result.last.map({ !$0.isASCIIAlphanumeric && $0 != 0x3A }) ?? true
    else {
      return false
    }
    var role = near
    role.index += 1
    let start = role.index
    role.skip { $0.isASCIIAlphanumeric || $0 == 0x2D || $0 == 0x3A }
    guard role.index > start + 2, role.next == 0x60, role.bytes[role.index - 1] == 0x3A else {
      return false
    }
    return readRole(named: role.text(start..<(role.index - 1)), role)
  }
}
