/// Writes a table as SwiftUI source code to paste: one view with everything it needs.
package enum SwiftUIWriter {
  /// The source code with texts in `language`; ends in a line feed.
  package static func source(of table: TableSpec, _ language: TextLanguage) -> String {
    var view = SwiftUIView(table: table, language: language)
    return view.write()
  }
}

struct SwiftUIView {
  let table: TableSpec
  let language: TextLanguage
  let name: String
  let rows: [Row]
  let commands: [CodeCommand]
  /// Asked of each section, so looked for once.
  let hasDisabledRows: Bool
  let hasPlaceholders: Bool
  /// The names of properties by the ids of sections, and by the ids of rows with menus.
  let sectionNames: [String: String]
  let menuNames: [String: String]
  var uses: [API] = [.list]
  var out = SourceWriter()

  init(table: TableSpec, language: TextLanguage) {
    self.table = table
    self.language = language
    name = SourceWriter.typeName(table.id)
    rows = table.allRows
    commands = table.codeCommands
    hasDisabledRows = rows.contains(where: \.isDisabled)
    hasPlaceholders = rows.contains(where: \.isPlaceholder)
    sectionNames = Self.propertyNames(table.sections.map(\.id))
    let hasMenus = rows.contains { $0.accessories.contains(.popUpMenu) }
    menuNames = hasMenus ? Self.propertyNames(rows.map(\.id)) : [:]
  }

  private static func propertyNames(_ ids: [String]) -> [String: String] {
    Dictionary(zip(ids, SourceWriter.propertyNames(ids))) { first, _ in first }
  }

  /// A text as the key of a view's own text.
  func text(_ text: LocalizedText) -> String {
    SourceWriter.literal(text.best(for: language).text)
  }

  /// A text as a string of data.
  func string(_ text: LocalizedText) -> String { SourceWriter.localized(text, language) }

  func has(_ accessory: Accessory) -> Bool { rows.contains { $0.accessories.contains(accessory) } }
  var pushes: Bool { rows.contains { $0.action == .push || opensView($0) } }
  /// Whether rows are data because they change; other rows are written out.
  var isData: Bool {
    table.editing != nil || table.live != nil || rows.contains(where: \.isDeletable)
      || table.search != nil || table.hasSwipes || table.empty != nil || hasRowMenu
  }
  var templates: [String] {
    var names: [String] = []
    for row in rows where table.style(of: row) == .custom {
      let name = SourceWriter.typeName(row.template ?? "own") + "Row"
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  mutating func write() -> String {
    var body = SourceWriter()
    if pagesDetails { uses.append(.verticalPage) }
    if table.columnSet != nil, !table.isOutline {
      writeColumns(&body)
    } else if table.isOutline {
      writeOutline(&body)
    } else {
      writeList(&body)
    }
    uses += API.symbols(of: table)
    if body.text.contains("String(localized:") { uses.append(.localized) }
    out.line("import SwiftUI")
    out.line()
    out.line(API.attribute(for: uses, on: table.platforms))
    out.block("struct \(name): View") { out in
      out.lines(of: body)
    }
    if pagesDetails { out.lines(of: detailsSource()) }
    for template in templates { writeTemplate(template) }
    if foldsWithButtons { writeFoldingHeader() }
    if table.hasIndex { writeIndexSupport() }
    writePreview()
    return out.text
  }

  private mutating func writePreview() {
    out.line()
    out.line(API.attribute(for: uses + [.preview], on: table.platforms))
    out.block("#Preview") { $0.line("\(name)()") }
  }

  /// Writes a modifier, in a condition if one of the table's platforms lacks it.
  mutating func modifier(_ text: String, _ api: API, _ body: inout SourceWriter) {
    guard table.platforms.contains(where: { api.since[$0] != nil }) else { return }
    uses.append(api)
    let isEverywhere = api.isEverywhere(on: table.platforms)
    if !isEverywhere { body.line("#if \(api.condition)") }
    body.line(text)
    if !isEverywhere { body.line("#endif") }
  }

  private mutating func writeTemplate(_ name: String) {
    uses.append(.foregroundStyle)
    out.line()
    out.line("/// Draws what no standard row can.")
    out.line(API.attribute(for: [.foregroundStyle], on: table.platforms))
    out.block("private struct \(name): View") { out in
      out.line("let title: String")
      out.line("var detail: String?")
      out.line("var image: String?")
      out.line("var alternativeText: String?")
      out.line()
      out.block("var body: some View") { out in
        out.block("HStack") { out in
          out.block("if let image") { out in
            out.line("Image(image).accessibilityLabel(Text(alternativeText ?? title))")
          }
          out.block("VStack(alignment: .leading)") { out in
            out.line("Text(title)")
            out.block("if let detail") { out in
              out.line("Text(detail).font(.subheadline).foregroundStyle(.secondary)")
            }
          }
        }
      }
    }
  }

  /// Writes support for the index, which SwiftUI has since version 26; older versions show none.
  private mutating func writeIndexSupport() {
    out.line()
    out.block("extension View") { out in
      out.block("@ViewBuilder fileprivate func indexLabel(_ letter: String) -> some View") { out in
        out.block("if #available(iOS 26, macOS 26, tvOS 26, visionOS 26, watchOS 26, *)") { out in
          out.line("sectionIndexLabel(Text(letter))")
        }
        out.block("else") { out in out.line("self") }
      }
    }
  }
}
