import Bitext

/// A survey as text, on one screen unless all topics are asked for.
struct SurveyReport {
  /// The topics that are listed unless all are asked for.
  private static let mostTopics = 24

  private let survey: Survey
  private let folder: String
  private let isComplete: Bool

  init(_ survey: Survey, of folder: String, isComplete: Bool) {
    self.survey = survey
    self.folder = folder
    self.isComplete = isComplete
  }

  var text: String {
    ([reads, languages] + topics + leftOut + messages).joined(separator: "\n")
  }

  private var reads: String {
    let others = survey.otherFiles.prefix(6).map { "\($0.count) \($0.kind)" }
    let rest = survey.otherFiles.dropFirst(6).reduce(0) { $0 + $1.count }
    let kinds = others + (rest == 0 ? [] : ["\(rest) others"])
    let beside = kinds.isEmpty ? "" : "; beside them " + kinds.joined(separator: ", ")
    return "\(folder): \(survey.sources.count.counted("note"))\(beside)"
  }

  private var languages: String {
    let counts = Language.known.compactMap { language in
      let count = survey.sources.count { $0.languages.contains(language) }
      return count == 0 ? nil : "\(language.englishName) in \(count)"
    }
    let bilingual = survey.sources.count { $0.languages.count > 1 }
    let mixed = bilingual == 0 ? "" : "; \(bilingual) with more than one language"
    return "  "
      + (counts.isEmpty ? "no language was found" : counts.joined(separator: ", ") + mixed)
  }

  // MARK: Topics

  private var topics: [String] {
    let all = survey.topics
    // Topics that were joined by their texts, or nearly were, come first, because they are worth a
    // look.
    let told =
      isComplete
      ? all
      : all.filter { $0.joins.contains { !$0.witness.isObvious } || !$0.nearMisses.isEmpty }
        + all.filter { $0.joins.allSatisfy(\.witness.isObvious) && $0.nearMisses.isEmpty }
    let shown = isComplete ? told : Array(told.prefix(Self.mostTopics))
    let single = all.count { $0.sources.count == 1 }
    var lines = ["", "\(all.count.counted("topic")), \(single) of one note each"]
    for topic in shown { lines += self.lines(for: topic) }
    if shown.count < told.count {
      lines.append("  … \(told.count - shown.count) more: hig-notes doctor --topics")
    }
    return lines
  }

  private func lines(for topic: Survey.Topic) -> [String] {
    let isObvious = topic.joins.allSatisfy(\.witness.isObvious)
    if isObvious, topic.nearMisses.isEmpty {
      let paths = topic.sources.map { described($0) }.joined(separator: ", ")
      return ["  \(topic.slug): \(paths)\(topic.joins.isEmpty ? "" : topic.joins.witnesses)"]
    }
    var lines = ["  \(topic.slug)"]
    for (place, source) in topic.sources.enumerated() {
      let earlier = topic.sources[..<place]
      let why = topic.joins.first { join in
        join.b == source && earlier.contains(join.a) || join.a == source && earlier.contains(join.b)
      }
      let reason = why.map { ": " + $0.witness.words(with: name($0.a == source ? $0.b : $0.a)) }
      lines.append("    \(described(source))\(reason ?? "")")
    }
    let misses = refusals(of: topic)
    lines += misses.prefix(3)
    if misses.count > 3 { lines.append("    and not with \(misses.count - 3) others") }
    return lines
  }

  /// Lines about the sources that were nearly joined to a topic, each once: several sources of the
  /// topic may be near the same one.
  private func refusals(of topic: Survey.Topic) -> [String] {
    var told: Set<String> = []
    return topic.nearMisses.compactMap { miss in
      let isFirst = topic.sources.contains(miss.a)
      let (own, other) = isFirst ? (miss.a, miss.b) : (miss.b, miss.a)
      let line = "    not with \(name(other)): \(miss.witness.refusal(of: name(own)))"
      return told.insert(line).inserted ? line : nil
    }
  }

  private func name(_ source: Int) -> String { survey.sources[source].path }

  /// A source with its languages.
  private func described(_ source: Int) -> String {
    let tags = survey.sources[source].languages.map(\.tag).joined(separator: ", ")
    return "\(name(source)) (\(tags.isEmpty ? "no language" : tags))"
  }

  // MARK: The rest

  private var leftOut: [String] {
    survey.drafts.isEmpty
      ? []
      : ["", "Left out: \(survey.drafts.count.counted("draft"))"]
        + survey.drafts.prefix(isComplete ? .max : 5).map { "  \($0)" }
  }

  private var messages: [String] {
    guard !survey.diagnostics.isEmpty else { return [] }
    var counts: [String: Int] = [:]
    for diagnostic in survey.diagnostics { counts[diagnostic.name.rule, default: 0] += 1 }
    let kinds = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return [
      "",
      "\(survey.diagnostics.count.counted("message")) on reading; build and check have their places,"
        + " and read further",
    ]
      + kinds.map { "  \($0.value) \($0.key)" }
  }
}

extension [Survey.Meeting] {
  /// The reasons for joining the sources of a topic, where they are obvious.
  fileprivate var witnesses: String {
    let kinds: [(TopicWitness, String)] = [
      (.declared, "`topic:`"), (.settings, "site.yaml"), (.path, "paths"),
    ]
    let found = kinds.filter { kind in contains { $0.witness == kind.0 } }.map(\.1)
    return ", by " + found.joined(separator: " and ")
  }
}

extension TopicWitness {
  /// Whether the reason needs no explanation.
  fileprivate var isObvious: Bool {
    switch self {
    case .declared, .settings, .path: true
    case .title, .equalTexts, .number, .translation, .part: false
    }
  }

  fileprivate func words(with other: String) -> String {
    switch self {
    case .declared: "`topic:` is that of \(other)"
    case .settings: "joined with \(other) in site.yaml"
    case .path: "by its path, with \(other)"
    case .title: "title and text, with \(other)"
    case .equalTexts: "the same sentences as \(other)"
    case .number: "the same number as \(other), among others that are numbered alike"
    case .translation: "translation of \(other), or the reverse"
    case .part: "translation of a part of \(other), or the reverse"
    }
  }

  /// The reason why two notes were not joined.
  fileprivate func refusal(of own: String) -> String {
    switch self {
    case .declared, .settings, .path, .title, .number: "the names are alike, the texts are not"
    case .equalTexts: "a name or words of the title are the same, the sentences are others"
    case .part: "it and further notes translate parts of \(own), or the reverse"
    case .translation: "some words agree, too few for a translation of \(own)"
    }
  }
}
