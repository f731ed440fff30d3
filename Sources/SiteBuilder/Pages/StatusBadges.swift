import Bitext

/// An SVG badge for each target language, with the share that is translated.
struct StatusBadges {
  let site: SiteContext

  func files() -> [OutputFile] {
    site.plan.spokenLanguages.compactMap { language in
      guard site.plan.contains(.desk(.status, language)), let badge = badge(of: language) else {
        return nil
      }
      return OutputFile(path: Self.path(of: language), content: .bytes(badge.svg))
    }
  }

  static func path(of language: Language) -> String {
    "status/" + SitePlan.folder(of: language).dropLast() + ".svg"
  }

  func badge(of language: Language) -> StatusBadge? {
    done(in: language).map { StatusBadge(label: language.tag, done: $0) }
  }

  /// The share of units in `language` that are translated and up to date.
  ///
  /// Nil if there is nothing to translate.
  func done(in language: Language) -> Double? {
    let own = site.status.value.entries.filter { $0.language == language }
    let units = own.reduce(0) { $0 + $1.units }
    let open = own.reduce(0) { $0 + $1.missing.count + $1.outOfDate.count }
    return units == 0 ? nil : Double(units - open) / Double(units)
  }
}
