/// A value in the authoring format's subset of YAML, with its position.
package struct Tree: Hashable, Sendable {
  /// A scalar, a list or a mapping.
  package enum Value: Hashable, Sendable {
    /// A scalar as text; its type depends on where it is read.
    case scalar(String)
    case list([Tree])
    /// In the order written; keys are unique.
    case map([Entry])
  }

  /// The way in which a scalar is written.
  package enum Form: Hashable, Sendable {
    case text
    /// A number or a truth value, which JSON writes without quotes.
    case literal
    /// Nothing at all, `~` or `null`.
    case nothing
  }

  /// A key of a mapping with its value.
  package struct Entry: Hashable, Sendable {
    /// The name of the entry, as written.
    package let key: String
    /// The position of the key.
    package let place: Place
    /// The value of the key, with a position of its own.
    package var value: Tree

    package init(key: String, place: Place = Place(), value: Tree) {
      self.key = key
      self.place = place
      self.value = value
    }
  }

  /// 1-based line and column; both are 0 for a value that is not in any text.
  package struct Place: Hashable, Sendable {
    /// The line, from 1.
    package var line = 0
    /// The column, from 1, in Unicode scalars.
    package var column = 0

    package init(line: Int = 0, column: Int = 0) {
      self.line = line
      self.column = column
    }
  }

  /// The scalar, list or mapping.
  package let value: Value
  /// The position of the value's first character.
  package let place: Place

  /// The way in which the value is written, if it is a scalar.
  package let form: Form

  package init(_ value: Value, place: Place = Place(), form: Form = .text) {
    self.value = value
    self.form = form
    self.place = place
  }

  /// A problem at the position of the value.
  package func problem(_ message: String) -> Problem {
    Problem(line: max(1, place.line), column: max(1, place.column), message: message)
  }

  /// The items of the list that a map has under a key; none if that is no list.
  func items(_ key: String) -> [Tree] {
    if case .list(let items)? = self[key]?.value { items } else { [] }
  }

  package subscript(key: String) -> Tree? {
    guard case .map(let entries) = value else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// This map with the entries of `changes` replacing its own or appended to them.
  package func merging(_ changes: [Entry], without removed: Set<String>) -> Tree {
    guard case .map(let entries) = value else { return self }
    var result = entries.filter { !removed.contains($0.key) }
    var places: [String: Int] = [:]
    for (place, entry) in result.enumerated() { places[entry.key] = place }
    for change in changes {
      if let index = places[change.key] {
        result[index] = change
      } else {
        result.append(change)
      }
    }
    return Tree(.map(result), place: place)
  }
}
