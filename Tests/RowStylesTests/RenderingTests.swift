import RowStyles
import TestSupport
import Testing

struct RenderingTests {
  static let cases = BuiltIn.tables.flatMap { table in
    TextLanguage.allCases.map { (table.id, $0) }
  }

  private func html(_ id: String, _ language: TextLanguage) throws -> String {
    let table = try #require(BuiltIn.tables.first { $0.id == id })
    return String(decoding: TableRenderer.render(table, language: language), as: UTF8.self)
  }

  @Test(arguments: cases)
  func `elements nest, ids are unique and no attribute is given twice`(
    _ id: String, _ language: TextLanguage
  ) throws {
    let outline = try Markup(html(id, language), kind: .fragment)
    #expect(Set(outline.ids).count == outline.ids.count)
  }

  @Test(arguments: cases)
  func `passes a strict policy: no style attribute, no handler, no script that runs`(
    _ id: String, _ language: TextLanguage
  ) throws {
    let text = try html(id, language)
    #expect(!text.contains(" style="))
    #expect(text.firstMatch(of: #/ on[a-z]+=/#) == nil)
    #expect(
      text.matches(of: #/<script(?! type="application\/json")/#).isEmpty)
  }

  @Test(arguments: cases)
  func `shows every row's title and detail as text`(_ id: String, _ language: TextLanguage) throws {
    let table = try #require(BuiltIn.tables.first { $0.id == id })
    let text = try html(id, language)
    for row in table.allRows {
      #expect(text.contains(">\(row.title.best(for: language).text)</span>"))
      if let detail = row.detail { #expect(text.contains(">\(detail.best(for: language).text)<")) }
    }
    #expect(text.contains("<figure class=\"ex\" id=\"ex-\(id)\""))
    #expect(text.contains(" lang=\"\(language.rawValue)\">"))
  }

  @Test(arguments: cases)
  func `holds no control that needs the script`(_ id: String, _ language: TextLanguage) throws {
    let text = try html(id, language)
    for element in ["<button", "<input", "<select", "role=\"option\"", "role=\"slider\""] {
      #expect(!text.contains(element))
    }
  }

  @Test func `escapes what authors write`() throws {
    let table = try #require(
      try Example(
        parsing: """
          {id: x, label: "<b>&\\"'", sections: [{id: s, rows: [{id: r, title: "</script><i>"}]}]}
          """
      ).tables.first)
    let text = String(decoding: TableRenderer.render(table, language: .en), as: UTF8.self)
    #expect(text.contains("&lt;b&gt;&amp;&quot;'"))
    #expect(!text.contains("<i>") && !text.contains("<b>"))
    _ = try Markup(text, kind: .fragment)
  }

  @Test func `marks a text that is there only in another language`() throws {
    let table = try #require(
      try Example(
        parsing: "{id: x, label: {en: Only}, sections: [{id: s, rows: [{id: r, title: A}]}]}"
      ).tables.first)
    let text = String(decoding: TableRenderer.render(table, language: .ko), as: UTF8.self)
    #expect(text.contains("<span class=\"ex-label\" lang=\"en\" data-en=\"Only\">Only</span>"))
  }

  @Test func `sorts rows as the table starts, numbers by their value`() throws {
    let table = try #require(
      try Example(
        parsing: """
          {id: x, label: X, kind: columns, sort: {column: n, order: descending},
           columns: [{id: t, heading: T}, {id: n, heading: N, numeric: true}],
           sections: [{id: s, rows: [{id: a, title: A, cells: {n: 9}},
             {id: b, title: B, cells: {n: "1,200"}}, {id: c, title: C, cells: {n: 30}}]}]}
          """
      ).tables.first)
    let text = String(decoding: TableRenderer.render(table, language: .en), as: UTF8.self)
    let order = text.matches(of: #/<tr class="ex-row" data-id="(.)"/#).map { String($0.output.1) }
    #expect(order == ["b", "c", "a"])
    #expect(text.contains("aria-sort=\"descending\""))
  }

