/// The cells of rows: their content, states and accessories.
struct UIKitCells: UIKitRowPart {
  let code: CodeSubject

  func writeFunction(_ body: inout SourceWriter) {
    body.line()
    body.line("private func cell(")
    body.line("  for id: String, at path: IndexPath, in table: UITableView")
    body.line(") -> UITableViewCell {")
    body.indented { body in
      let isMixed = usesOwnCell && !usesOnlyOwnCell
      if isMixed { body.line("let isOwn = \(ownRows.ids).contains(id)") }
      let kind = isMixed ? "isOwn ? \"own\" : \"row\"" : usesOwnCell ? "\"own\"" : "\"row\""
      body.line("let cell = table.dequeueReusableCell(withIdentifier: \(kind), for: path)")
      body.line("guard let item = items.first(where: { $0.id == id }) else { return cell }")
      if isMixed {
        body.line("if isOwn {")
        body.indented { writeOwn(&$0) }
        body.line("} else {")
        body.indented { writeContent(&$0) }
        body.line("}")
      } else if usesOwnCell {
        writeOwn(&body)
      } else {
        writeContent(&body)
      }
      writeStates(&body)
      writeAccessories(&body)
      body.line("return cell")
    }
    body.line("}")
  }

  private func writeOwn(_ body: inout SourceWriter) {
    let picture = showsPicture ? ", \(image("item.image", of: "id"))" : ""
    body.line("(cell as? \(name)Cell)?.show(item.title, item.detail\(picture))")
  }

  /// Whether all rows with the table's own cell have their titles before their values.
  private var isLeft: Bool { ownRows.allSatisfy { table.style(of: $0) == .leftDetail } }

  /// Whether the table's own cell has a picture before its texts.
  private var showsPicture: Bool { !isLeft && hasImages }

  /// Writes the initial content configuration of a row: that of its style, which most rows share.
  private func writePreset(_ body: inout SourceWriter) {
    let own = Set(ownRows.map(\.id))
    let others = everyItem.filter { row in
      !own.contains(row.id) && preset(table.style(of: row)) != preset(table.rowStyle)
    }
    let usual = preset(table.rowStyle)
    guard !others.isEmpty else {
      return body.line("var content = UIListContentConfiguration\(usual)")
    }
    body.line("var content: UIListContentConfiguration")
    var head = "if"
    for other in [RowStyle.basic, .subtitle, .rightDetail] where preset(other) != usual {
      let ids = others.filter { preset(table.style(of: $0)) == preset(other) }
      guard !ids.isEmpty else { continue }
      body.line("\(head) \(ids.ids).contains(id) {")
      body.line("  content = \(preset(other))")
      head = "} else if"
    }
    body.line("} else {")
    body.line("  content = \(usual)")
    body.line("}")
  }

  private func writeContent(_ body: inout SourceWriter) {
    writePreset(&body)
    body.line("content.text = item.title")
    body.line("content.secondaryText = \(detail(of: rows))")
    if !televisionSwitches.isEmpty {
      let (on, off) = (text(CodeWords.on), text(CodeWords.off))
      body.line("#if os(tvOS)")
      body.block("if \(televisionSwitches.ids).contains(id)") {
        $0.line("content.secondaryText = item.isOn ? \(on) : \(off)")
      }
      body.line("#endif")
    }
    for line in table.look.flatMap(\.uiKitContent) { body.line(line) }
    if isNested {
      body.line("content.directionalLayoutMargins.leading += 20 * CGFloat(item.depth)")
    }
    writeContentStates(&body)
    if rows.contains(where: { $0.image != nil }) {
      body.line("content.image = \(image("item.image", of: "id"))")
    }
    body.line("cell.contentConfiguration = content")
  }

  private func writeContentStates(_ body: inout SourceWriter) {
    if rows.contains(where: \.isDisabled) {
      body.line("if item.isDisabled { content.textProperties.color = .tertiaryLabel }")
    }
    if rows.contains(where: \.isPlaceholder) {
      body.block("if item.isPlaceholder") { body in
        body.line("content.text = \"–\"")
        body.line("content.secondaryText = nil")
        body.line("content.textProperties.color = .tertiaryLabel")
      }
    }
  }

  private func writeStates(_ body: inout SourceWriter) {
    if rows.contains(where: \.isDisabled) {
      body.line("cell.isUserInteractionEnabled = !item.isDisabled")
      body.line("cell.accessibilityTraits = item.isDisabled ? .notEnabled : .none")
    }
    if rows.contains(where: \.isPlaceholder) {
      let loading = text(CodeWords.loading)
      body.line("cell.accessibilityLabel = item.isPlaceholder ? \(loading) : nil")
    }
  }

