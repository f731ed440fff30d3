package import Bitext

/// Interface words in each language that pages support.
package struct SpokenWords<Words: Sendable>: Sendable {
  private let english: SharedValue<Words>
  private let korean: SharedValue<Words>
  private let japanese: SharedValue<Words>

  package init(english: Words, korean: Words, japanese: Words) {
    self.english = SharedValue(english)
    self.korean = SharedValue(korean)
    self.japanese = SharedValue(japanese)
  }

  /// The words for pages in `language`; English if there are none.
  package subscript(language: Language) -> SharedValue<Words> {
    switch language {
    case .korean: korean
    case .japanese: japanese
    default: english
    }
  }
}

/// A large immutable value behind a reference.
///
/// Passing it on costs one retain instead of one for each string in it.
@dynamicMemberLookup
package final class SharedValue<Value: Sendable>: Sendable {
  private let value: Value

  package init(_ value: Value) { self.value = value }

  package subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Member {
    value[keyPath: member]
  }
}
