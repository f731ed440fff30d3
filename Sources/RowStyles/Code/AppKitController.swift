/// Writes a macOS table as AppKit source code.
struct AppKitController: CodePart {
  let code: CodeSubject
  /// The columns; a list has a single one.
  private let columns: [Column]
  private let valued: Set<String>
  /// Whether items hold texts that the inspector shows.
  private let hasTexts: Bool
  /// Whether rows have symbols, which stand before their titles.
  private let hasSymbols: Bool

  // What each row needs is looked for once.
  init(code: CodeSubject) {
    self.code = code
    let columns = Self.columns(of: code.table)
    self.columns = columns
    valued = code.table.valuedColumns
    hasTexts =
      code.table.hasInspector && AppKitInspector(code: code, columns: columns).opensTexts
    hasSymbols = code.table.everyRow.contains { code.symbol($0) != nil }
  }

  private func text(_ text: LocalizedText) -> String { string(text) }

  private static func columns(of table: TableSpec) -> [Column] {
    if let set = table.columnSet { return set.columns }
    var column = Column(id: "title")
    column.heading = table.label
    column.isResizable = true
    guard table.allRows.contains(where: { $0.detail != nil }) else { return [column] }
    var detail = Column(id: Self.detailID)
    detail.isResizable = true
    return [column, detail]
  }

  /// The column of a list that shows details.
  private static let detailID = "detail"

  private func cell(of row: Row, in column: Column, at index: Int) -> LocalizedText? {
    if index == 0 { return row.title }
    return row.cells[column.id] ?? (table.columnSet == nil ? row.detail : nil)
  }

  private var view: String { table.isOutline ? "NSOutlineView" : "NSTableView" }

  private var style: String? { table.style.kind.appKit }

  func write() -> String {
    var out = SourceWriter()
    out.line("import AppKit")
    out.line()
    out.block("private final class \(name)Item") { out in
      out.line("let cells: [String: String]")
      if hasSymbols { out.line("let symbol: String?") }
      if hasUnits { out.line("let values: [String: Double]") }
      if hasTexts { out.line("let text: String?") }
      if hasHeaders { out.line("let isHeader: Bool") }
      // Headers among the rows have no id.
      if menu.isNeeded { out.line("let id: String?") }
      let changes = isOutlineSortable || table.isOutline && menu.removesRows
      out.line("\(changes ? "var" : "let") children: [\(name)Item]")
      out.line()
      let values = hasUnits ? ", values: [String: Double] = [:]" : ""
      let symbol = hasSymbols ? ", symbol: String? = nil" : ""
      let more =
        (hasTexts ? ", text: String? = nil" : "") + (hasHeaders ? ", isHeader: Bool = false" : "")
        + (menu.isNeeded ? ", id: String? = nil" : "")
      let arguments = "_ cells: [String: String]\(values)\(symbol)\(more)"
      out.line("init(\(arguments), children: [\(name)Item] = []) {")
      out.indented { out in
        out.line("self.cells = cells")
        if hasUnits { out.line("self.values = values") }
        if hasSymbols { out.line("self.symbol = symbol") }
        if hasTexts { out.line("self.text = text") }
        if hasHeaders { out.line("self.isHeader = isHeader") }
        if menu.isNeeded { out.line("self.id = id") }
        out.line("self.children = children")
      }
      out.line("}")
    }
    out.line()
    out.line(API.attribute(for: [API(macOS: 1200)] + API.symbols(of: table), on: [.macOS]))
    let conformances =
      table.isOutline
      ? "NSOutlineViewDataSource, NSOutlineViewDelegate"
      : "NSTableViewDataSource, NSTableViewDelegate"
    var body = SourceWriter()
    writeBody(&body)
    out.block("final class \(name)Controller: NSViewController, \(conformances)") { out in
      out.lines(of: body)
    }
    menu.writeClass(&out)
    if table.hasInspector { inspector.writeClasses(&out) }
    out.previewOnMac(of: "\(name)\(table.hasInspector ? "Split" : "")Controller")
    return out.text
  }

  private func writeBody(_ body: inout SourceWriter) {
    body.line("private let table = \(view)()")
    menu.writeCommands(&body)
    body.line("private \(isSortable || menu.removesRows ? "var" : "let") items: [\(name)Item] = [")
    body.indented { body in
      for section in table.sections {
        if hasHeaders, let header = section.header, let first = columns.first {
          let cells = "[\(SourceWriter.literal(first.id)): \(text(header))]"
          body.line("\(name)Item(\(cells), isHeader: true),")
        }
        for row in section.rows { write(row, ",", &body) }
      }
    }
    body.line("]")
    if table.hasInspector {
      body.line("/// Takes the item that is selected.")
      body.line("fileprivate var inspect: (\(name)Item?) -> Void = { _ in }")
    }
    body.line()
    body.block("override func loadView()") { body in writeLoading(&body) }
    body.line()
    if table.isOutline { writeOutline(&body) } else { writeTable(&body) }
    if table.choosesColumns { writeChoosing(&body) }
    writeCell(&body)
    menu.write(&body)
    if table.hasInspector { inspector.writeSelection(&body) }
  }

