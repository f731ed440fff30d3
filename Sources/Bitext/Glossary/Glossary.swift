/// The concepts of the notes with their terms in each language (`glossary.yaml`).
package struct Glossary: Hashable, Sendable {
  /// An entry of the glossary.
  package struct Concept: Hashable, Sendable {
    /// ASCII kebab case, unique.
    package var id: String
    /// The id of the group that it belongs to.
    package var group: String?
    /// The preferred term first, per language.
    package var terms: [Language: [String]]
    /// Spellings seen in the wild, per language.
    package var seen: [Language: [String]] = [:]
    /// Spellings that must not be used, per language.
    package var forbidden: [Language: [String]] = [:]
    /// Names that stay as they are in every language.
    package var keep: [String] = []
    /// A remark for readers and translators, per language.
    package var note: [Language: String] = [:]

    package init(id: String, terms: [Language: [String]]) {
      self.id = id
      self.terms = terms
    }
  }

  /// Concepts that readers look for in one place.
  package struct Group: Hashable, Sendable {
    /// ASCII kebab case, unique among groups.
    package var id: String
    /// The name that readers see, per language.
    package var name: [Language: String]
  }

  /// The concepts in the order of the file.
  package var concepts: [Concept]
  /// The groups in the order of the file.
  package var groups: [Group]

  package init(concepts: [Concept] = [], groups: [Group] = []) {
    self.concepts = concepts
    self.groups = groups
  }
}
