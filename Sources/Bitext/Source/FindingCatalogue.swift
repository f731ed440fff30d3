import TextBasics

/// What findings say in one language.
struct FindingCatalogue: Sendable {
  let names: [Language: String]
  /// What a list does not name.
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

  /// A part of a sentence with the form of its first particle that fits what stands before it.
  ///
  /// Behind Latin letters, which may be read in several ways, both forms stay.
  func fitting(_ part: Substring, behind text: String) -> Substring {
    let marks = part.prefix { "’”".contains($0) }
    let rest = part.dropFirst(marks.count)
    guard let particle = particles.first(where: { rest.hasPrefix($0.both) }),
      let last = text.unicodeScalars.last, let isConsonant = Self.endsInConsonant(last)
    else { return part }
    let form = isConsonant ? particle.consonant : particle.vowel
    return marks + form + rest.dropFirst(particle.both.count)
  }

  private static func endsInConsonant(_ scalar: Unicode.Scalar) -> Bool? {
    if Hangul.isSyllable(scalar) { return (scalar.value - 0xAC00) % 28 != 0 }
    switch scalar {
    case "2", "4", "5", "9": return false
    // Read as 영, 일, 삼, 육, 칠, 팔; 0 as 공 or as a part of 십, 백, 천 or 만, too.
    case "0", "1", "3", "6", "7", "8": return true
    default: return nil
    }
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
