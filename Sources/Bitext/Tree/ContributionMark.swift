/// The marks of a person's contributions, as all-contributors writes them, such as `<a
/// href="#content-oak" title="Content">`: the places that they lead to exist nowhere, on purpose.
package enum ContributionMark {
  /// Whether a link is such a mark.
  package static func isLink(to destination: String, titled title: String) -> Bool {
    guard !title.isEmpty, destination.hasPrefix("#"), let hyphen = destination.firstIndex(of: "-")
    else { return false }
    return contributions.contains(String(destination[..<hyphen].dropFirst()))
  }

  /// The kinds of contributions, as the specification names them (allcontributors.org, Emoji Key).
  private static let contributions: Set<String> = [
    "a11y", "audio", "blog", "bug", "business", "code", "content", "data", "design", "doc",
    "eventOrganizing", "example", "financial", "fundingFinding", "ideas", "infra", "maintenance",
    "mentoring", "platform", "plugin", "projectManagement", "promotion", "question", "research",
    "review", "security", "talk", "test", "tool", "translation", "tutorial", "userTesting", "video",
  ]
}
