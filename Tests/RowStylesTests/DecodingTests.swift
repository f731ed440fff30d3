import RowStyles
import TestSupport
import Testing

/// An invalid block and its first problem, as `line:column message`.
struct Refusal: Sendable, CustomTestStringConvertible {
  let yaml: String
  let problem: String
  var testDescription: String { problem }

  init(_ yaml: String, _ problem: String) {
    self.yaml = yaml
    self.problem = problem
  }

  static let all = [
    Refusal("", "1:1 the block holds no table"),
    Refusal("# nothing", "1:1 the block holds no table"),
    Refusal("[]", "1:1 the block holds no table"),
    Refusal("just text", "1:1 a table is written as a map, such as {id: name}"),
    Refusal("ref:hall", "1:1 put a space behind the colon"),
    Refusal(
      "{id: a, label: A, style： plain, sections: []}",
      "1:19 a table has no field “style： plain”; write “: ” instead of the wide colon “：”"),
    Refusal("{id: a, label: A, sections: []", "1:1 this YAML cannot be read"),
    Refusal(
      "id: a\nlabel: A\nstlye: plain\nsections: []",
      "3:1 a table has no field “stlye”; did you mean “style”?"),
    Refusal(
      "id: a\nlabel: A\nstyle: insetgrouped\nsections: []",
      "3:8 “insetgrouped” is not a value of “style”; did you mean “insetGrouped”?"),
    Refusal("id: a\nsections: []", "1:1 this table needs the field “label”"),
    Refusal(
      "id: a\nlabel: A\nplatforms: [Tvos]\nrows: []",
      "3:13 “Tvos” is not a value of “platforms”; did you mean “tvOS”?"),
    Refusal(
      "id: a\nlabel: A\nkind: columns\ncolumns: [{id: x, title: X}]\nsections: []",
      "4:19 a column has no field “title”; did you mean “heading”?"),
    Refusal(
      "id: a\nlabel: A\nsections: [{id: s, rows: [{id: r, title: A, accessories: [chevron]}]}]",
      "3:59 “chevron” is not a value of “accessories”; did you mean “disclosure”?"),
    Refusal(
      "id: 표\nlabel: A\nsections: []",
      "1:5 an id is made of ASCII letters, digits, “-” and “_”, not “표”"),
    Refusal(
      "id: a\nlabel: {en: A, jp: B}\nsections: []",
      "2:16 a text has no field “jp”; did you mean “ja”?"),
    Refusal(
      "id: a\nlabel: A\nindex: maybe\nsections: []",
      "3:8 “index” is true or false, not “maybe”"),
    Refusal(
      "id: a\nlabel: A\npx: 12\nsections: []",
      "3:5 “px” is a whole number from 100 to 4000, not “12”"),
    Refusal(
      "id: a\nlabel: A\nsections: []\nrows: []",
      "4:7 rows stand in “sections”, or in “rows” if there are none"),
    Refusal("id: a\nlabel: A", "1:1 this table needs the field “rows”, or “sections” with rows"),
    Refusal(
      "id: a\nlabel: A\nrows: [{id: r, title: A, accessorys: []}]",
      "3:26 a row has no field “accessorys”; did you mean “accessories”?"),
    Refusal("id: a\nid: b", "2:1 the key 'id' occurs twice"),
    Refusal(
      "id: a\nlabel: &x A\nsections: []", "2:8 anchors and aliases are not read"),
    Refusal(
      "id: a\nlabel: A\nkind: list\ncolumns: [{id: x}]\nsections: []",
      "4:10 a list has no columns; write “kind: columns”"),
    Refusal(
      "id: a\nlabel: A\nkind: columns\nsections: []",
      "1:1 “kind: columns” needs the field “columns”"),
    Refusal(
      "id: a\nlabel: A\nkind: columns\ncolumns: [{id: name}]\nsort: nmae\nsections: []",
      "5:7 the table has no column “nmae”; did you mean “name”?"),
    Refusal(
      "id: a\nlabel: A\nsections: [{id: s, rows: [{id: r, title: A}, {id: r, title: B}]}]",
      "3:51 the row id “r” is used twice"),
    Refusal(
      "id: a\nlabel: A\nsections: [{id: s, rows: [{id: r, title: A, image: {alt: B}}]}]",
      "3:52 an image is either a “symbol” or an “asset”"),
    Refusal(
      "id: a\nlabel: A\nplatforms: []\nsections: []",
      "3:12 “platforms” names at least one platform"),
    Refusal(
      "id: a\nlabel: A\nsections: []\nvariants: [{style: plain}]",
      "4:12 a variant needs an id of its own"),
    Refusal("ref: a\nid: b", "1:6 a block with “ref” holds nothing but the id of a table"),
  ]
}

