/// The units of an export, with the neighbours and suggestions that a translator sees.
struct ExchangedUnits {
  private let paragraphs: [Exchange.Unit]
  private let languages: [Language]
  private let sentences: SentenceUnits?
  private let leastMatch: Int?

  init(
    _ paragraphs: [Exchange.Unit], _ languages: [Language], _ glossary: Glossary,
    _ options: Exchange.Options
  ) {
    self.paragraphs = paragraphs
    self.languages = languages
    leastMatch = options.leastMatch
    switch options.segmentation {
    case .paragraphs: sentences = nil
    case .sentences: sentences = SentenceUnits(languages, glossary)
    }
  }

  /// The units that are handed out, given by their paragraphs; the others are their neighbours, and
  /// lend their translations.
  func units(where isWanted: (Exchange.Unit) -> Bool) -> [Exchange.Unit] {
    var units: [Exchange.Unit] = []
    var isHandedOut: [Bool] = []
    for paragraph in paragraphs {
      let parts = parts(of: paragraph)
      units += parts
      isHandedOut += Array(repeating: isWanted(paragraph), count: parts.count)
    }
    units = Exchange.withNeighbours(units, in: languages[0])
    if let leastMatch, languages.count == 2 {
      units = Exchange.withMatches(
        units, from: languages[0], to: languages[1], atLeast: leastMatch)
    }
    return zip(units, isHandedOut).filter(\.1).map(\.0)
  }

  private func parts(of paragraph: Exchange.Unit) -> [Exchange.Unit] {
    guard let sentences, paragraph.field == nil else { return [paragraph] }
    return sentences.units(of: paragraph).enumerated().map { number, sentence in
      var sentence = sentence
      sentence.headings = paragraph.headings
      sentence.remarks = number == 0 ? paragraph.remarks : []
      return sentence
    }
  }
}
