/// Pages of a folder that are versions of one page, such as last year's beside today's: at least
/// half of the originals in the shorter one are also in the other.
struct PageVersions {
  private let originals: [String: Set<String>]

  /// - Parameter texts: The path of each translation, and the original of a text in it.
  init(_ texts: some Sequence<(path: String, original: String)>) {
    originals = texts.reduce(into: [:]) { $0[$1.path, default: []].insert($1.original) }
  }

  /// Whether two files are, as far as a few texts can tell; false for a file and itself.
  func areVersions(_ one: String, _ other: String) -> Bool {
    guard one != other, let first = originals[one], let second = originals[other] else {
      return false
    }
    let shared =
      first.count < second.count
      ? first.count(where: second.contains)
      : second.count(where: first.contains)
    return shared >= Self.fewest && shared * 2 >= min(first.count, second.count)
  }

  /// The least number of equal originals: headings and a warning may recur in all pages of a
  /// folder.
  private static let fewest = 3
}
