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
