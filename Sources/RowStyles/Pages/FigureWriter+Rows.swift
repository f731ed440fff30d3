extension FigureWriter {
  mutating func writeSections(_ sections: [Section], prefix: String) {
    for section in sections {
      let sectionID = "\(prefix)\(section.id)"
      out.raw("<div class=\"ex-section\"")
      out.attribute("id", sectionID)
      out.attribute("data-section", section.id)
      out.flag("data-collapsible", section.isCollapsible)
      out.flag("data-collapsed", section.isCollapsed)
      out.raw(">\n")
      if let header = section.header {
        out.raw("<p class=\"ex-head\"")
        out.attribute("id", "\(sectionID)-h")
        out.raw(">")
        out.localized(header, language)
        out.raw("</p>\n")
      }
      let isLabelled = section.header != nil
      out.raw("<ul class=\"ex-rows\" role=\"list\"")
      if isLabelled {
        out.attribute("aria-labelledby", "\(sectionID)-h")
      } else {
        let label = table.label.best(for: language).text
        out.attribute("aria-label", label.isEmpty ? table.id : label)
        out.languages(of: table.label, shown: language, in: "aria-label")
      }
      out.raw(">\n")
      for row in section.rows { write(row, depth: 1) }
      out.raw("</ul>\n")
      if let footer = section.footer {
        out.localized(footer, language, as: "p", class: "ex-foot")
        out.raw("\n")
      }
      out.raw("</div>\n")
    }
  }

  mutating func write(_ row: Row, depth: Int) {
    out.raw("<li class=\"ex-row\"")
    writeData(of: row)
    out.raw("><div class=\"ex-main\">")
    for accessory in row.drawnAccessories where accessory.isLeading { write(accessory) }
    if let image = row.image { write(image) }
    out.raw("<span class=\"ex-text\"")
    // A stand-in for a text is not read aloud.
    if row.isPlaceholder { out.raw(" aria-hidden=\"true\"") }
    out.raw(">")
    out.localized(row.title, language, as: "span", class: "ex-title")
    if let detail = row.detail {
      out.raw(" ")
      out.localized(detail, language, as: "span", class: "ex-detail")
    }
    if row.isStale {
      out.raw(" ")
      out.localized(Word.older.text, language, as: "span", class: "ex-older")
    }
    out.raw("</span>")
    writeState(of: row)
    for accessory in row.drawnAccessories
    where !accessory.isLeading && !accessory.isControl {
      write(accessory)
    }
    if row.isOn, showsMark(row) {
      out.raw(" ")
      out.localized(Word.chosen.text, language, as: "span", class: "ex-vh ex-on")
    }
    out.raw("</div>")
    for accessory in row.drawnAccessories where !accessory.isLeading && accessory.isControl {
      write(accessory)
    }
    if !row.children.isEmpty {
      out.raw("<ul class=\"ex-rows\" role=\"list\">\n")
      for child in row.children { write(child, depth: depth + 1) }
      out.raw("</ul>")
    }
    out.raw("</li>\n")
  }

  private func showsMark(_ row: Row) -> Bool {
    table.feedback == .persistent || row.accessories.contains { $0.kind.marksState }
  }

  /// Writes the data about a row that the script needs.
  mutating func writeData(of row: Row) {
    out.attribute("data-id", row.id)
    out.attribute("data-style", row.style?.rawValue)
    out.attribute("data-action", row.action == .none ? nil : row.action.rawValue)
    out.flag("data-on", row.isOn)
    out.flag("data-stale", row.isStale)
    out.flag("data-movable", row.isMovable)
    out.flag("data-deletable", row.isDeletable)
    out.flag("data-disabled", row.isDisabled)
    out.flag("data-placeholder", row.isPlaceholder)
    out.flag("data-detail-scrolls", row.detailScrolls)
    out.attribute("data-template", row.template)
    out.attribute("data-arrives", row.image?.arrivesAfterMs.map { "\($0)" })
    if let reading = row.reading { out.attributes("data-reading", reading) }
    if !row.swipe.isEmpty { out.attribute("data-swipe", row.swipeData.json) }
  }

  mutating func write(_ image: RowImage) {
    out.raw("<span class=\"ex-img\"")
    out.flag("data-mask", image.hasRoundedMask)
    if let alt = image.alt {
      out.raw(" role=\"img\"")
      out.attribute("aria-label", alt.best(for: language).text)
      out.languages(of: alt, shown: language, in: "aria-label")
    } else {
      out.raw(" aria-hidden=\"true\"")
    }
    switch image.source {
    case .symbol(let name):
      out.raw(" data-image=\"symbol\">")
      out.markup(Symbols.svg(name))
    case .asset(let name):
      out.raw(" data-image=\"asset\">")
      out.markup(Symbols.svg(asset: name))
    }
    out.raw("</span>")
  }

  private mutating func write(_ accessory: Accessory) {
    out.raw("<span class=\"ex-acc\" aria-hidden=\"true\"")
    out.attribute("data-acc", accessory.rawValue)
    out.raw(">")
    let kind = accessory.kind
    for picture in kind.pictures { out.markup(Symbols.svg(picture)) }
    if let ornament = kind.ornament {
      out.markup("<span class=\"\(ornament)\"></span>")
    }
    out.raw("</span>")
  }
}
