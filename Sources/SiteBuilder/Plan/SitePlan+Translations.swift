import Bitext

extension SitePlan {
  /// The page in each language that it is available in.
  func translations(of page: Page) -> [(language: Language, page: Page)] {
    switch page {
    case .home, .index: spokenLanguages.map { ($0, .index($0)) }
    case .edition(let topic, _): translations(ofTopic: topic)
    case .glossary(_, let part):
      spokenLanguages.map { ($0, .glossary($0, part: part)) }
        .filter { contains($0.1) }
    case .desk(.terms, _, let part):
      spokenLanguages.map { ($0, .desk(.terms, $0, part: part)) }
    case .desk(.changes, _, _):
      spokenLanguages.map { ($0, .desk(.changes, $0)) }
    case .gallery: spokenLanguages.map { ($0, .gallery($0)) }.filter { contains($0.1) }
    case .guidelines:
      spokenLanguages.map { ($0, .guidelines($0)) }.filter { contains($0.1) }
    case .parallel(let topic, _):
      spokenLanguages.map { ($0, .parallel(topic: topic, $0)) }.filter { contains($0.1) }
    case .fallback, .listings, .desk(.search, _, _), .desk(.status, _, _), .redirect, .notFound:
      []
    }
  }

  /// The page of a topic in each language that the topic is written in.
  func translations(ofTopic index: Int) -> [(language: Language, page: Page)] {
    corpus[index].languages.filter(\.isDetermined).map {
      ($0, page(ofTopic: index, in: $0))
    }
  }
}