struct DecodingTests {
  @Test(arguments: Refusal.all)
  func `says where and why a block is refused`(_ refusal: Refusal) throws {
    let error = try #require(throws: InvalidExample.self) {
      try Example(parsing: refusal.yaml)
    }
    let first = try #require(error.problems.first)
    let text = "\(first.line):\(first.column) \(first.message)"
    #expect(text.hasPrefix(refusal.problem), "\(error.problems)")
  }

  @Test func `collects all problems in the order of their lines`() throws {
    let error = try #require(throws: InvalidExample.self) {
      try Example(parsing: "id: a\nlable: A\nstyle: flat\nsections: [{id: s, rows: [{}]}]")
    }
    #expect(error.problems.map(\.line) == [1, 2, 3, 4, 4], "\(error.problems)")
  }

  @Test func `only ends of lines count as such in the place of a problem`() throws {
    let error = try #require(throws: InvalidExample.self) {
      try Example(parsing: "label: \"a\u{2028}b\u{85}c\"\r\nid: a\r\nstyle: flat\r\nsections: []")
    }
    #expect(error.problems.map(\.line) == [3], "\(error.problems)")
    #expect(error.problems.map(\.column) == [8], "\(error.problems)")
    let broken = try #require(throws: InvalidExample.self) {
      try Example(parsing: "label: \"a\u{2029}b\" c: d\n")
    }
    #expect(broken.problems.map(\.line) == [1], "\(broken.problems)")
  }

  @Test func `keeps words of YAML's own as text where text is expected`() throws {
    let table = try #require(
      try Example(
        parsing: """
          id: words
          label: {en: no, ko: on, ja: 014}
          sections: [{id: s, rows: [{id: r, title: "null", "on": true}]}]
          """
      ).tables.first)
    #expect(table.label == LocalizedText(en: "no", ko: "on", ja: "014"))
    #expect(table.sections[0].rows[0].title[.ko] == "null")
    #expect(table.sections[0].rows[0].isOn)
  }

  @Test func `rows without a section are those of one`() throws {
    let tables = try Example(
      parsing: """
        id: a
        label: A
        rows: [{id: r, title: R, opens: {rows: [{id: o, title: O}]}}]
        variants:
          - {id: b, sections: [{id: s, rows: []}]}
          - {id: c, rows: [{id: q, title: Q}]}
        """
    ).tables
    #expect(tables.map { $0.sections.map(\.id) } == [["rows"], ["s"], ["rows"]])
    #expect(tables.map { $0.allRows.map(\.id) } == [["r"], [], ["q"]])
    let first = try #require(tables.first)
    #expect(first.everyRow.map(\.id) == ["r", "o"])
    #expect(try Example(parsing: first.tree.yaml).tables == [first])
  }

  @Test func `the kind of a table follows from its columns`() throws {
    let columns = "columns: [{id: name}, {id: kind}]"
    let rows = "rows: [{id: r, title: R, cells: {kind: K}}]"
    func table(_ fields: String) throws -> TableSpec? {
      try Example(parsing: "id: a\nlabel: A\n\(fields)\n\(rows)").tables.first
    }
    #expect(try table(columns) == table("kind: columns\n\(columns)"))
    #expect(
      try table("\(columns)\nnestBy: kind") == table("kind: outline\n\(columns)\nnestBy: kind"))
  }

  @Test func `a variant is the table with some fields written anew`() throws {
    let tables = try Example(
      parsing: """
        {id: a, label: A, style: plain, index: true, concept: plain, sections: [],
         variants: [{id: b, style: sidebar, platforms: [macOS, iPadOS]}]}
        """
    ).tables
    #expect(tables.map(\.id) == ["a", "b"])
    #expect(tables.map(\.style) == [.plain, .sidebar])
    #expect(tables.map(\.hasIndex) == [true, true])
    #expect(tables.map(\.concept) == [.style(.plain), nil])
  }

  @Test func `nestBy folds rows under the values of a column`() throws {
    let table = try #require(
      try Example(
        parsing: """
          {id: a, label: A, kind: outline, nestBy: kind,
           columns: [{id: name, heading: Name}, {id: kind, heading: Kind}],
           sections: [{id: s, rows: [{id: x, title: X, cells: {kind: K1}},
             {id: y, title: Y, cells: {kind: K2}}, {id: z, title: Z, cells: {kind: K1}}]}]}
          """
      ).tables.first)
    let rows = table.sections[0].rows
    #expect(rows.map { $0.title[.en] } == ["K1", "K2"])
    #expect(rows.map { $0.children.map(\.id) } == [["x", "z"], ["y"]])
    #expect(table.allRows.map(\.id) == ["s-kind-1", "x", "z", "s-kind-2", "y"])
  }

  @Test func `a reference names a table that is written elsewhere`() throws {
    #expect(try Example(parsing: "ref: kiln-log").reference == "kiln-log")
  }

  @Test(arguments: ["[", "{a: ", "[[", "{b: [", "? "])
  func `deep nesting is refused, not walked`(_ unit: String) {
    let text = String(repeating: unit, count: 50_000)
    #expect(throws: InvalidExample.self) { try Example(parsing: text) }
  }

  @Test func `a bomb of aliases is refused at its first anchor`() throws {
    var text = "a0: &a0 [x, x]\n"
    for level in 1...24 {
      text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1), *a\(level - 1)]\n"
    }
    let error = try #require(throws: InvalidExample.self) { try Example(parsing: text) }
    #expect(error.problems[0].message.hasPrefix("anchors and aliases are not read"))
  }

  @Test(
    "cut and garbled blocks give problems, never a trap", arguments: 0..<UInt64(200))
  func garbled(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var bytes = Array(
      """
      {id: a, label: {en: A, ko: 가, ja: あ}, kind: outline, columns: [{id: n, heading: N}],
       sections: [{id: s, rows: [{id: r, title: T, cells: {n: 1}, accessories: [info]}]}],
       variants: [{id: b, style: plain}]}
      """.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      bytes[Int.random(in: bytes.indices, using: &random)] =
        Array("{}[]:,&*!|>'\"\n\t #-?ax".utf8).randomElement(using: &random) ?? 0
    }
    do {
      _ = try Example(parsing: String(decoding: bytes, as: UTF8.self))
    } catch {
      #expect(!error.problems.isEmpty, "seed \(seed)")
      #expect(error.problems.allSatisfy { $0.line >= 1 && $0.column >= 1 }, "seed \(seed)")
    }
  }
}

