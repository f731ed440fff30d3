/// The space for the texts of a row, and the space that they need, in points.
///
/// Margins, pictures and accessories have the measurements of the examples' style sheet.
struct RowRoom {
  /// The gap between an accessory and the element before it.
  private static let gap = 16.0

  let table: TableSpec
  let row: Row

  /// The width available for title and detail.
  var room: Double {
    var width = Double(table.drawnWidth)
    let margin = width < 500 ? 16.0 : 20.0
    width -= 2 * margin
    if table.style.kind.isInset { width -= 2 * margin }
    if row.image != nil { width -= 28 + Self.gap }
    for accessory in row.accessories where !accessory.isEditingOnly {
      width -= accessory.kind.width + Self.gap
    }
    return max(width, 1)
  }

  /// The width that title and detail need without wrapping, on the lines that the style provides.
  func needed(in language: TextLanguage) -> Double {
    let title = titleWidth(in: language)
    let detail = detailWidth(in: language)
    switch table.style(of: row) {
    case .basic: return title
    case .subtitle, .custom: return max(title, detail)
    case .rightDetail, .leftDetail: return detail > 0 ? title + 8 + detail : title
    }
  }

  /// The lines that a row of a narrow table has beyond those of its style, in the language that needs
  /// the most.
  var wrappedLines: Int {
    guard table.drawnWidth <= 320, table.truncation != .wrap else { return 0 }
    let style = table.style(of: row)
    let own = style == .subtitle || style == .custom ? 2 : 1
    return max(0, (TextLanguage.allCases.map { lines(in: $0) }.max() ?? 0) - own)
  }

  /// The number of lines that the row's texts take if they wrap.
  func lines(in language: TextLanguage) -> Int {
    func lines(_ width: Double) -> Int { width <= 0 ? 0 : Int((width / room).rounded(.up)) }
    let title = titleWidth(in: language)
    let detail = detailWidth(in: language)
    switch table.style(of: row) {
    case .basic: return lines(title)
    case .subtitle, .custom: return lines(title) + lines(detail)
    case .rightDetail, .leftDetail: return lines(title + detail)
    }
  }

  private func titleWidth(in language: TextLanguage) -> Double {
    estimatedWidth(of: row.title[language] ?? "") * table.platform.bodySize
  }

  private func detailWidth(in language: TextLanguage) -> Double {
    let size =
      switch table.style(of: row) {
      case .subtitle, .custom: table.platform.bodySize * 15 / 17
      case .basic, .rightDetail, .leftDetail: table.platform.bodySize
      }
    return estimatedWidth(of: row.detail?[language] ?? "") * size
  }

  /// The first language in which the texts do not fit on the allowed lines, with the width that
  /// they need; nil if they fit in all.
  var overflow: (language: TextLanguage, needed: Double)? {
    for language in TextLanguage.allCases {
      let needed = needed(in: language)
      if needed > room * Double(table.lines ?? 1) { return (language, needed) }
    }
    return nil
  }

  /// ``overflow`` as a text for people.
  var note: LocalizedText? {
    guard let overflow else { return nil }
    let needed = Int(overflow.needed.rounded(.up))
    let room = Int(room.rounded(.down))
    let language = overflow.language
    let names = Self.names(of: language)
    return LocalizedText(
      en: "in \(names[.en] ?? "") it needs about \(needed) pt and has \(room)",
      ko: "\(names[.ko] ?? "")로는 약 \(needed)pt가 필요한데 \(room)pt뿐임",
      ja: "\(names[.ja] ?? "")では約\(needed) pt必要だが\(room) ptしかない")
  }

  private static func names(of language: TextLanguage) -> LocalizedText {
    switch language {
    case .en: LocalizedText(en: "English", ko: "영어", ja: "英語")
    case .ko: LocalizedText(en: "Korean", ko: "한국어", ja: "韓国語")
    case .ja: LocalizedText(en: "Japanese", ko: "일본어", ja: "日本語")
    }
  }
}
