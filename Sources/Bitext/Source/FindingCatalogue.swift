/// What findings say in one language.
struct FindingCatalogue: Sendable {
  let names: [Language: String]
  /// What a list does not name.
  private let rest: String
  /// The sentences by their English forms.
  let sentences: [String: String]

  init(names: [Language: String], rest: String, sentences: [String: String]) {
    self.names = names
    self.rest = rest
    self.sentences = sentences
  }

  /// The end of a list that names not all.
  func more(_ count: Int) -> String { rest.replacing("{0}", with: "\(count)") }

  static func of(_ language: Language) -> FindingCatalogue {
    switch language {
    case .korean: korean
    case .japanese: japanese
    default: english
    }
  }

  private static let english = FindingCatalogue(
    names: [.english: "English", .korean: "Korean", .japanese: "Japanese"],
    rest: " and {0} more", sentences: [:])
}
