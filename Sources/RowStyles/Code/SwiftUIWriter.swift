/// Writes a table as SwiftUI source code to paste: one view with everything it needs.
package enum SwiftUIWriter {
  /// The source code with texts in `language`; ends in a line feed.
  package static func source(of table: TableSpec, _ language: TextLanguage) -> String {
    let needed = view(of: table)
    let shown = table.platforms.filter { needed.since[$0] != nil }
    guard !shown.isEmpty else {
      return CodeGaps(table: table).comment(in: .list)
        + SwiftUIView(
          subject: SwiftUISubject(table: PlatformCut.swiftUI(asList(table)), language: language)
        ).write(in: nil)
    }
    var subject = table
    subject.platforms = shown
    subject = PlatformCut.swiftUI(subject)
    let condition = shown.count < table.platforms.count ? needed.condition : nil
    return CodeGaps(table: table).comment(in: listing(of: table))
      + SwiftUIView(subject: SwiftUISubject(table: subject, language: language))
      .write(in: condition)
  }

  /// The API that the view of the table needs.
  private static func view(of table: TableSpec) -> API {
    switch table.layout {
    case .list, .collection: .list
    case .columns: .table
    case .outline(let set): (set?.columns.count ?? 1) > 1 ? .outlineTable : .outline
    }
  }

  private static func listing(of table: TableSpec) -> CodeGaps.Listing {
    switch table.layout {
    case .list: table.dragsBetweenLists ? .lists : .list
    case .collection: .tiles
    case .columns: .columns
    case .outline(let set): (set?.columns.count ?? 1) > 1 ? .columns : .outline
    }
  }

  /// The table as a list of its titles, for platforms that have nothing else.
  private static func asList(_ table: TableSpec) -> TableSpec {
    var list = table
    list.layout = .list
    for place in list.sections.indices {
      list.sections[place].rows = list.sections[place].rows.flatMap { $0.descendants() }
        .map { found in
          var row = found.row
          row.children = []
          return row
        }
    }
    return list
  }
}

/// The file with the view and the types that the view needs.
struct SwiftUIView: SwiftUIPart {
  let subject: SwiftUISubject

  private var templates: [String] {
    var names: [String] = []
    for row in rows where table.style(of: row) == .custom {
      let name = code.template(of: row)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The source code; only for the platforms of `condition`, unless that is nil.
  func write(in condition: String?) -> String {
    var body = SourceWriter()
    if table.isOutline {
      SwiftUIOutline(subject: subject).write(&body)
    } else if let set = table.columnSet {
      SwiftUIColumns(subject: subject, set: set).write(&body)
    } else if table.dragsBetweenLists {
      SwiftUILists(subject: subject).write(&body)
    } else if table.layout == .collection {
      SwiftUICollection(subject: subject).write(&body)
    } else {
      SwiftUIList(subject: subject).write(&body)
    }
    if pagesDetails { body.use(.verticalPage) }
    if body.text.contains("String(localized:") { body.use(.localized) }
    var uses = [.list] + body.uses + API.symbols(of: table)
    var out = SourceWriter()
    out.line("import SwiftUI")
    out.line()
    if let condition {
      out.line("#if \(condition)")
      out.line()
    }
    out.line(API.attribute(for: uses, on: table.platforms))
    out.block("struct \(name): View") { out in
      out.lines(of: body)
    }
    if pagesDetails { writeDetailPages(&out) }
    for template in templates { writeTemplate(template, &out) }
    if !templates.isEmpty { uses.append(.foregroundStyle) }
    if foldsWithButtons { writeFoldingHeader(uses, &out) }
    if table.hasIndex { writeIndexSupport(&out) }
    writePreview(uses, &out)
    if condition != nil {
      out.line()
      out.line("#endif")
    }
    return ModifierIndent.indenting(out.text)
  }

  private func writePreview(_ uses: [API], _ out: inout SourceWriter) {
    out.line()
    out.line(API.attribute(for: uses + [.preview], on: table.platforms))
    out.block("#Preview") { $0.line("\(name)()") }
  }

  private func writeTemplate(_ name: String, _ out: inout SourceWriter) {
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
            out.block("if let detail") { out in
              out.line("Text(detail).font(.subheadline).foregroundStyle(.secondary)")
            }
            out.line("Text(title)")
          }
        }
      }
    }
  }

  /// Writes support for the index, which SwiftUI has since version 26; older versions show none.
  private func writeIndexSupport(_ out: inout SourceWriter) {
    out.line()
    out.block("extension View") { out in
      out.block("@ViewBuilder fileprivate func \(indexLabel)(_ letter: String) -> some View") {
        out in
        out.block("if #available(iOS 26, macOS 26, tvOS 26, visionOS 26, watchOS 26, *)") { out in
          out.line("sectionIndexLabel(Text(letter))")
        }
        out.block("else") { out in out.line("self") }
      }
    }
  }

  /// Writes the details of all rows as vertical pages.
  private func writeDetailPages(_ out: inout SourceWriter) {
    let isOnlyWatch = table.platforms == [.watchOS]
    out.line()
    if !isOnlyWatch { out.line("#if os(watchOS)") }
    out.line(API.attribute(for: [.verticalPage], on: [.watchOS]))
    out.block("struct \(name)Details: View") { out in
      if isData { out.line("let items: [\(name).Item]") }
      out.line("@State var shown: String")
      out.line()
      out.block("var body: some View") { out in
        out.block("TabView(selection: $shown)") { out in
          if isData {
            out.line("ForEach(items) { item in")
            out.line("  Text(\(itemDetail)).tag(item.id)")
            out.line("}")
          } else {
            for row in rows where row.action == .push {
              let text: LocalizedText
              if case .text(let own)? = row.opens { text = own } else { text = row.title }
              out.line("Text(\(words(text))).tag(\(SourceWriter.literal(row.id)))")
            }
          }
        }
        out.line(".tabViewStyle(.verticalPage)")
      }
    }
    if !isOnlyWatch { out.line("#endif") }
  }

  /// Writes the header of a section that folds.
  private func writeFoldingHeader(_ uses: [API], _ out: inout SourceWriter) {
    let (open, closed) = (words(CodeWords.open), words(CodeWords.closed))
    out.line()
    out.line(API.attribute(for: uses, on: table.platforms))
    out.block("private struct \(name)FoldingHeader: View") { out in
      out.line("let title: Text")
      out.line("@Binding var isOpen: Bool")
      out.line()
      out.block("var body: some View") { out in
        out.line("Button {")
        out.line("  withAnimation { isOpen.toggle() }")
        out.line("} label: {")
        out.indented { out in
          out.block("HStack") { out in
            out.line("title")
            out.line("Spacer()")
            out.line("Image(systemName: \"chevron.right\")")
            out.line("  .rotationEffect(.degrees(isOpen ? 90 : 0))")
            out.line("  .accessibilityHidden(true)")
          }
        }
        out.line("}")
        out.line(".accessibilityValue(isOpen ? Text(\(open)) : Text(\(closed)))")
      }
    }
  }
}