  private var menu: AppKitMenu { AppKitMenu(code: code) }
  private var inspector: AppKitInspector { AppKitInspector(code: code, columns: columns) }
  /// Whether headers of sections are rows of the table; sorted rows are in no section.
  private var hasHeaders: Bool {
    !table.isOutline && !isSortable && table.sections.contains { $0.header != nil }
  }

  private var isSortable: Bool { columns.contains(where: \.isSortable) }
  private var isOutlineSortable: Bool { table.isOutline && isSortable }
  /// The alignment of a column's texts; nil if they are at its start.
  private static func alignment(_ column: Column) -> String? {
    switch column.alignment ?? (column.isNumeric ? .trailing : .leading) {
    case .leading: nil
    case .center: ".center"
    case .trailing: ".right"
    }
  }
  /// Whether rows hold numbers to sort by, beside the texts that they show.
  private var hasUnits: Bool { isSortable && !valued.isEmpty }

  /// The numbers of a row by the ids of numeric columns, as an argument.
  private func values(_ row: Row) -> String {
    guard hasUnits else { return "" }
    let values = columns.enumerated().compactMap { index, column -> String? in
      guard valued.contains(column.id) else { return nil }
      let text = index == 0 ? row.title : row.cells[column.id]
      return text?.quantity.map { "\(SourceWriter.literal(column.id)): \($0.literal)" }
    }
    return values.isEmpty ? "" : ", values: [\(values.joined(separator: ", "))]"
  }

  private func write(_ row: Row, _ tail: String, _ body: inout SourceWriter) {
    var cells: [String] = []
    for (index, column) in columns.enumerated() {
      guard let value = cell(of: row, in: column, at: index) else { continue }
      cells.append("\(SourceWriter.literal(column.id)): \(text(value))")
    }
    let symbol = code.symbol(row).map { ", symbol: \(SourceWriter.literal($0))" } ?? ""
    var words = ""
    if hasTexts, case .text(let text)? = row.opens { words = ", text: \(self.text(text))" }
    if menu.isNeeded { words += ", id: \(SourceWriter.literal(row.id))" }
    let own = "[\(cells.joined(separator: ", "))]\(values(row))\(symbol)\(words)"
    guard !row.children.isEmpty else { return body.line("\(name)Item(\(own))\(tail)") }
    body.line("\(name)Item(")
    body.indented { body in
      body.line("\(own),")
      body.line("children: [")
      body.indented { body in for child in row.children { write(child, ",", &body) } }
      body.line("])\(tail)")
    }
  }

  private func writeLoading(_ body: inout SourceWriter) {
    let names = SourceWriter.propertyNames(columns.map(\.id))
    for (column, name) in zip(columns, names) {
      let property = name + "Column"
      let id = SourceWriter.literal(column.id)
      body.line("let \(property) = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(\(id)))")
      if let heading = column.heading { body.line("\(property).title = \(text(heading))") }
      if let alignment = Self.alignment(column) {
        body.line("\(property).headerCell.alignment = \(alignment)")
      }
      if column.isHidden { body.line("\(property).isHidden = true") }
      if let min = column.min { body.line("\(property).minWidth = \(min)") }
      if let ideal = column.ideal { body.line("\(property).width = \(ideal)") }
      if column.isSortable {
        body.line(
          "\(property).sortDescriptorPrototype = NSSortDescriptor(key: \(id), ascending: true)")
      }
      if !column.isResizable { body.line("\(property).resizingMask = []") }
      body.line("table.addTableColumn(\(property))")
    }
    if table.isOutline, !columns.isEmpty {
      body.line("table.outlineTableColumn = \(names[0])Column")
    }
    if let style { body.line("table.style = \(style)") }
    for line in table.look.flatMap(\.appKit) { body.line(line) }
    body.line("table.allowsMultipleSelection = \(table.selection == .multiple)")
    if table.columnSet == nil { body.line("table.headerView = nil") }
    writeParts(&body)
    if menu.isNeeded { body.line("table.menu = rowMenu()") }
    body.line("table.dataSource = self")
    body.line("table.delegate = self")
    if isSortable, let sort = table.columnSet?.sort {
      let order =
        "key: \(SourceWriter.literal(sort.column)), ascending: \(sort.order == .ascending)"
      body.line("let order = NSSortDescriptor(\(order))")
      body.line("table.sortDescriptors = [order]")
      body.line("items = sorted(items, by: order)")
    }
    if table.isOutline { body.line("table.expandItem(nil, expandChildren: true)") }
    body.line("let scroll = NSScrollView()")
    if table.style == .bordered { body.line("scroll.borderType = .bezelBorder") }
    body.line("scroll.hasVerticalScroller = true")
    body.line("scroll.documentView = table")
    body.line("title = \(text(table.label))")
    body.line("view = scroll")
  }