struct ExamplePlaceTests {
  @Test(arguments: [
    ("id: a\nstyle: plane", 2, 8, "style: plane", 7),
    ("id: a\nstyle: plane", 2, 8, "> style: plane", 9),
    ("id: a\nstyle: plane", 2, 8, "> > style: plane\r", 11),
    ("id: 가\nlabel: 나다", 2, 9, "   label: 나다", 13),
    ("id: a\n  x: y", 2, 3, "    >   x: y", 8),
    ("id: a\r\nstyle: plane\r\n", 2, 8, "style: plane\r", 7),
    ("", 1, 1, "   ", 0),
  ])
  func `a place in a block is found behind the marks before it`(
    text: String, line: Int, column: Int, source: String, offset: Int
  ) {
    #expect(BlockPlaces(text).offset(ofColumn: column, line: line, in: source) == offset)
  }

  @Test(arguments: [
    ("id: a", 1), ("label: x\nid: a", 2), ("- id: b\n- {id: a, label: x}", 2),
    ("label: x\r\nid: a\r\n", 2), ("{\"id\": \"a\"}", 1), ("id: ab\nvariants: [\n  {id: 'a'}]", 3),
    ("x: y", 1),
  ])
  func `finds the line that names a table`(text: String, line: Int) {
    let table = TableSpec(id: "a", label: LocalizedText(en: "A"), sections: [])
    #expect(BlockPlaces(text).line(of: table) == line)
  }
}
