/// A collection: pictures of any size with their texts below them, in as many columns as fit.
struct SwiftUICollection: SwiftUIPart {
  let subject: SwiftUISubject

  func write(_ body: inout SourceWriter) {
    body.use(.grid)
    body.block("struct Item: Identifiable") { body in
      body.line("let id: String")
      body.line("var title: String")
      if rows.contains(where: { $0.detail != nil }) { body.line("var detail: String?") }
      if subject.hasImages { body.line("var image: String?") }
      if subject.hasImageWords { body.line("var alternativeText: String?") }
    }
    body.line()
    for section in table.sections {
      writeItems(of: section, declared: "private let", &body)
    }
    body.line("@ScaledMetric private var tileWidth = 140.0")
    body.line()
    body.block("var body: some View") { body in
      body.block("ScrollView") { body in
        body.line("LazyVGrid(columns: [GridItem(.adaptive(minimum: tileWidth))]) {")
        body.indented { body in for section in table.sections { write(section, &body) } }
        body.line("}")
        body.line(".padding()")
      }
    }
  }

  private func write(_ section: Section, _ body: inout SourceWriter) {
    var tail = "}"
    if let header = section.header { tail += " header: {\n  Text(\(words(header)))\n}" }
    if let footer = section.footer { tail += " footer: {\n  Text(\(words(footer)))\n}" }
    body.line("Section {")
    body.indented { body in
      body.line("ForEach(\(items(section))) { item in")
      body.indented { writeItem(&$0) }
      body.line("}")
    }
    for line in tail.split(separator: "\n") { body.line(String(line)) }
  }

  private func writeItem(_ body: inout SourceWriter) {
    body.block("VStack(alignment: .leading)") { body in
      if subject.hasImages { writePicture(&body) }
      body.line("Text(item.title)")
      if rows.contains(where: { $0.detail != nil }) {
        body.use(.foregroundStyle)
        body.block("if let detail = item.detail") { body in
          body.line("Text(detail).font(.subheadline).foregroundStyle(.secondary)")
        }
      }
    }
  }

  private func writePicture(_ body: inout SourceWriter) {
    let symbols = rows.filter { code.symbol($0) != nil }
    let assets = rows.filter { $0.image != nil && code.symbol($0) == nil }
    // Symbols and pictures of the app are loaded in different ways.
    let picture =
      symbols.isEmpty
      ? "Image(image)"
      : assets.isEmpty
        ? "Image(systemName: image)"
        : "(\(assets.ids).contains(item.id) ? Image(image) : Image(systemName: image))"
    let words = subject.hasImageWords ? "item.alternativeText ?? item.title" : "item.title"
    body.block("if let image = item.image") { body in
      body.line(picture)
      body.line("  .resizable()")
      body.line("  .scaledToFit()")
      body.line("  .accessibilityLabel(Text(\(words)))")
    }
  }
}