  /// Writes the parts of the table that do not depend on its style.
  private func writeParts(_ body: inout SourceWriter) {
    if table.choosesColumns {
      // AppKit keeps the shown columns, their widths and their order under this name.
      body.line("table.allowsColumnReordering = true")
      body.line("table.autosaveName = \(SourceWriter.literal(table.id))")
      body.line("table.autosaveTableColumns = true")
    }
  }

  /// Writes the menu of the headings in which people choose columns, which systems have since macOS
  /// 14.
  ///
  /// The first column tells the rows apart, so it always stays.
  private func writeChoosing(_ body: inout SourceWriter) {
    let (method, view) =
      table.isOutline ? ("outlineView", "NSOutlineView") : ("tableView", "NSTableView")
    let first = SourceWriter.literal(columns.first?.id ?? "")
    body.line("@available(macOS 14, *)")
    body.line("func \(method)(")
    body.line("  _ \(method): \(view), userCanChangeVisibilityOf column: NSTableColumn")
    body.line(") -> Bool { column.identifier.rawValue != \(first) }")
    body.line()
  }

  private func writeTable(_ body: inout SourceWriter) {
    body.line("func numberOfRows(in tableView: NSTableView) -> Int { items.count }")
    body.line()
    if isSortable { writeSorting(&body) }
    body.line("func tableView(")
    body.line("  _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int")
    body.line(") -> NSView? {")
    if hasHeaders, let first = columns.first {
      let title = "items[row].cells[\(SourceWriter.literal(first.id))] ?? \"\""
      body.line("  items[row].isHeader")
      body.line("    ? NSTextField(labelWithString: \(title)) : cell(items[row], tableColumn)")
    } else {
      body.line("  cell(items[row], tableColumn)")
    }
    body.line("}")
    body.line()
    guard hasHeaders else { return }
    body.block("func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool") {
      $0.line("items[row].isHeader")
    }
    body.line()
    body.block("func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool") {
      $0.line("!items[row].isHeader")
    }
    body.line()
  }

  private func writeSorting(_ body: inout SourceWriter) {
    let (method, view) =
      table.isOutline ? ("outlineView", "NSOutlineView") : ("tableView", "NSTableView")
    body.line("func \(method)(")
    body.line("  _ \(method): \(view), sortDescriptorsDidChange old: [NSSortDescriptor]")
    body.line(") {")
    body.indented { body in
      body.line("guard let order = \(method).sortDescriptors.first else { return }")
      guard !table.isOutline else {
        // An outline keeps the indices of selected rows as well.
        body.line(
          "let selected = outlineView.selectedRowIndexes.compactMap { outlineView.item(atRow: $0) }"
        )
        body.line("items = sorted(items, by: order)")
        body.line("outlineView.reloadData()")
        body.line("let rows = selected.map { outlineView.row(forItem: $0) }.filter { $0 >= 0 }")
        return body.line(
          "outlineView.selectRowIndexes(IndexSet(rows), byExtendingSelection: false)")
      }
      // A table keeps the indices of selected rows, not the rows.
      body.line("let selected = tableView.selectedRowIndexes.map { items[$0] }")
      body.line("items = sorted(items, by: order)")
      body.line("tableView.reloadData()")
      body.line(
        "let rows = items.indices.filter { row in selected.contains { $0 === items[row] } }")
      body.line("tableView.selectRowIndexes(IndexSet(rows), byExtendingSelection: false)")
    }
    body.line("}")
    body.line()
    body.line(
      "private func sorted(_ items: [\(name)Item], by order: NSSortDescriptor) -> [\(name)Item] {")
    body.indented { body in
      body.line("guard let key = order.key else { return items }")
      if isOutlineSortable {
        body.line("for item in items { item.children = sorted(item.children, by: order) }")
      }
      body.line("return items.sorted { a, b in")
      body.indented { body in
        if hasUnits {
          let ids = columns.map(\.id).filter(valued.contains).map(SourceWriter.literal)
          body.block("if [\(ids.joined(separator: ", "))].contains(key)") { body in
            body.block("guard let x = a.values[key], let y = b.values[key] else") { body in
              body.line("// A row without a number is last in either order.")
              body.line("return a.values[key] != nil && b.values[key] == nil")
            }
            body.line("return order.ascending ? x < y : y < x")
          }
        }
        body.line("let (first, second) = order.ascending ? (a, b) : (b, a)")
        body.line("let (x, y) = (first.cells[key] ?? \"\", second.cells[key] ?? \"\")")
        body.line("return x.localizedStandardCompare(y) == .orderedAscending")
      }
      body.line("}")
    }
    body.line("}")
    body.line()
  }

