/// The language of a text: one of the three the project knows well, another one by its BCP 47
/// tag, or none that can be told.
package struct Language: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// One word, which every segment holds: the tags that nearly all texts have need no string.
  private enum Name: Hashable {
    case english, korean, japanese, undetermined
    /// A tag that is none of the above.
    indirect case other(String)
  }

  private let name: Name

  package init(tag: String) {
    name =
      switch tag {
      case "en": .english
      case "ko": .korean
      case "ja": .japanese
      case "und": .undetermined
      default: .other(tag)
      }
  }

  /// The BCP 47 tag in its usual case: `en`, `ko`, `ja`, `und`, or what an author declared.
  package var tag: String {
    switch name {
    case .english: "en"
    case .korean: "ko"
    case .japanese: "ja"
    case .undetermined: "und"
    case .other(let tag): tag
    }
  }

  package static let english = Language(tag: "en")
  package static let korean = Language(tag: "ko")
  package static let japanese = Language(tag: "ja")
  /// Undetermined (BCP 47 `und`): code, pictures, bare links, and texts in languages not told apart.
  package static let undetermined = Language(tag: "und")

  /// English, Korean, Japanese: the order in which a pivot is chosen and languages are listed.
  package static let known = [english, korean, japanese]

  package var description: String { tag }
  package var isDetermined: Bool { self != .undetermined }

  /// Known languages first, in the order of ``known``, then the others by tag, `und` last.
  package static func < (a: Language, b: Language) -> Bool {
    (a.rank, a.tag) < (b.rank, b.tag)
  }

  private var rank: Int {
    switch name {
    case .english: 0
    case .korean: 1
    case .japanese: 2
    case .other: 3
    case .undetermined: 4
    }
  }
}
