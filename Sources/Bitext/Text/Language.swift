import Synchronization

/// The language of a text: English, Korean, Japanese, another one by its BCP 47 tag, or
/// undetermined.
package struct Language: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// A number instead of a string, so that copying and comparing needs no reference counting.
  ///
  /// Every segment stores a language; reference counting took about 1 % of a build.
  @usableFromInline let number: UInt32

  package init(tag: String) {
    number = Self.first.firstIndex(of: tag).map(UInt32.init) ?? Self.others.number(of: tag)
  }

  @inlinable init(number: UInt32) { self.number = number }

  /// The BCP 47 tag: `en`, `ko`, `ja`, `und`, or the tag that an author declared.
  package var tag: String {
    Int(number) < Self.first.count ? Self.first[Int(number)] : Self.others.tag(number)
  }

  /// English (`en`).
  @inlinable package static var english: Language { Language(number: 0) }
  /// Korean (`ko`).
  @inlinable package static var korean: Language { Language(number: 1) }
  /// Japanese (`ja`).
  @inlinable package static var japanese: Language { Language(number: 2) }
  /// Undetermined (BCP 47 `und`): code, pictures, bare links, and texts whose language is not
  /// recognised.
  @inlinable package static var undetermined: Language { Language(number: 3) }

  private static let first = ["en", "ko", "ja", "und"]
  private static let others = Others(from: UInt32(first.count))

  @inlinable package static func == (a: Language, b: Language) -> Bool { a.number == b.number }

  /// English, Korean, Japanese: the order for choosing a pivot and for listing languages.
  package static let known = [english, korean, japanese]

  package var description: String { tag }
  /// Whether the language is any other than `und`.
  package var isDetermined: Bool { self != .undetermined }

  /// Known languages first, in the order of ``known``, then the others by tag, `und` last.
  package static func < (a: Language, b: Language) -> Bool {
    (a.rank, a.tag) < (b.rank, b.tag)
  }

  private var rank: Int {
    switch self {
    case .undetermined: Self.known.count + 1
    default: min(Int(number), Self.known.count)
    }
  }

  /// The numbers assigned to tags that authors declared; they last as long as the process.
  private final class Others: Sendable {
    private let first: UInt32
    private let known = Mutex<(tags: [String], numbers: [String: UInt32])>(([], [:]))

    init(from first: UInt32) { self.first = first }

    func number(of tag: String) -> UInt32 {
      known.withLock { known in
        if let number = known.numbers[tag] { return number }
        let number = first + UInt32(known.tags.count)
        known.tags.append(tag)
        known.numbers[tag] = number
        return number
      }
    }

    func tag(_ number: UInt32) -> String { known.withLock { $0.tags[Int(number - first)] } }
  }
}