  @Test(arguments: GuidelineID.allCases)
  func `renders every do / don't pair with the finding of the don't`(_ id: GuidelineID) throws {
    let pair = try #require(BuiltIn.pairs[id])
    for language in TextLanguage.allCases {
      let text = String(
        decoding: TableRenderer.render(pair: pair, language: language), as: UTF8.self)
      let outline = try Markup(text, kind: .fragment)
      #expect(Set(outline.ids).count == outline.ids.count)
      #expect(text.contains("data-finding=\"\(id.rawValue)\""))
    }
  }

  @Test(arguments: Word.allCases)
  func `every word of the interface is there in three languages`(_ word: Word) {
    #expect(word.text.missing.isEmpty)
    let marks = TextLanguage.allCases.map { language in
      Set((word.text[language] ?? "").matches(of: #/\{\d\}/#).map { String($0.output) })
    }
    #expect(Set(marks).count == 1, "the languages fill in different values")
  }

  @Test func `names a symbol that is not in the set, and draws a neutral shape`() throws {
    let table = try #require(
      try Example(
        parsing: """
          {id: x, label: X, sections: [{id: s, rows: [
            {id: r, title: A, image: {symbol: foldr}}, {id: q, title: B, image: {symbol: bell.fill}}]}]}
          """
      ).tables.first)
    let unknown = Symbols.unknown(in: table)
    #expect(unknown.map(\.name) == ["foldr"])
    #expect(unknown.first?.suggestion == "folder")
    #expect(!TableRenderer.render(table, language: .en).isEmpty)
  }

  @Test func `names symbols of commands and of empty tables that are not in the set, too`() throws {
    let table = try #require(
      try Example(
        parsing: """
          id: kites
          label: Kites
          menu: [{title: Lend, symbol: foldr}, {title: Mend, symbol: pencil}]
          empty: {title: No kites, symbol: kite}
          sections:
            - id: s
              rows: [{id: r, title: Delta, swipe: [{title: Land, symbol: trsh}]}]
          """
      ).tables.first)
    let unknown = Symbols.unknown(in: table)
    #expect(unknown.map(\.row) == ["r", nil, nil])
    #expect(unknown.map(\.suggestion) == ["trash", "folder", nil])
    #expect(unknown[1].message.hasPrefix("the command “Lend” names the symbol “foldr”"))
    #expect(unknown[2].message.hasPrefix("the empty table names the symbol “kite”"))
  }
}

struct TreeTests {
  @Test(arguments: BuiltIn.tables.map(\.id))
  func `a table written as JSON or as YAML reads back as the same table`(_ id: String) throws {
    let table = try #require(BuiltIn.tables.first { $0.id == id })
    #expect(try Example(parsing: table.tree.json).tables == [table])
    #expect(try Example(parsing: table.tree.prettyJSON).tables == [table])
    #expect(try Example(parsing: table.tree.yaml).tables == [table])
  }

  @Test func `a fingerprint changes with the table and with nothing else`() throws {
    var table = try #require(BuiltIn.tables.first)
    let before = table.fingerprint
    #expect(before.utf8.count == 16)
    #expect(before == table.fingerprint)
    table.sections[0].rows[0].isOn.toggle()
    #expect(before != table.fingerprint)
  }

  @Test(arguments: [
    "a: b", "- x", "#", "'", "\"", "a\nb", "", " ", "on", "{", "\u{2028}", "é\u{301}",
  ])
  func `texts that YAML could misread are quoted`(_ text: String) throws {
    let table = TableSpec(
      id: "x", label: LocalizedText(everywhere: text),
      sections: [Section(id: "s", rows: [Row(id: "r", title: LocalizedText(everywhere: text))])])
    #expect(try Example(parsing: table.tree.yaml).tables == [table])
    #expect(try Example(parsing: table.tree.json).tables == [table])
  }
}
