/// The messages of findings in one language.
struct FindingCatalogue: Sendable {
  let names: [Language: String]
  /// The word for the items that a list leaves out.
  private let rest: String
  /// The sentences by their English forms.
  let sentences: [String: String]
  /// Particles in both forms, as `이(가)`, with that behind a consonant and that behind a vowel.
  private let particles: [(both: String, consonant: String, vowel: String)]

  init(
    names: [Language: String], rest: String, sentences: [String: String],
    particles: [(both: String, consonant: String, vowel: String)] = []
  ) {
    self.names = names
    self.rest = rest
    self.sentences = sentences
    self.particles = particles
  }

  /// A part of a sentence with the form of its first particle that fits the word before it.
  ///
  /// After a word that may be read in several ways, both forms stay.
  func fitting(_ part: Substring, behind text: String) -> Substring {
    let marks = part.prefix { "’”".contains($0) }
    let rest = part.dropFirst(marks.count)
    guard let particle = particles.first(where: { rest.hasPrefix($0.both) }),
      let sound = KoreanSound(endOf: text)
    else { return part }
    let form = sound == .vowel ? particle.vowel : particle.consonant
    return marks + form + rest.dropFirst(particle.both.count)
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
