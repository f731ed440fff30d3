/// Writes the overview of the model: a table for trying out every style, row style and accessory,
/// and the names of all concepts.
package enum Gallery {
  /// The concepts of the overview, in groups.
  package static let concepts: [(title: LocalizedText, concepts: [Concept])] = [
    (LocalizedText(en: "Table styles", ko: "테이블 스타일", ja: "テーブルのスタイル"), Concept.styles),
    (LocalizedText(en: "Row styles", ko: "행 스타일", ja: "行のスタイル"), Concept.rowStyles),
    (LocalizedText(en: "Accessories", ko: "액세서리", ja: "アクセサリ"), Concept.accessories),
  ]

  /// The id of the built-in table for trying out styles.
  package static let tableID = "matrix"

  /// Writes the overview.
  ///
  /// `link` returns the address of a page's section about a concept, or nil if there is none.
  package static func render(
    _ language: TextLanguage, idPrefix: String = "ex-matrix-",
    options: TableRenderer.Options = TableRenderer.Options(),
    remembering memory: TableMemory = TableMemory(), link: (Concept) -> String? = { _ in nil }
  ) -> [UInt8] {
    var out = MarkupWriter()
    if let table = BuiltIn.tables.first(where: { $0.id == tableID }) {
      var options = options
      options.isOpen = true
      out.raw(
        bytes: TableRenderer.render(
          table, language: language, idPrefix: idPrefix, options: options, remembering: memory))
    }
    out.raw(bytes: names(language, options.names, link: link))
    return out.bytes
  }

  /// Writes the names of `concept` in the frameworks and the platforms that support it.
  package static func facts(of concept: Concept) -> [UInt8] {
    var out = MarkupWriter()
    out.raw("<ul class=\"ex-facts\" lang=\"en\" translate=\"no\">\n")
    for name in concept.frameworks {
      out.raw("<li><span>")
      out.text(name.framework.rawValue)
      out.raw("</span> <code>")
      out.text(name.name)
      out.raw("</code></li>\n")
    }
    out.raw("<li class=\"ex-platforms\">")
    for platform in concept.platforms {
      out.raw("<span>")
      out.text(platform.rawValue)
      out.raw("</span> ")
    }
    out.raw("</li></ul>\n")
    return out.bytes
  }

  /// Writes the names of all concepts as one table.
  package static func names(
    _ language: TextLanguage, _ names: ConceptNames = .standard,
    link: (Concept) -> String? = { _ in nil }
  ) -> [UInt8] {
    var out = MarkupWriter()
    out.raw("<div class=\"ex-matrix\" tabindex=\"0\" role=\"group\"")
    let label = LocalizedText(
      en: "Names in languages and frameworks", ko: "언어와 프레임워크별 이름",
      ja: "言語とフレームワークでの名前")
    out.attribute("aria-label", label.best(for: language).text)
    out.raw("><table><caption><span>")
    out.text(label.best(for: language).text)
    out.raw("</span></caption>\n<thead><tr>")
    for other in inOrder(of: language) {
      out.raw("<th scope=\"col\"")
      out.attribute("lang", other.rawValue)
      out.raw(">")
      out.text(ownNames.best(for: other).text)
      out.raw("</th>")
    }
    for framework in APIName.Framework.allCases {
      out.raw("<th scope=\"col\" lang=\"en\" translate=\"no\">")
      out.text(framework.rawValue)
      out.raw("</th>")
    }
    out.raw("<th scope=\"col\">")
    out.text(Word.platform.text.best(for: language).text)
    out.raw("</th></tr></thead>\n")
    for group in concepts {
      out.raw("<tbody><tr><th scope=\"rowgroup\" colspan=\"7\"><span>")
      out.text(group.title.best(for: language).text)
      out.raw("</span></th></tr>\n")
      for concept in group.concepts {
        write(concept, names[concept], language, link(concept), &out)
      }
      out.raw("</tbody>\n")
    }
    out.raw("</table></div>\n")
    return out.bytes
  }

  private static let ownNames = LocalizedText(en: "English", ko: "한국어", ja: "日本語")

  /// All languages, the reader's own first.
  private static func inOrder(of language: TextLanguage) -> [TextLanguage] {
    [language] + TextLanguage.allCases.filter { $0 != language }
  }

  private static func write(
    _ concept: Concept, _ texts: LocalizedText, _ language: TextLanguage, _ link: String?,
    _ out: inout MarkupWriter
  ) {
    out.raw("<tr>")
    for other in inOrder(of: language) {
      let isOwn = other == language
      out.raw(isOwn ? "<th scope=\"row\"" : "<td")
      out.attribute("lang", other.rawValue)
      out.raw(">")
      let name = texts[other] ?? ""
      if isOwn, let link {
        out.raw("<a")
        out.attribute("href", link)
        out.raw(">")
        out.text(name)
        out.raw("</a>")
      } else {
        out.text(name)
      }
      out.raw(isOwn ? "</th>" : "</td>")
    }
    let names = concept.frameworks
    for framework in APIName.Framework.allCases {
      out.raw("<td lang=\"en\" translate=\"no\">")
      if let name = names.first(where: { $0.framework == framework }) {
        out.raw("<code>")
        // Allows a break between the parts of a name in a narrow column.
        for (index, part) in Self.parts(of: name.name).enumerated() {
          if index > 0 { out.raw("<wbr>") }
          out.text(part)
        }
        out.raw("</code>")
      } else {
        out.raw("–")
      }
      out.raw("</td>")
    }
    out.raw("<td lang=\"en\" translate=\"no\">")
    out.text(concept.platforms.map(\.rawValue).joined(separator: ", "))
    out.raw("</td></tr>\n")
  }

  /// The parts of a name: it is split before a point, and before a capital after a small letter.
  private static func parts(of name: String) -> [String] {
    var parts = [""]
    var last: Character = "("
    for character in name {
      let isPoint = character == "." && last != "("
      if isPoint || character.isUppercase && last.isLowercase { parts.append("") }
      parts[parts.count - 1].append(character)
      last = character
    }
    return parts
  }
}
