/// Writes one table as a figure, with its caption, code and findings.
struct FigureWriter {
  let table: TableSpec
  let language: TextLanguage
  let idPrefix: String
  let names: ConceptNames
  let facts: TableFacts
  /// The ids of the columns that are sorted by value.
  let valued: Set<String>
  var out = MarkupWriter()

  init(
    table: TableSpec, language: TextLanguage, idPrefix: String, names: ConceptNames = .standard,
    facts: TableFacts
  ) {
    self.names = names
    self.table = table
    valued = table.valuedColumns
    self.language = language
    self.idPrefix = idPrefix
    self.facts = facts
  }

  var id: String { idPrefix + table.id }
  /// Whether a pane beside the list shows the chosen row: of a split view, or an inspector.
  var hasPane: Bool { table.isInSplitView || table.hasInspector }

  mutating func write(_ options: TableRenderer.Options) {
    out.raw("<figure class=\"ex\"")
    out.attribute("id", id)
    out.attribute("aria-labelledby", "\(id)-cap")
    out.attribute("data-ex", table.id)
    out.attribute("data-hash", facts.fingerprint)
    out.attribute("data-role", options.role == .plain ? nil : options.role.rawValue)
    out.flag("data-open", options.isOpen)
    out.attribute("lang", language.rawValue)
    out.attribute("data-more", rowsAddress(options))
    out.raw(">\n")
    writeCaption(options)
    // The list and the pane beside it; the first content of the pane needs no script.
    if hasPane { out.raw("<div class=\"ex-pair-box\"><div class=\"ex-split\">\n") }
    writeStage(options.role)
    if hasPane {
      writePane()
      out.raw("</div></div>\n")
    }
    out.raw("<p class=\"ex-status\" role=\"status\"></p>\n")
    writeFindings()
    writeCode(options.code)
    if rowsAddress(options) == nil { writeTemplates() }
    writeData()
    out.raw("</figure>\n")
  }

  /// The address of the script with the table's templates; nil if the figure has them itself.
  private func rowsAddress(_ options: TableRenderer.Options) -> String? {
    guard case .page(let address) = options.code, table.hasTemplates else { return nil }
    let page = address.split(separator: "/", omittingEmptySubsequences: false)
    return (page.dropLast() + [Substring(TableRenderer.rowsFile)]).joined(separator: "/")
  }

  private mutating func writeCaption(_ options: TableRenderer.Options) {
    let role = options.role
    out.raw("<figcaption class=\"ex-cap\"><span")
    out.attribute("id", "\(id)-cap")
    out.raw(">")
    switch role {
    case .plain: break
    case .good: out.localized(Word.doThis.text, language, as: "strong", class: "ex-do")
    case .bad: out.localized(Word.doNotThis.text, language, as: "strong", class: "ex-dont")
    }
    out.raw(" ")
    out.localized(table.label, language, as: "span", class: "ex-label")
    // It speaks of the example, in the language of the page, whatever the example itself speaks.
    out.raw(" <span class=\"ex-meta\"")
    out.attribute("lang", language.rawValue)
    out.raw("><span lang=\"en\" translate=\"no\">")
    out.text(table.platforms.map(\.rawValue).joined(separator: ", "))
    out.raw("</span>")
    for name in look {
      out.raw(" · <span>")
      out.text(name.best(for: language).text)
      out.raw("</span>")
    }
    if options.namesWidth {
      out.raw(" · <span lang=\"en\">")
      out.text("\(table.drawnWidth) pt")
      out.raw("</span>")
    }
    out.raw("</span></span>")
    if role == .plain {
      out.raw(" <a class=\"ex-link\"")
      out.attribute("href", "#\(id)")
      out.attribute("aria-label", named(.linkTo))
      out.raw(">#</a>")
    }
    out.raw("</figcaption>\n")
  }

  /// The names of the table's style and of its kind of rows.
  ///
  /// The kind distinguishes a table with columns from an outline with the same columns.
  private var look: [LocalizedText] {
    let kind: LocalizedText? =
      switch table.layout {
      case .outline: names[.part(.outline)]
      case .columns: names[.part(.columns)]
      case .collection: LocalizedText(en: "Collection", ko: "컬렉션", ja: "コレクション")
      case .list: names[table.rowStyle]
      }
    return [names[table.style], kind].compactMap(\.self)
  }

  /// The part of the caption after the label, as plain text in the page's language.
  var plainLook: String {
    ([table.platforms.map(\.rawValue).joined(separator: ", ")]
      + look.map { $0.best(for: language).text }).joined(separator: " · ")
  }

  /// A word of the interface with the table's label in it, in the language of the page.
  func named(_ word: Word) -> String {
    let label = table.label.best(for: language).text
    return word.text.best(for: language).text
      .replacingFirst("{0}", with: label.isEmpty ? table.id : label)
  }

