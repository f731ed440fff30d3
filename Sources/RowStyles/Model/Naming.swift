/// The names of a concept for people, in texts and in the frameworks, and where it can be seen.
package struct Naming: Hashable, Sendable {
  /// The name to show to people.
  let name: LocalizedText
  let spellings: Spellings
  /// The names in the frameworks; empty if no framework has a single name for it.
  let frameworks: [APIName]
  /// The platforms that support it.
  let platforms: [Platform]
  /// The id of the built-in table that shows it.
  let example: String

  init(
    _ name: LocalizedText, spelled spellings: Spellings, frameworks: APINames,
    platforms: [Platform], example: String
  ) {
    self.name = name
    self.spellings = spellings
    self.frameworks = frameworks.list
    self.platforms = platforms
    self.example = example
  }
}

/// The names that texts use for a concept, by language.
///
/// Translators spell a name in several ways, often on one page. All spellings are compared without
/// white space and case. A concept whose usual name is an everyday word (a selection, a section)
/// has only compound names here.
struct Spellings: Hashable, Sendable {
  /// Whether the names occur only in texts about tables, so that no other sign of the subject is
  /// needed.
  let isSpecific: Bool
  let en: [String]
  let ko: [String]
  let ja: [String]

  init(specific: Bool = false, _ en: [String], _ ko: [String], _ ja: [String]) {
    isSpecific = specific
    self.en = en
    self.ko = ko
    self.ja = ja
  }
}

/// The name of a concept in a framework.
package struct APIName: Hashable, Sendable {
  package enum Framework: String, CaseIterable, Hashable, Sendable {
    case swiftUI = "SwiftUI"
    case uiKit = "UIKit"
    case appKit = "AppKit"
  }

  package let framework: Framework
  /// The name as code spells it, such as `UITableView.Style.plain`.
  package let name: String
}

/// The names of a concept in the frameworks; nil for one that has none.
struct APINames {
  var swiftUI: String?
  var uiKit: String?
  var appKit: String?

  var list: [APIName] {
    let all = [(APIName.Framework.swiftUI, swiftUI), (.uiKit, uiKit), (.appKit, appKit)]
    return all.compactMap { framework, name in
      name.map { APIName(framework: framework, name: $0) }
    }
  }
}
