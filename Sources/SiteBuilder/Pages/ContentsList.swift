import Bitext

/// The table of contents of a page.
struct ContentsList {
  /// The list; empty if there are fewer than two headings.
  let list: HTMLWriter

  init(of headings: [PageOutline.Heading], inherited: Language) {
    list = Self.list(of: headings, inherited: inherited)
  }

  /// The list with its heading, to be shown beside the text; empty if the list is empty.
  func navigation(_ words: SharedValue<Catalogue>) -> HTMLWriter {
    var html = HTMLWriter()
    guard list.count > 0 else { return html }
    html.markup("<nav class=\"contents\"")
    html.attribute("aria-label", words.contents)
    html.markup(">\n<h2>")
    html.text(words.contents)
    html.markup("</h2>\n")
    html.markup(list)
    html.markup("</nav>\n")
    return html
  }

  /// The list of the highest level that has several headings; empty if there is none.
  ///
  /// It is above a text that has no room beside it, and open unless it would push the text out of
  /// the first view.
  static func overview(
    of headings: [PageOutline.Heading], inherited: Language, _ words: SharedValue<Catalogue>
  ) -> HTMLWriter {
    let counts = headings.reduce(into: [:]) { $0[$1.level, default: 0] += 1 }
    let level = counts.filter { $0.value > 1 }.keys.min()
    let shown = headings.filter { $0.level == level }
    var html = HTMLWriter()
    guard shown.count > 1 else { return html }
    html.markup(
      shown.count > mostOpen
        ? "<details class=\"overview\"><summary>" : "<details class=\"overview\" open><summary>")
    html.text(words.contents)
    html.markup("</summary>\n")
    html.markup(list(of: shown, inherited: inherited))
    html.markup("</details>\n")
    return html
  }

  /// The largest number of headings of an overview that is open at first.
  private static let mostOpen = 12

  private static func list(of headings: [PageOutline.Heading], inherited: Language) -> HTMLWriter {
    var html = HTMLWriter()
    guard headings.count > 1 else { return html }
    html.markup("<ul>\n")
    for heading in headings where heading.level <= 3 {
      html.markup("<li class=\"level-")
      html.markup(heading.level)
      html.markup("\"><a")
      html.attribute("href", "#", Address.encoded(heading.id))
      if heading.language != inherited {
        html.attribute("lang", heading.language.isDetermined ? heading.language.tag : "")
      }
      html.markup(">")
      html.text(Gloss.spaced(heading.text))
      html.markup("</a></li>\n")
    }
    html.markup("</ul>\n")
    return html
  }
}
