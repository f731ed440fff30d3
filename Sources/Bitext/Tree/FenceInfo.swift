import TextBasics

/// The info string of a fence: the language, and the name of the file that the code is from.
///
/// CommonMark leaves its form open. Read are `js title="a.js"` (Docusaurus, Material for MkDocs),
/// `js:a.js` (Qiita, Zenn), `js a.js` (Mintlify), `rust,ignore` (rustdoc), `js{1,3}` (Gatsby),
/// `{.python .numberLines}` (Pandoc) and `{r, echo=FALSE}` (R Markdown).
package struct FenceInfo {
  private let info: String

  package init(_ info: String) { self.info = info }

  /// The name of the language as written; nil if there is none.
  package var language: String? {
    let start = info.utf8.drop { $0 <= 0x20 }
    let isBraced = start.first == 0x7B
    let name = start.drop { isBraced && ($0 == 0x7B || $0 == 0x20 || $0 == 0x2E) }
      .prefix { $0 > 0x20 && $0 != 0x2C && $0 != 0x3A && $0 != 0x7B && $0 != 0x7D }
    // `{#id}` and `{linenos=true}` name none.
    return name.isEmpty || isBraced && name.contains { $0 == 0x3D || $0 == 0x23 }
      ? nil : String(Substring(name))
  }

  /// The title above the code, which is mostly the name of a file.
  package var title: String? {
    // Most fences name a language and nothing else.
    guard info.utf8.contains(where: { $0 == 0x20 || $0 == 0x3A || $0 == 0x3D }) else { return nil }
    let words = Self.words(of: info)
    return Self.titleByName(words) ?? Self.titleBehindColon(words) ?? Self.fileName(words)
  }

  /// The words between blanks; those in quotation marks are one, and so are those in braces.
  private static func words(of info: String) -> [Substring] {
    var words: [Substring] = []
    var start: String.Index?
    var quote: Character?
    var depth = 0
    for index in info.indices {
      let character = info[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if start != nil, character == "\"" || character == "'" {
        quote = character
      } else if character == "{" {
        depth += 1
      } else if character == "}" {
        depth -= 1
      }
      let isBetween = quote == nil && depth <= 0 && character.isWhitespace
      if isBetween, let first = start {
        words.append(info[first..<index])
        start = nil
      } else if !isBetween, start == nil {
        start = index
      }
    }
    if let start { words.append(info[start...]) }
    return words
  }

  /// `title="a.js"`, also in braces.
  private static func titleByName(_ words: [Substring]) -> String? {
    for word in words {
      let parts = word.first == "{" ? Self.words(of: String(word.dropFirst().dropLast())) : [word]
      for part in parts {
        guard let equals = part.firstIndex(of: "="), names.contains(part[..<equals].lowercased())
        else { continue }
        let value = part[equals...].dropFirst().filter { $0 != "\"" && $0 != "'" }
        if !value.isEmpty { return value }
      }
    }
    return nil
  }

  private static let names: Set<String> = ["title", "filename", "file", "caption"]

  /// `js:a.js`, `diff js:a.js`.
  private static func titleBehindColon(_ words: [Substring]) -> String? {
    for word in words.prefix(2) where word.first != "{" {
      guard let colon = word.firstIndex(of: ":"), colon > word.startIndex else { continue }
      let name = word[colon...].dropFirst().prefix { $0 != "{" }
      if name.contains(where: \.isLetter) { return String(name) }
    }
    return nil
  }

  /// `js a.js`.
  private static func fileName(_ words: [Substring]) -> String? {
    guard words.count > 1 else { return nil }
    let name = words[1]
    guard let dot = name.lastIndex(of: "."), !name.contains(where: { "={}\"',:".contains($0) })
    else { return nil }
    let ending = name[dot...].dropFirst()
    let isName = 1...6 ~= ending.utf8.count && ending.utf8.allSatisfy(\.isASCIIAlphanumeric)
    return isName && ending.contains(where: \.isLetter) ? String(name) : nil
  }
}
