/// The cells of rows: their content, states and accessories.
struct UIKitCells: UIKitPart {
  let code: CodeSubject

  /// The ids of the rows with an accessory, as an array literal.
  private func ids(_ accessory: Accessory) -> String {
    let ids = rows.filter { $0.accessories.contains(accessory) }.map(\.id)
    return "[\(ids.map { SourceWriter.literal($0) }.joined(separator: ", "))]"
  }

  func writeFunction(_ body: inout SourceWriter) {
    body.line()
    body.line("private func cell(")
    body.line("  for id: String, at path: IndexPath, in table: UITableView")
    body.line(") -> UITableViewCell {")
    body.indented { body in
      body.line("let cell = table.dequeueReusableCell(withIdentifier: \"row\", for: path)")
      body.line("guard let item = items.first(where: { $0.id == id }) else { return cell }")
      if usesOwnCell {
        body.line("(cell as? \(name)Cell)?.show(item.title, item.detail, item.image)")
      } else {
        writeContent(&body)
      }
      writeStates(&body)
      writeAccessories(&body)
      body.line("return cell")
    }
    body.line("}")
  }

  private func writeContent(_ body: inout SourceWriter) {
    let preset =
      switch table.rowStyle {
      case .subtitle: ".subtitleCell()"
      case .rightDetail: ".valueCell()"
      case .basic, .leftDetail, .custom: ".cell()"
      }
    body.line("var content = UIListContentConfiguration\(preset)")
    body.line("content.text = item.title")
    body.line("content.secondaryText = item.detail")
    writeContentStates(&body)
    let isSymbol = rows.contains { if case .symbol = $0.image?.source { true } else { false } }
    let image = isSymbol ? "UIImage(systemName: $0)" : "UIImage(named: $0)"
    if rows.contains(where: { $0.image != nil }) {
      body.line("content.image = item.image.flatMap { \(image) }")
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
    // A cell is used again for another row, so it forgets what it had.
    if !rows.allSatisfy({ $0.accessories == [.disclosure] }) {
      body.line("cell.accessoryType = .none")
    }
    if has(.toggle) || has(.popUpMenu), isTouch {
      body.line("cell.accessoryView = nil")
    }
    func type(_ accessory: Accessory, _ name: String) {
      guard has(accessory) else { return }
      let isAll = rows.allSatisfy { $0.accessories.contains(accessory) }
      let assign = "cell.accessoryType = .\(name)"
      body.line(isAll ? assign : "if \(ids(accessory)).contains(item.id) { \(assign) }")
    }
    type(.disclosure, "disclosureIndicator")
    if isTouch, has(.info) || has(.infoDisclosure) {
      body.line("#if !os(tvOS)")
      type(.info, "detailButton")
      type(.infoDisclosure, "detailDisclosureButton")
      body.line("#endif")
    }
    if has(.checkmark) {
      let other = has(.info) && isTouch ? "cell.accessoryType" : ".none"
      body.line("cell.accessoryType = item.isOn ? .checkmark : \(other)")
    }
    if has(.toggle), isTouch { writeToggle(&body) }
    if has(.popUpMenu), isTouch { writeMenuButton(&body) }
  }

  private func writeToggle(_ body: inout SourceWriter) {
    body.line("#if !os(tvOS)")
    body.block("if \(ids(.toggle)).contains(item.id)") { body in
      body.line("let change = UIAction { [weak self] action in")
      body.line(
        "  guard let place = self?.items.firstIndex(where: { $0.id == id }) else { return }")
      body.line("  self?.items[place].isOn = (action.sender as? UISwitch)?.isOn ?? false")
      body.line("}")
      body.line("let toggle = UISwitch(frame: .zero, primaryAction: change)")
      body.line("toggle.isOn = item.isOn")
      body.line("toggle.accessibilityLabel = item.title")
      body.line("cell.accessoryView = toggle")
    }
    body.line("#endif")
  }

  /// Writes the button that shows the choices of a row.
  private func writeMenuButton(_ body: inout SourceWriter) {
    body.line("#if !os(tvOS)")
    body.block("if \(ids(.popUpMenu)).contains(item.id)") { body in
      body.line("let choices: [String: [String]] = [")
      body.indented { body in
        for row in rows where row.accessories.contains(.popUpMenu) {
          let titles = choices(of: row).map { text($0) }.joined(separator: ", ")
          body.line("\(SourceWriter.literal(row.id)): [\(titles)],")
        }
      }
      body.line("]")
      body.line("let actions = (choices[id] ?? []).map { title in")
      body.line("  UIAction(title: title, state: title == item.detail ? .on : .off) {")
      body.line("    [weak self] _ in")
      body.line(
        "    guard let place = self?.items.firstIndex(where: { $0.id == id }) else { return }")
      body.line("    self?.items[place].detail = title")
      body.line("  }")
      body.line("}")
      body.line("let button = UIButton(configuration: .plain())")
      body.line("button.accessibilityLabel = item.title")
      body.line("button.menu = UIMenu(children: actions)")
      body.line("button.showsMenuAsPrimaryAction = true")
      body.line("button.changesSelectionAsPrimaryAction = true")
      body.line("button.sizeToFit()")
      body.line("cell.accessoryView = button")
    }
    body.line("#endif")
  }

  private func choices(of row: Row) -> [LocalizedText] {
    if case .choices(let choices)? = row.opens { return choices }
    return row.detail.map { [$0] } ?? []
  }

  /// Writes a cell for rows that no content configuration covers.
  func writeClass(_ platforms: [Platform], _ since: API, _ out: inout SourceWriter) {
    let isLeft = table.rowStyle == .leftDetail
    out.line()
    out.line(API.attribute(for: [since], on: platforms))
    out.block("private final class \(name)Cell: UITableViewCell") { out in
      out.line("private let titleLabel = UILabel()")
      out.line("private let detailLabel = UILabel()")
      if !isLeft { out.line("private let picture = UIImageView()") }
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
          out.line("let stack = UIStackView(arrangedSubviews: [picture, texts])")
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
      out.block("func show(_ title: String, _ detail: String?, _ image: String?)") { out in
        out.line("titleLabel.text = title")
        out.line("detailLabel.text = detail")
        if !isLeft { out.line("picture.image = image.flatMap { UIImage(named: $0) }") }
      }
    }
  }
}
