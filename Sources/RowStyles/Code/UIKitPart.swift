/// A writer of a part of a table as UIKit code.
protocol UIKitPart: CodePart {}

extension UIKitPart {
  func text(_ text: LocalizedText) -> String { string(text) }

  /// Writes the beginning of code that a television lacks, if one is among the platforms.
  func beginTouch(_ body: inout SourceWriter) {
    if table.platforms.contains(.tvOS) { body.line("#if !os(tvOS)") }
  }

  /// Writes the end of such code.
  func endTouch(_ body: inout SourceWriter) {
    if table.platforms.contains(.tvOS) { body.line("#endif") }
  }

  var hasImages: Bool { code.hasImages }
  var keepsState: Bool { code.keepsState }

  /// The arguments of a row's item: its identifier, title, detail and image.
  func fields(of row: Row) -> [String] {
    var fields = ["id: \(SourceWriter.literal(row.id))", "title: \(text(row.title))"]
    if let detail = row.detail { fields.append("detail: \(text(detail))") }
    switch row.image?.source {
    case .symbol(let name)? where hasImages, .asset(let name)? where hasImages:
      fields.append("image: \(SourceWriter.literal(name))")
    case .symbol?, .asset?, nil: break
    }
    return fields
  }

  /// The picture of the item with an `id`, as an expression; symbols and pictures of the app are
  /// loaded in different ways.
  func image(_ name: String, of id: String) -> String {
    let assets = everyItem.filter { if case .asset? = $0.image?.source { true } else { false } }
    let symbols = everyItem.filter { if case .symbol? = $0.image?.source { true } else { false } }
    if symbols.isEmpty { return "\(name).flatMap { UIImage(named: $0) }" }
    if assets.isEmpty { return "\(name).flatMap { UIImage(systemName: $0) }" }
    let isAsset = "\(assets.ids).contains(\(id))"
    return "\(name).flatMap { \(isAsset) ? UIImage(named: $0) : UIImage(systemName: $0) }"
  }

  /// The initial content configuration of a row style in UIKit, as an expression.
  func preset(_ style: RowStyle) -> String {
    switch style {
    case .subtitle: ".subtitleCell()"
    case .rightDetail: ".valueCell()"
    case .basic, .leftDetail, .custom: ".cell()"
    }
  }

  /// The style of a list that a row opens, which is inset if the table names none; tvOS has no rounded
  /// groups.
  func openedStyle(_ style: TableStyle? = nil) -> String {
    let name = style?.kind.uiKit ?? ".insetGrouped"
    return name == ".insetGrouped" && table.platforms.contains(.tvOS) ? ".grouped" : name
  }

  /// Writes the preview of the table's controller, which systems have since the year of iOS 17.
  func writePreview(
    of controller: String? = nil, _ platforms: [Platform], _ since: API,
    _ out: inout SourceWriter
  ) {
    let preview = API(iOS: 1700, tvOS: 1700, visionOS: 100)
    out.line()
    out.line(API.attribute(for: [since, preview], on: platforms))
    out.block("#Preview") { out in
      out.line(controller ?? "UINavigationController(rootViewController: \(name)Controller())")
    }
  }

  /// Writes the controller of a list that a row opens.
  func writeOpenedClass(
    _ suffix: String, _ about: String, _ platforms: [Platform], _ since: API,
    _ out: inout SourceWriter, _ body: (inout SourceWriter) -> Void
  ) {
    out.line()
    out.line("/// \(about)")
    out.line(API.attribute(for: [since], on: platforms))
    out.block("private final class \(name)\(suffix): UITableViewController", body)
  }

  var canDelete: Bool { rows.contains(where: \.isDeletable) }
  /// Whether people can remove rows, by a swipe, a command or in edit mode.
  var removesRows: Bool { canDelete || commands.contains(where: \.isDestructive) }
  /// Whether people add rows, which the table already holds for that.
  var insertsRows: Bool { isTouch && !table.after.isEmpty && has(.insertion) }
  /// Whether rows that are selected in edit mode can be deleted together.
  var deletesSelection: Bool {
    isTouch && canDelete && table.editing != nil && table.selection == .multiple
  }
  var canMove: Bool { table.editing?.canReorder == true && everyItem.contains(where: \.isMovable) }
  /// Whether people can ask for an update, which adds or replaces rows.
  var updates: Bool { table.live?.canRefresh == true && isTouch && !table.after.isEmpty }
  /// Whether rows are added, removed, moved or hidden, so that the controller keeps the ids of the
  /// present rows in order.
  var keepsOrder: Bool {
    table.search != nil || folds || insertsRows || canMove || updates || removesRows && isTouch
  }
  /// The rows, and the rows to come with other ids.
  var everyItem: [Row] {
    var seen: Set<String> = []
    return (rows + table.after).filter { seen.insert($0.id).inserted }
  }
  /// The rows that no content configuration covers.
  var ownRows: [Row] {
    everyItem.filter { [.leftDetail, .custom].contains(table.style(of: $0)) }
  }
  var usesOwnCell: Bool { !ownRows.isEmpty }
  /// Whether no row has a cell of the system.
  var usesOnlyOwnCell: Bool { usesOwnCell && ownRows.count == everyItem.count }
  /// Whether rows can be touched: switches, pop-up buttons, swiping and pulling do not exist on
  /// tvOS.
  var isTouch: Bool { table.platforms.contains(where: PlatformFeature.hasTouchInUIKit) }
  /// The rows with switches, if a television is among the platforms: there the row itself is the
  /// switch.
  var televisionSwitches: [Row] {
    table.platforms.contains(.tvOS) ? rows.filter { $0.has(.flag) } : []
  }
  /// Whether rows stand below others.
  var isNested: Bool { rows.contains { !$0.children.isEmpty } }
  /// Whether rows open texts of their own.
  var opensTexts: Bool { table.everyRow.contains { text(opening: $0) != nil } }
  /// Whether rows open lists.
  var opensLists: Bool {
    rows.contains { if case .list? = $0.opens { true } else { false } }
  }
  /// Whether sections open and close.
  var folds: Bool { table.sections.contains(where: \.folds) }
  /// Whether the controller makes headers as views, instead of titles from the data source.
  var hasOwnHeaders: Bool { folds || table.prominence == .increased && isTouch }

  /// The text that a row opens, if it opens one.
  func text(opening row: Row) -> LocalizedText? {
    if case .text(let words)? = row.opens { words } else { nil }
  }
}

extension Section {
  /// Whether people can open and close the section; they do so at its header, so it needs one.
  var folds: Bool { isCollapsible && header != nil }
}