  private func writeAccessories(_ body: inout SourceWriter) {
    let present = Accessory.allCases.map { (kind: $0.kind, rows: rows.having($0)) }
      .filter { !$0.rows.isEmpty }
    // A cell is reused for other rows, so the accessories of the last row are removed.
    if !rows.allSatisfy({ $0.accessories == [.disclosure] }) {
      body.line("cell.accessoryType = .none")
    }
    if hasViews(rows) { body.line("cell.accessoryView = nil") }
    for isOnTelevision in [true, false] {
      var types = SourceWriter()
      for (kind, rows) in present {
        guard case .type(let name, isOnTelevision) = kind.uiKit else { continue }
        let assign = "cell.accessoryType = .\(name)"
        let isAll = rows.count == self.rows.count
        types.line(isAll ? assign : "if \(rows.ids).contains(item.id) { \(assign) }")
      }
      guard !types.text.isEmpty else { continue }
      writeWhereItIs(isOnTelevision, &body) { $0.lines(of: types) }
    }
    if present.contains(where: { $0.kind.uiKit.isMark }) {
      let other = has(.explanation) && isTouch ? "cell.accessoryType" : ".none"
      body.line("cell.accessoryType = item.isOn ? .checkmark : \(other)")
    }
    writeViews(of: rows, &body)
  }

  func writeChange(of property: String, to value: String, _ body: inout SourceWriter) {
    body.line("guard let place = self?.items.firstIndex(where: { $0.id == id }) else { return }")
    body.line("self?.items[place].\(property) = \(value)")
  }

  /// Writes a cell for rows that no content configuration covers.
  func writeClass(_ platforms: [Platform], _ since: API, _ out: inout SourceWriter) {
    out.line()
    out.line(API.attribute(for: [since], on: platforms))
    out.block("private final class \(name)Cell: UITableViewCell") { out in
      out.line("private let titleLabel = UILabel()")
      out.line("private let detailLabel = UILabel()")
      if showsPicture { out.line("private let picture = UIImageView()") }
      out.line()
      out.line("override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {")
      out.indented { out in
        out.line("super.init(style: .default, reuseIdentifier: reuseIdentifier)")
        if isLeft {
          out.line("titleLabel.textColor = .tintColor")
          let isRightToLeft = "effectiveUserInterfaceLayoutDirection == .rightToLeft"
          out.line("titleLabel.textAlignment = \(isRightToLeft) ? .left : .right")
          out.line("detailLabel.font = .preferredFont(forTextStyle: .body)")
          out.line("let width = UIFontMetrics(forTextStyle: .body).scaledValue(for: 96)")
          out.line("titleLabel.widthAnchor.constraint(equalToConstant: width).isActive = true")
          out.line("let stack = UIStackView(arrangedSubviews: [titleLabel, detailLabel])")
          out.line("stack.alignment = .firstBaseline")
        } else {
          out.line("detailLabel.font = .preferredFont(forTextStyle: .subheadline)")
          out.line("detailLabel.textColor = .secondaryLabel")
          out.line("let texts = UIStackView(arrangedSubviews: [detailLabel, titleLabel])")
          out.line("texts.axis = .vertical")
          let views = showsPicture ? "picture, texts" : "texts"
          out.line("let stack = UIStackView(arrangedSubviews: [\(views)])")
          out.line("stack.alignment = .center")
        }
        out.line("titleLabel.font = .preferredFont(forTextStyle: .body)")
        out.line("titleLabel.adjustsFontForContentSizeCategory = true")
        out.line("detailLabel.adjustsFontForContentSizeCategory = true")
        out.line("stack.spacing = 8")
        out.line("stack.translatesAutoresizingMaskIntoConstraints = false")
        out.line("contentView.addSubview(stack)")
        out.line("let guide = contentView.layoutMarginsGuide")
        out.line("NSLayoutConstraint.activate([")
        for edge in ["leading", "trailing", "top", "bottom"] {
          out.line("  stack.\(edge)Anchor.constraint(equalTo: guide.\(edge)Anchor),")
        }
        out.line("])")
      }
      out.line("}")
      out.line()
      out.refuseCoder()
      out.line()
      let picture = showsPicture ? ", _ image: UIImage?" : ""
      out.block("func show(_ title: String, _ detail: String?\(picture))") { out in
        out.line("titleLabel.text = title")
        out.line("detailLabel.text = detail")
        if showsPicture { out.line("picture.image = image") }
      }
    }
  }
}
