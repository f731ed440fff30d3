/// Headers of sections that the controller makes as views.
struct UIKitHeaders: UIKitPart {
  let code: CodeSubject

  func write(_ body: inout SourceWriter) {
    body.line()
    body.line("override func tableView(")
    body.line("  _ tableView: UITableView, viewForHeaderInSection section: Int")
    body.line(") -> UIView? {")
    body.indented { body in
      let titles = table.sections.map { $0.header.map { text($0) } ?? "nil" }
      body.line("let titles: [String?] = [\(titles.joined(separator: ", "))]")
      body.line("guard let title = titles[section] else { return nil }")
      guard folds else { return writeHeader(&body) }
      let ids = table.sections.map { SourceWriter.literal($0.id) }
      body.line("let id = [\(ids.joined(separator: ", "))][section]")
      let fixed = table.sections.filter { $0.header != nil && !$0.folds }
        .map { SourceWriter.literal($0.id) }
      if !fixed.isEmpty {
        body.block("if [\(fixed.joined(separator: ", "))].contains(id)") { writeHeader(&$0) }
      }
      body.line("var configuration = UIButton.Configuration.plain()")
      body.line("configuration.title = title")
      let names = "closed.contains(id) ? \"chevron.right\" : \"chevron.down\""
      body.line("configuration.image = UIImage(systemName: \(names))")
      body.line("configuration.imagePlacement = .trailing")
      body.line("let fold = UIAction { [weak self] _ in")
      body.line("  guard let self else { return }")
      body.line("  if closed.remove(id) == nil { closed.insert(id) }")
      body.line("  show()")
      body.line("  var next = source.snapshot()")
      body.line("  next.reloadSections([id])")
      body.line("  source.apply(next, animatingDifferences: false)")
      body.line("}")
      body.line("let button = UIButton(configuration: configuration, primaryAction: fold)")
      body.line("button.contentHorizontalAlignment = .leading")
      let (open, closed) = (text(CodeWords.open), text(CodeWords.closed))
      body.line("button.accessibilityValue = closed.contains(id) ? \(closed) : \(open)")
      body.line("button.accessibilityTraits.insert(.header)")
      body.line("return button")
    }
    body.line("}")
  }

  /// Writes a header that is only a title.
  private func writeHeader(_ body: inout SourceWriter) {
    let isProminent = table.prominence == .increased && isTouch
    body.line("let header = UITableViewHeaderFooterView()")
    if isProminent {
      beginTouch(&body)
      body.line("var content = UIListContentConfiguration.prominentInsetGroupedHeader()")
      endTouch(&body)
    }
    let isMixed = isProminent && table.platforms.contains(.tvOS)
    if isMixed { body.line("#if os(tvOS)") }
    if isMixed || !isProminent { body.line("var content = header.defaultContentConfiguration()") }
    if isMixed { body.line("#endif") }
    body.line("content.text = title")
    body.line("header.contentConfiguration = content")
    body.line("return header")
  }
}
