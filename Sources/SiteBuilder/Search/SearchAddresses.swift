import Bitext

/// The addresses at which the texts of a topic can be read.
struct SearchAddresses: Sendable {
  struct Entry: Sendable {
    let language: Language
    /// Relative to the root of the site, percent-encoded.
    let path: String
    let title: String
  }

  /// One entry for each edition of the topic.
  let entries: [Entry]
  /// The path of the parallel page below the folder of a reader's language; empty if there is none.
  let parallel: String
  /// For each edition the index of its document.
  private let documents: [Int]

  init(of topic: Topic, at index: Int, in plan: SitePlan) {
    documents = topic.editions.map(\.document)
    entries = topic.editions.enumerated().map { number, edition in
      Entry(
        language: edition.language,
        path: plan.address(of: plan.page(ofEdition: number, ofTopic: index)),
        title: edition.title)
    }
    parallel =
      plan.parallels(ofTopic: index).first
      .map { String(plan.address(of: $0).drop { $0 != "/" }.dropFirst()) } ?? ""
  }

  /// The index of the edition that shows a variant, or else of the main edition in its language.
  func index(of variant: Variant) -> Int {
    documents.indices.first {
      documents[$0] == variant.document && entries[$0].language == variant.language
    } ?? entries.firstIndex { $0.language == variant.language } ?? 0
  }
}
