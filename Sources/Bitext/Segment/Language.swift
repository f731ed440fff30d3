/// The language of a text: one of the three the project knows well, another one by its BCP 47
/// tag, or none that can be told.
package struct Language: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The BCP 47 tag in its usual case: `en`, `ko`, `ja`, `und`, or what an author declared.
  package let tag: String

  package init(tag: String) { self.tag = tag }

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
    switch tag {
    case "en": 0
    case "ko": 1
    case "ja": 2
    case "und": 4
    default: 3
    }
  }
}
