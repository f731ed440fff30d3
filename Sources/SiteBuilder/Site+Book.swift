package import Bitext

extension Site {
  /// A book of the notes (EPUB 3); nil if it has no chapter, or is larger than the format allows.
  ///
  /// Of `languages`, the reader's own comes first; with several, their paragraphs alternate. `topics`
  /// are slugs, or nil for all. `date` is `YYYY-MM-DD`, or nil for that of the newest text.
  package func book(
    in languages: [Language], topics: Set<String>?, date: String?
  ) -> [UInt8]? {
    let dates = plan.corpus.topics.flatMap(\.documents).compactMap(\.frontMatter.latestDate)
      .filter { $0.utf8.count == 10 }
    return Book(
      site: context, languages: languages, topics: topics,
      date: date ?? dates.max() ?? "2000-01-01"
    ).bytes()
  }
}
