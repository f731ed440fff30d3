/// The changes of the texts of topics, commit by commit, for people who come back to a site.
///
/// Line breaks, markup, moves and changes that are ``Rewording/minor`` do not count. Changes by
/// merges and by the first commit of a repository are left out: those of a merge are listed under
/// the commits that wrote them, and before the first commit nothing is known.
package struct ChangeLog: Sendable {
  /// A change of a text in a language.
  package struct Text: Sendable {
    /// The kind of the change.
    package enum Kind: String, Hashable, Sendable {
      case edited, added, removed
      /// A source that is new as a whole; its text is its title.
      case begun
    }

    /// The kind of the change, which decides whether there are old and new words.
    package let kind: Kind
    /// The language of the text.
    package let language: Language
    /// The words before; empty if there were none.
    package let old: String
    /// The words after; empty if there are none.
    package let new: String
  }

  /// The changes of one unit of a topic in all languages by one commit.
  package struct Entry: Sendable {
    /// The topic as it is now.
    package let slug: String
    /// The identifier of the unit as it is now; nil for texts that are gone and for new sources.
    package let unit: String?
    /// The commit's name: hexadecimal digits.
    package let commit: String
    /// In seconds since 1970.
    package let time: Int
    /// By language.
    package internal(set) var texts: [Text]
    /// The languages in which the unit still translates the old original.
    package internal(set) var behind: [Language] = []

    /// The day of the commit in UTC, as `YYYY-MM-DD`.
    package var day: String { ChangeLog.day(of: time) }

    /// The time of the commit in UTC, as RFC 3339 has it.
    package var moment: String {
      let second = ((time % 86_400) + 86_400) % 86_400
      let parts = [second / 3_600, second / 60 % 60, second % 60].map {
        $0 < 10 ? "0\($0)" : "\($0)"
      }
      return day + "T" + parts.joined(separator: ":") + "Z"
    }
  }

  /// The history of a topic.
  package struct History: Sendable {
    /// The newest first; those of one commit in the order of the units.
    package let entries: [Entry]
    /// Who wrote the sources, those with the most commits first.
    package let contributors: [String]
    /// For each source, by its path, the day of the last commit that changed it.
    package let days: [String: String]
    /// A digest of all this.
    package let digest: UInt64
    /// The number of the topic's units.
    let unitCount: Int
    /// For units that changed of late, by identifier, the day in each language; empty if most units
    /// did, because a mark then tells nothing.
    package internal(set) var recent: [String: [Language: String]] = [:]
  }

  /// The histories of topics, by their slugs.
  package let topics: [String: History]

  /// How far the log reaches back from the last commit, in seconds: a year.
  package static let reach = 365 * 86_400
  /// How long a text counts as new before the last commit, in seconds: a month.
  package static let recently = 30 * 86_400

  /// - Parameters:
  ///   - histories: The histories of topics, by their slugs.
  ///   - newest: The time of the last commit, in seconds since 1970.
  package init(_ histories: [String: History], newest: Int) {
    topics = histories.mapValues { history in
      var history = history
      for entry in history.entries where entry.time > newest - Self.recently {
        guard let unit = entry.unit else { continue }
        for text in entry.texts where history.recent[unit]?[text.language] == nil {
          history.recent[unit, default: [:]][text.language] = entry.day
        }
      }
      if 2 * history.recent.count > history.unitCount { history.recent = [:] }
      return history
    }
  }

  /// The languages in which a text changed.
  package var languages: Set<Language> {
    Set(topics.values.flatMap(\.entries).flatMap(\.texts).map(\.language))
  }

  /// The entries of all topics, the newest first; those of one commit by topic.
  package var entries: [Entry] {
    topics.sorted { $0.key < $1.key }.flatMap(\.value.entries).enumerated()
      .sorted { ($1.element.time, $0.offset) < ($0.element.time, $1.offset) }.map(\.element)
  }

  /// The day of a time in UTC, as `YYYY-MM-DD`.
  static func day(of time: Int) -> String {
    CalendarDate(ofSeconds: time)?.description ?? "1970-01-01"
  }
}
