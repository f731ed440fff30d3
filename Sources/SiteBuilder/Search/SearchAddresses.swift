import Bitext

/// Where the texts of a topic can be read.
struct SearchAddresses: Sendable {
  struct Entry: Sendable {
    let language: Language
    /// From the root of the site, encoded.
    let path: String
    let title: String
  }

  /// The topic's editions.
  let entries: [Entry]
  /// The path of the page with all languages; empty where there is none.
  let parallel: String
  /// For each edition, its document.
  private let documents: [Int]

  init(of topic: Topic, at index: Int, in plan: SitePlan) {
    documents = topic.editions.map(\.document)
    entries = topic.editions.enumerated().map { number, edition in
      Entry(
        language: edition.language,
        path: plan.address(of: .edition(topic: index, edition: number)),
        title: edition.title)
    }
    let page = Page.parallel(topic: index)
    parallel = plan.contains(page) ? plan.address(of: page) : ""
  }

  /// The edition that shows a variant; the main one of its language where its own source has none.
  func index(of variant: Variant) -> Int {
    documents.indices.first {
      documents[$0] == variant.document && entries[$0].language == variant.language
    } ?? entries.firstIndex { $0.language == variant.language } ?? 0
  }
}
