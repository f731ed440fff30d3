import Bitext

/// The words of a part of the pages in each language that pages speak.
struct SpokenWords<Words: Sendable>: Sendable {
  private let english: SharedValue<Words>
  private let korean: SharedValue<Words>
  private let japanese: SharedValue<Words>

  init(english: Words, korean: Words, japanese: Words) {
    self.english = SharedValue(english)
    self.korean = SharedValue(korean)
    self.japanese = SharedValue(japanese)
  }

  /// The words for pages in `language`; English where there are none.
  subscript(language: Language) -> SharedValue<Words> {
    switch language {
    case .korean: korean
    case .japanese: japanese
    default: english
    }
  }
}

/// A large value behind one reference, for what is handed around everywhere and never changes.
///
/// To pass it on costs one count instead of one for every string in it.
@dynamicMemberLookup
final class SharedValue<Value: Sendable>: Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Member {
    value[keyPath: member]
  }
}