  private func writeOutline(_ body: inout SourceWriter) {
    body.line(
      "func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {")
    body.line("  (item as? \(name)Item)?.children.count ?? items.count")
    body.line("}")
    body.line()
    body.line(
      "func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {"
    )
    body.line("  (item as? \(name)Item)?.children[index] ?? items[index]")
    body.line("}")
    body.line()
    body.line(
      "func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {")
    body.line("  (item as? \(name)Item)?.children.isEmpty == false")
    body.line("}")
    body.line()
    if isSortable { writeSorting(&body) }
    body.line("func outlineView(")
    body.line("  _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any")
    body.line(") -> NSView? {")
    body.line("  (item as? \(name)Item).flatMap { cell($0, tableColumn) }")
    body.line("}")
    body.line()
  }

  private func writeCell(_ body: inout SourceWriter) {
    body.line("private func cell(_ item: \(name)Item, _ column: NSTableColumn?) -> NSView? {")
    body.indented { body in
      body.line("guard let column else { return nil }")
      body.line("let text = item.cells[column.identifier.rawValue] ?? \"\"")
      if hasSymbols {
        let first = SourceWriter.literal(columns.first?.id ?? "")
        body.line("let symbol = column.identifier.rawValue == \(first) ? item.symbol : nil")
        body.block("let image = symbol.flatMap") {
          $0.line("NSImage(systemSymbolName: $0, accessibilityDescription: nil)")
        }
      }
      body.line(
        "if let cell = table.makeView(withIdentifier: column.identifier, owner: self) as? NSTableCellView {"
      )
      body.line("  cell.textField?.stringValue = text")
      if hasSymbols {
        body.line("  cell.imageView?.image = image")
        body.line("  cell.imageView?.isHidden = image == nil")
      }
      body.line("  return cell")
      body.line("}")
      body.line("let field = NSTextField(labelWithString: text)")
      let mode =
        switch table.truncation {
        case .tail: ".byTruncatingTail"
        case .middle: ".byTruncatingMiddle"
        case .wrap: ".byWordWrapping"
        }
      body.line("field.lineBreakMode = \(mode)")
      for alignment in [".right", ".center"] {
        let ids = columns.filter { Self.alignment($0) == alignment }
          .map { SourceWriter.literal($0.id) }
        guard !ids.isEmpty else { continue }
        body.line("if [\(ids.joined(separator: ", "))].contains(column.identifier.rawValue) {")
        body.line("  field.alignment = \(alignment)")
        body.line("}")
      }
      for line in table.look.flatMap(\.appKitField) { body.line(line) }
      body.line("field.allowsExpansionToolTips = true")
      body.line("let cell = NSTableCellView()")
      body.line("cell.identifier = column.identifier")
      body.line("cell.textField = field")
      if hasSymbols { writeImage(&body) }
      let content = hasSymbols ? "stack" : "field"
      body.line("\(content).translatesAutoresizingMaskIntoConstraints = false")
      body.line("cell.addSubview(\(content))")
      body.line("NSLayoutConstraint.activate([")
      for edge in ["leading", "trailing", "centerY"] {
        body.line("  \(content).\(edge)Anchor.constraint(equalTo: cell.\(edge)Anchor),")
      }
      body.line("])")
      body.line("return cell")
    }
    body.line("}")
  }

  /// Writes the view of the symbol before the text; a stack leaves no room for a hidden view.
  private func writeImage(_ body: inout SourceWriter) {
    body.line("let imageView = NSImageView()")
    body.line("imageView.image = image")
    body.line("imageView.isHidden = image == nil")
    body.line("imageView.setContentHuggingPriority(.required, for: .horizontal)")
    body.line("cell.imageView = imageView")
    body.line("let stack = NSStackView(views: [imageView, field])")
    body.line("stack.distribution = .fill")
  }
}