  private mutating func writeStage(_ role: TableRenderer.Options.Role) {
    out.raw("<div class=\"ex-stage\"")
    out.attribute("data-platform", table.platform.rawValue)
    out.attribute("data-style", table.style.rawValue)
    out.attribute("data-rows", table.rowStyle.rawValue)
    out.attribute("data-era", table.era.rawValue)
    out.attribute("data-px", "\(table.drawnWidth)")
    out.attribute("data-truncation", table.truncation.rawValue)
    out.attribute("data-pattern", table.interaction.rawValue)
    out.attribute("data-selection", table.selection.rawValue)
    out.attribute("data-feedback", table.feedback.rawValue)
    out.flag("data-split", hasPane)
    out.flag("data-paging", table.pagesVertically)
    out.flag("data-alternating", table.alternatesRows)
    out.flag("data-indexed", table.hasIndex)
    writeLook()
    // Reserves space for the lines of buttons that the script adds to such tables.
    switch table.toolLines {
    case 0: break
    case 1: out.flag("data-tools", true)
    default: out.attribute("data-tools", "\(table.toolLines)")
    }
    out.raw(">\n<p class=\"ex-bar\">")
    out.localized(table.label, language, as: "span", class: "ex-title-bar")
    out.raw("</p>\n")
    writeSearch()
    out.raw("<div class=\"ex-scroll\"")
    let label = table.label.best(for: language).text
    if table.isLikelyToScroll {
      out.raw(" tabindex=\"0\" role=\"group\"")
      out.attribute("aria-label", label.isEmpty ? table.id : label)
      out.languages(of: table.label, shown: language, in: "aria-label")
    }
    out.raw(">\n")
    if table.columnSet != nil {
      writeTable()
    } else {
      writeSections(table.sections, prefix: "\(id)-s-")
    }
    writeEmpty()
    out.raw("</div>\n")
    if table.hasIndex, table.sections.contains(where: { $0.index != nil }) {
      writeIndex(role)
    }
    out.raw("</div>\n")
  }

  private mutating func writeIndex(_ role: TableRenderer.Options.Role) {
    // Only a table by itself is a landmark: one shown as a do or don't may occur twice on a page,
    // and landmarks need unique names.
    let isLandmark = role == .plain
    let names = Word.index.text.map { language, index in
      let label = table.label.best(for: language).text
      return "\(role.word.map { "\($0.text.best(for: language).text): " } ?? "")\(index) – \(label)"
    }
    out.raw(isLandmark ? "<nav class=\"ex-index\"" : "<div class=\"ex-index\" role=\"group\"")
    out.attribute("aria-label", names.best(for: language).text)
    out.languages(of: names, shown: language, in: "aria-label")
    out.raw(">")
    for section in table.sections {
      guard let letter = section.index else { continue }
      let names = letter.map { Word.goTo.text.best(for: $0).text.replacingFirst("{0}", with: $1) }
      out.raw("<a")
      out.attribute("href", "#\(id)-s-\(section.id)")
      out.attribute("aria-label", names.best(for: language).text)
      out.attributes("data-label", names)
      out.raw(">")
      out.localized(letter, language)
      out.raw("</a>")
    }
    out.raw(isLandmark ? "</nav>\n" : "</div>\n")
  }

  private mutating func writeFindings() {
    let groups = FindingGroup.all(of: facts.findings)
    guard !groups.isEmpty else { return }
    out.raw("<ul class=\"ex-findings\"")
    out.attribute("lang", language.rawValue)
    out.attribute("aria-label", Word.findings.text.best(for: language).text)
    out.raw(">\n")
    for group in groups {
      out.raw("<li")
      out.attribute("data-finding", group.guideline.rawValue)
      out.attribute("data-severity", group.severity.name)
      out.raw("><strong>")
      out.text(group.severity.word.text.best(for: language).text)
      out.raw("</strong> <span>")
      out.text(group.message(in: language))
      out.raw("</span> <code translate=\"no\">")
      out.text(group.guideline.rawValue)
      out.raw("</code></li>\n")
    }
    out.raw("</ul>\n")
  }
}

extension Severity {
  /// The name of the severity in the style sheet.
  fileprivate var name: String {
    switch self {
    case .advice: "advice"
    case .warning: "warning"
    case .error: "error"
    }
  }

  var word: Word {
    switch self {
    case .advice: .advice
    case .warning: .warning
    case .error: .error
    }
  }
}

extension String {
  /// The string with the first occurrence of `mark` replaced.
  func replacingFirst(_ mark: String, with text: String) -> String {
    guard let start = place(of: mark) else { return self }
    let lower = utf8.index(startIndex, offsetBy: start)
    return self[..<lower] + text + self[utf8.index(lower, offsetBy: mark.utf8.count)...]
  }
}

extension TableRenderer.Options.Role {
  fileprivate var word: Word? {
    switch self {
    case .plain: nil
    case .good: .doThis
    case .bad: .doNotThis
    }
  }
}
