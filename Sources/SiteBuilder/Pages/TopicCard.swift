import Bitext
import TextBasics

/// The picture that stands for a topic where somebody links to it: its texts as bars, the languages side
/// by side, that of the page first.
///
/// No letters: the program has no font, and one that has Korean and Japanese letters is larger than all
/// of a site. The title is in the words beside the picture.
struct TopicCard {
  private static let (width, height) = (1200, 630)
  private static let margin = 80
  private static let gap = 44
  /// The height of a line and of the room below it.
  private static let (line, leading) = (10, 10)
  private static let heading = 16
  private static let title = 26
  /// The room between two units.
  private static let paragraph = 18
  /// More columns would be too narrow to tell their lines apart.
  private static let most = 4
  private static let mostLines = 5
  /// The width of a column of a terminal, in which texts are measured.
  private static let letter = 7

  let topic: Topic
  let language: Language

  /// The path of the picture; nil for a page that has none of its own.
  static func path(of page: Page, on site: SiteContext) -> String? {
    let (index, language): (Int, Language)
    switch page {
    case .edition(let topic, let edition):
      (index, language) = (topic, site.plan.corpus.topics[topic].editions[edition].language)
    case .parallel(let topic, let reader): (index, language) = (topic, reader)
    default: return nil
    }
    let editions = site.plan.corpus.topics[index].editions
    guard site.baseURL != nil, site.plan.corpus.settings.image == nil, language.isDetermined,
      let main = editions.firstIndex(where: { $0.language == language })
    else { return nil }
    let path = site.plan.path(of: .edition(topic: index, edition: main))
    guard path.hasSuffix("index.html") else { return nil }
    return path.dropLast("index.html".count) + "card.png"
  }

  /// The pictures of all topics; none on a site without an address, whose pages name no pictures.
  static func files(of site: SiteContext) -> [OutputFile] {
    site.plan.corpus.topics.enumerated().flatMap { index, topic in
      topic.editions.enumerated().compactMap { number, edition in
        guard edition.name == nil,
          let path = path(of: .edition(topic: index, edition: number), on: site)
        else { return nil }
        let card = TopicCard(topic: topic, language: edition.language)
        return OutputFile(path: path, content: .bytes(card.picture().png()))
      }
    }
  }

  func picture() -> RunPicture {
    var picture = RunPicture(
      width: Self.width,
      colors: [0xFCFCFA, 0x1C1F23, 0xB9BCBE, 0x2856A8, 0xA8371C, 0x256A49, 0x575D64])
    let others = topic.languages.filter { $0 != language && $0.isDetermined }
    let languages = ([language] + others).prefix(Self.most)
    let room = Self.width - 2 * Self.margin - (languages.count - 1) * Self.gap
    let column = room / languages.count
    let places = languages.indices.map { Self.margin + $0 * (column + Self.gap) }
    writeSign(to: &picture)
    picture.add(
      6, zip(places, languages).map { ($0, column, Self.color(of: $1)) })
    picture.add(34)
    picture.add(
      Self.title,
      zip(places, languages).map { place, language in
        let title = topic.mainEdition(in: language)?.title ?? ""
        return (place, min(column, TerminalWidth.columns(of: title) * Self.letter * 2), 1)
      })
    picture.add(30)
    // The title may be the first heading of the text.
    let isTitled = topic.units.first.map(isHeading) ?? false
    for unit in topic.units.dropFirst(isTitled ? 1 : 0)
    where picture.height < Self.height - Self.margin {
      let texts = languages.map { language in
        let variant = topic.mainVariant(of: unit, in: language)
        return variant.map { TerminalWidth.columns(of: topic.text(of: $0)) } ?? 0
      }
      write(texts, isHeading: isHeading(unit), places, column, to: &picture)
    }
    picture.add(Self.height - picture.height)
    return picture
  }

  /// The sign of the program: three lines, one for each language that it knows best.
  private func writeSign(to picture: inout RunPicture) {
    picture.add(64)
    for (number, width) in [108, 78, 90].enumerated() {
      picture.add(12, [(Self.margin, width, UInt8(3 + number))])
      picture.add(16)
    }
    picture.add(28)
  }

  /// Writes the texts of a unit, line by line, as long as they fit.
  private func write(
    _ texts: [Int], isHeading: Bool, _ places: [Int], _ column: Int, to picture: inout RunPicture
  ) {
    let letter = isHeading ? Self.letter * 3 / 2 : Self.letter
    let full = column / letter
    let lines = texts.map { min(Self.mostLines, ($0 + full - 1) / full) }
    let height = isHeading ? Self.heading : Self.line
    for number in 0..<(lines.max() ?? 0) where picture.height < Self.height - Self.margin {
      let marks = texts.indices.filter { number < lines[$0] }.map { index in
        let rest = number + 1 < lines[index] ? full : texts[index] - number * full
        let width = min(column - 2 * letter, max(2, rest) * letter)
        return (x: places[index], width: width, color: UInt8(isHeading ? 1 : 2))
      }
      picture.add(height, marks)
      picture.add(Self.leading)
    }
    if lines.contains(where: { $0 > 0 }) { picture.add(Self.paragraph - Self.leading) }
  }

  private func isHeading(_ unit: TranslationUnit) -> Bool {
    unit.variants.contains { variant in
      variant.segments.contains { index in
        if case .heading = topic.documents[variant.document].segments[index].kind { return true }
        return false
      }
    }
  }

  private static func color(of language: Language) -> UInt8 {
    switch language {
    case .english: 3
    case .korean: 4
    case .japanese: 5
    default: 6
    }
  }
}
