import Bitext

/// Resolves the links and pictures of one page and records the answers.
///
/// Page writers resolve links only through this type. A later build asks the recorded questions
/// again and reuses the page if all answers are the same.
struct PageLinks: Sendable {
  /// A link in one of the sources that a page shows.
  struct Question: Hashable, Sendable {
    /// The source, as an index into the documents of the page's topic.
    let document: Int
    let destination: String
  }

  let resolver: LinkResolver
  /// The language of the page.
  let language: Language
  /// The digest of the answer to each question.
  private(set) var asked: [Question: UInt64] = [:]

  init(_ resolver: LinkResolver, language: Language) {
    self.resolver = resolver
    self.language = language
  }

  /// The target of `destination` in the source at `path`, which `note` identifies.
  mutating func target(
    of destination: String, from path: String, note: NoteNumber
  ) -> LinkResolver.Target {
    let target = resolver.target(of: destination, from: path, note: note, in: language)
    asked[Question(document: note.document, destination: destination)] = resolver.digest(
      of: target, for: destination)
    return target
  }

  /// The target of a picture's `source`; it depends on no note, so nothing is recorded.
  func picture(_ source: String, from path: String) -> LinkResolver.Target {
    resolver.picture(source, from: path)
  }
}

extension LinkResolver {
  /// A digest of the parts of a target that a page shows.
  func digest(of target: Target, for destination: String) -> UInt64 {
    var digest = Digest()
    // The text of such a link may be the title.
    if WikiLink(destination: destination) != nil { digest.update(title(of: target) ?? "\u{0}") }
    switch target {
    case .page(let page, let fragment):
      digest.update("page")
      digest.update(plan.address(of: page))
      digest.update(fragment ?? "\u{0}")
    case .beginning(let page, let place):
      digest.update("beginning")
      digest.update(plan.address(of: page))
      digest.update(place)
    case .asset(let asset):
      digest.update("asset")
      digest.update(plan.corpus.assets[asset].path)
    case .fragment(let id):
      digest.update("fragment")
      digest.update(id)
    case .external(let address):
      digest.update("external")
      digest.update(address)
    case .nowhere(let reason):
      digest.update("nowhere")
      digest.update(reason)
    }
    return digest.value
  }
}
