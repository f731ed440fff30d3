import TextBasics

/// A link of Obsidian, Foam and wikis: `[[Name]]`, `[[Name#Heading|text]]`, `![[picture.png|300]]`.
///
/// It names a file of the folder, wherever that is. In the tree it is an ordinary link or picture
/// whose destination keeps the double brackets, so that code that resolves it knows the name as
/// such.
package struct WikiLink {
  /// The file, with or without folders and extension; empty for the note itself.
  package let target: String
  /// The heading or, behind `^`, the block; empty for the whole file.
  package let fragment: String
  /// The width and the height of a picture in CSS pixels, as far as they are given.
  package let size: PictureSize

  /// The text that a link of DocC to a whole note is read with, which has none of its own.
  package var documentationText: String { Self.documentationText(of: target) }

  static func documentationText(of name: some StringProtocol) -> String {
    let last = name.split(separator: "/").last.map { String($0) } ?? String(name)
    return String(last.map { $0 == "-" ? " " : $0 })
  }

  /// The names that the file may have: in wikis, `[[Price list]]` is `Price-list.md`.
  package var spellings: [String] {
    let hyphened = target.replacing(" ", with: "-")
    return hyphened == target ? [target] : [target, hyphened]
  }

  /// The file that the destination of a link or picture names; nil where it is an ordinary address.
  package init?(destination: String) {
    guard destination.utf8.starts(with: "[[".utf8), destination.utf8.count > 4,
      destination.hasSuffix("]]")
    else { return nil }
    self.init(inner: destination.dropFirst(2).dropLast(2))
  }

  private init(inner: Substring) {
    // The text behind a pipe is no part of the name, and a leading pipe says that the text came
    // first.
    let inner = inner.first == "|" ? inner.dropFirst() : inner
    let name = inner.prefix { $0 != "|" }
    size = Self.size(of: inner.dropFirst(name.count))
    let parts = name.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    target = String(parts[0])
    // A heading below a heading: the last one is meant.
    let heading = parts.count > 1 ? parts[1].split(separator: "#").last ?? "" : ""
    fragment = String(heading.first == "^" ? heading.dropFirst() : heading)
  }

  /// The size among options: `|300`, `|300x200` or `|width=300px|height=200`.
  private static func size(of options: Substring) -> PictureSize {
    var values: [Substring: String] = [:]
    for option in options.split(separator: "|") {
      if let size = PictureSize(option) { return size }
      let key = option.prefix { $0 != "=" }
      values[key] = String(option.dropFirst(key.count + 1))
    }
    return PictureSize(width: values["width"], height: values["height"]) ?? PictureSize()
  }

  /// The Markdown for such a link at the scanner's place; nil if there is no such link.
  ///
  /// The scanner moves behind it.
  static func markdown(_ scanner: inout LineScanner) -> String? {
    var inner = scanner
    let isEmbedded = inner.take("!")
    guard inner.take("[[") else { return nil }
    let start = inner.index
    while let byte = inner.next, byte != 0x5B, byte != 0x5D { inner.index += 1 }
    let end = inner.index
    guard end > start, inner.take("]]") else { return nil }
    // `[[1]](address)` and `[[1]][label]` are links whose text has brackets, `[[1]]: …` defines one.
    if let next = inner.next, next == 0x28 || next == 0x5B || next == 0x3A { return nil }
    // In a cell of a table, a backslash keeps a pipe from ending the cell.
    let text = inner.text(start..<end)
    let isInCell = text.contains("\\|")
    let markdown = Self.markdown(
      isInCell ? text.replacing("\\|", with: "|") : text, isEmbedded: isEmbedded)
    guard let markdown else { return nil }
    scanner = inner
    return isInCell ? markdown.replacing("|", with: "\\|") : markdown
  }

  private static func markdown(_ inner: String, isEmbedded: Bool) -> String? {
    let parts = inner.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let destination = parts[0]
    let link = WikiLink(inner: destination)
    guard !link.target.isEmpty || !link.fragment.isEmpty, destination.first != " " else {
      return nil
    }
    let own = parts.count > 1 ? parts[1] : ""
    if !isEmbedded, link.target.isPicture, let picture = wikiPicture(destination, own) {
      return picture
    }
    if !isEmbedded, isNameOfPage(own), !isNameOfPage(destination) {
      return "[\(String(destination).escapedForLink)](<[[|\(own)]]>)"
    }
    let isPicture = isEmbedded && link.target.isPicture
    if isPicture { return embedded(destination, own) }
    let text = own.isEmpty ? link.text : String(own)
    return "[\(text.escapedForLink)](<[[\(destination)]]>)"
  }

  /// The other reading of a link with a text: in wikis of GitHub `[[text|Page name]]` leads to the page,
  /// in Obsidian `[[note|text]]` to the note; nil for any other link.
  ///
  /// Only who knows the notes can tell them apart.
  package static func otherReading(
    of destination: String, text: String
  ) -> (destination: String, text: String)? {
    guard let link = WikiLink(destination: destination), !text.isEmpty, text != link.text else {
      return nil
    }
    return ("[[\(text)]]", link.text)
  }

  /// A picture of Obsidian; its size stays in its address.
  private static func embedded(_ target: Substring, _ options: Substring) -> String {
    let parts = options.split(separator: "|", omittingEmptySubsequences: false)
    let size = parts.last.flatMap { PictureSize($0) == nil ? nil : $0 }
    let alternative = (size == nil ? parts : parts.dropLast()).joined(separator: "|")
    let address = size.map { "\(target)|\($0)" } ?? String(target)
    return "![\(alternative.escapedForLink)](<[[\(address)]]>)"
  }

  /// A link as it is written in brackets, by the name in its address and its text.
  static func written(_ name: String, _ text: String, isPicture: Bool) -> String {
    guard isPicture, let bar = name.lastIndex(of: "|"), PictureSize(name[bar...].dropFirst()) != nil
    else {
      return "[[\(text == name || isPicture && text.isEmpty ? name : "\(name)|\(text)")]]"
    }
    // In a cell of a table, a backslash stands before each pipe.
    let isInCell = name[..<bar].last == "\\"
    let pipe = isInCell ? "\\|" : "|"
    let target = isInCell ? name[..<bar].dropLast() : name[..<bar]
    return "[[\(target)\(text.isEmpty ? "" : pipe + text)\(pipe)\(name[bar...].dropFirst())]]"
  }

  /// A picture as wikis of GitHub write it, `[[/a.png|alt=Words|width=300px]]`; nil for a link to one.
  ///
  /// Its options stay in its address.
  private static func wikiPicture(_ target: Substring, _ options: Substring) -> String? {
    var alternative: Substring = ""
    var kept: [Substring] = []
    for option in options.split(separator: "|") {
      let name = option.prefix { $0 != "=" }
      guard ["alt", "width", "height", "align", "float", "frame"].contains(name) else { return nil }
      if name == "alt" {
        alternative = option.dropFirst(4)
        kept.append("alt=")
      } else {
        kept.append(option)
      }
    }
    guard !kept.isEmpty || target.first == "/" else { return nil }
    let address = ([target] + kept).joined(separator: "|") + (kept.isEmpty ? "|" : "")
    return "![\(String(alternative).escapedForLink)](<[[\(address)]]>)"
  }

  /// Whether a text is the name of a page of a wiki on GitHub, where the text of a link stands before
  /// that: `Getting-Started`, whose words are joined by hyphens and mostly have capitals.
  private static func isNameOfPage(_ text: Substring) -> Bool {
    let name = text.prefix { $0 != "#" }
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    guard words.count > 1, let first = words[0].first, first.isUppercase || !first.isASCII else {
      return false
    }
    return words.allSatisfy { !$0.isEmpty } && !name.contains { $0 == " " || $0 == "." }
      && !name.allSatisfy { $0.isNumber || $0 == "-" }
  }

  private var text: String {
    if fragment.isEmpty { return target }
    return target.isEmpty ? fragment : "\(target) > \(fragment)"
  }
}

extension String {
  fileprivate var escapedForLink: String {
    var result = ""
    for scalar in unicodeScalars {
      if "[]\\*_`<".unicodeScalars.contains(scalar) { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
