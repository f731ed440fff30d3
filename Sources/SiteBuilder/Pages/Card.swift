import Bitext
import Synchronization
import TextBasics

/// The preview picture of a page for links on other sites: its title, and below it the languages
/// side by side, with their texts as bars.
struct Card {
  /// The texts of a topic at one place of it, in the order of the languages.
  struct Row {
    var isHeading: Bool
    /// The widths of the texts, in columns of a terminal; 0 for a language without the text.
    var lengths: [Int]
  }

  static let (width, height) = (1200, 630)
  private static let margin = 80
  private static let gap = 44
  /// The largest number of columns in which the lines can still be told apart.
  static let mostLanguages = 4
  /// The heights of the parts: down to the end of the head, down to the rules above the languages,
  /// and of the languages' names.
  private static let (head, body, names) = (128, 410, 64)
  /// The distance of the title's last line above the rules.
  private static let lift = 58

  let title: String
  let siteTitle: String
  /// The language of the page, then the others; at most ``mostLanguages``.
  let languages: [Language]
  /// Empty for a page that shows no text.
  let rows: [Row]
  let lettering: Lettering
  /// Parts that other cards share.
  let parts: CardParts

  init(
    title: String, siteTitle: String, languages: [Language], rows: [Row], _ parts: CardParts
  ) {
    self.title = title
    self.siteTitle = siteTitle
    self.languages = languages
    self.rows = rows
    self.parts = parts
    lettering = parts.lettering
  }

  func picture() -> RunPicture {
    var picture = RunPicture(width: Self.width, colors: CardColors.all)
    picture.add(parts.rows([siteTitle, title == siteTitle ? title : ""], make: head))
    // Without bars, the other parts are lower.
    let body = rows.isEmpty ? Self.height - Self.names - Self.margin : Self.body
    addTitle(body - Self.head, to: &picture)
    let column = width(of: languages.count)
    let places = languages.indices.map { Self.margin + $0 * (column + Self.gap) }
    picture.add(6, zip(places, languages).map { ($0, column, CardColors.of($1)) })
    picture.add(parts.rows(languages.map(\.tag)) { names(places) })
    var bars = TextBars(places: places, width: column, end: Self.height - 64)
    for row in rows { bars.add(row, to: &picture) }
    picture.add(Self.height - picture.height)
    return picture
  }

  private func width(of columns: Int) -> Int {
    let room = Self.width - 2 * Self.margin - (columns - 1) * Self.gap
    return room / max(1, columns)
  }

  /// The sign of the program, three lines for the three languages that it knows best, and beside it
  /// the title of the site.
  private func head() -> Canvas {
    var canvas = Canvas(width: Self.width, height: Self.head)
    let sign: [(width: Int, language: Language)] = [(60, .english), (43, .korean), (50, .japanese)]
    for (number, line) in sign.enumerated() {
      canvas.fill(
        x: Self.margin, y: 64 + 15 * number, width: line.width, height: 7,
        color: CardColors.of(line.language))
    }
    if let letters = TitleSetting.letters(of: siteTitle, in: lettering.font), title != siteTitle {
      let room = (Self.width - 2 * Self.margin - 84) * lettering.font.unitsPerEm / 26
      let setter = LineSetter(letters, .undetermined, isUrgent: true, units: room, lettering)
      if let line = setter.cutLines(1).first {
        lettering.draw(
          line, size: 26, x: Self.margin + 84, baseline: 92, color: CardColors.quiet, on: &canvas)
      }
    }
    return canvas
  }

  /// Adds the title with its last line just above the languages, however many lines it has.
  ///
  /// The font has Latin, Greek, Cyrillic, Korean and Japanese letters. Arabic, Thai or Devanagari
  /// would also need their letters joined and reordered, so a title with any letter that the font
  /// lacks is drawn as a bar, not as a row of boxes.
  private func addTitle(_ height: Int, to picture: inout RunPicture) {
    let room = Self.width - 2 * Self.margin
    let baseline = height - Self.lift
    guard let letters = TitleSetting.letters(of: title, in: lettering.font) else {
      let width = min(room, max(1, TerminalWidth.columns(of: title)) * 32)
      picture.add(baseline - 44)
      picture.add(44, [(Self.margin, width, CardColors.ink)])
      picture.add(Self.lift)
      return
    }
    let setting = TitleSetting(letters, languages.first ?? .undetermined, room: room, lettering)
    let leading = setting.size * 5 / 4
    // Accents reach above the first line, and letters below the last.
    let above = setting.size * 9 / 8
    let rise = (setting.lines.count - 1) * leading + above
    var canvas = Canvas(width: Self.width, height: rise + setting.size * 3 / 8)
    for (number, line) in setting.lines.enumerated() {
      lettering.draw(
        line, size: setting.size, x: Self.margin, baseline: above + number * leading,
        color: CardColors.ink, on: &canvas)
    }
    picture.add(baseline - rise)
    picture.add(RunPicture.Rows(canvas))
    picture.add(height - (baseline - rise) - canvas.height)
  }

  /// The names of the languages, each in its own language.
  private func names(_ places: [Int]) -> Canvas {
    var canvas = Canvas(width: Self.width, height: Self.names)
    for (place, language) in zip(places, languages) {
      let name = Catalogue.ownName(of: language)
      guard let letters = TitleSetting.letters(of: name, in: lettering.font) else { continue }
      lettering.draw(
        letters[...], size: 22, x: place, baseline: 34, color: CardColors.of(language), on: &canvas)
    }
    return canvas
  }
}

/// The parts that many cards have: the title of the site, and the names of the languages.
final class CardParts: Sendable {
  let lettering: Lettering
  private let made = Mutex<[[String]: RunPicture.Rows]>([:])

  init(_ lettering: Lettering) { self.lettering = lettering }

  /// The rows of a part, which are drawn on the first call.
  func rows(_ key: [String], make: () -> Canvas) -> RunPicture.Rows {
    if let known = made.withLock({ $0[key] }) { return known }
    let rows = RunPicture.Rows(make())
    made.withLock { $0[key] = rows }
    return rows
  }
}

/// Texts as bars, line by line, the languages side by side.
struct TextBars {
  /// The height of a line and of the room below it.
  private static let (line, leading) = (9, 11)
  private static let heading = 14
  /// The room between two texts.
  private static let paragraph = 20
  private static let mostLines = 5
  /// The width of a column of a terminal, in which texts are measured.
  private static let letter = 7

  let places: [Int]
  let width: Int
  /// The height at which no further line may begin.
  let end: Int

  /// Adds the lines of a row, as long as they fit.
  mutating func add(_ row: Card.Row, to picture: inout RunPicture) {
    guard picture.height < end else { return }
    let letter = row.isHeading ? Self.letter * 3 / 2 : Self.letter
    let full = max(1, width / letter)
    let lines = row.lengths.map { min(Self.mostLines, ($0 + full - 1) / full) }
    let height = row.isHeading ? Self.heading : Self.line
    for number in 0..<(lines.max() ?? 0) where picture.height + height <= end {
      let marks = row.lengths.indices.filter { number < lines[$0] }.map { index in
        let rest =
          number + 1 < lines[index] ? full : max(2, row.lengths[index] - number * full)
        return (
          x: places[index], width: min(width - 2 * letter, rest * letter),
          color: row.isHeading ? CardColors.quiet : CardColors.text
        )
      }
      picture.add(height, marks)
      picture.add(Self.leading)
    }
    if lines.contains(where: { $0 > 0 }) { picture.add(Self.paragraph - Self.leading) }
  }
}
