extension FigureWriter {
  /// Writes the settings of a table that its style does not imply, as attributes of the stage.
  mutating func writeLook() {
    out.flag("data-collection", table.layout == .collection)
    out.flag("data-wide", table.isWide)
    for entry in table.stageData {
      guard case .scalar(let value) = entry.value.value else { continue }
      out.data(entry.key, value == "true" ? nil : value)
    }
    out.flag("data-menu", !table.menu.isEmpty)
  }

  /// Writes the search field as it looks at rest; the script turns it into a real one.
  mutating func writeSearch() {
    guard let prompt = table.search else { return }
    out.raw("<p class=\"ex-search\">")
    out.markup(Symbols.svg("magnifyingglass"))
    out.localized(prompt, language, as: "span", class: "ex-prompt")
    out.raw("</p>\n")
  }

  /// Writes the message in place of rows: visible if there are none, else hidden for the script.
  mutating func writeEmpty() {
    guard let empty = table.empty else { return }
    out.raw("<div class=\"ex-empty\"")
    out.flag("hidden", !table.allRows.isEmpty)
    out.raw(">")
    if let symbol = empty.symbol { out.markup(Symbols.svg(symbol)) }
    out.localized(empty.title, language, as: "p", class: "ex-empty-title")
    if let text = empty.text { out.localized(text, language, as: "p", class: "ex-empty-text") }
    out.raw("</div>\n")
  }

  /// Writes, for people who cannot see it, that a row cannot be used or is not loaded yet.
  mutating func writeState(of row: Row) {
    if row.isPlaceholder {
      out.raw(" ")
      out.localized(Word.loading.text, language, as: "span", class: "ex-vh")
    } else if row.isDisabled {
      out.raw(" ")
      out.localized(Word.unavailable.text, language, as: "span", class: "ex-vh")
    }
  }
}
