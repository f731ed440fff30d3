import Bitext

/// Links to paragraphs, each with the title of its topic and its first words.
struct PassageLinks {
  let site: SiteContext
  let passages: [ConceptPlaces.Place]

  /// Writes a list of the links; nothing if no page shows any of the paragraphs.
  func write(to body: inout BodyWriter) {
    let links = passages.compactMap { place in
      let target = site.plan.page(ofTopic: place.topic, in: body.language)
      let unit = site.plan.corpus[place.topic].units[place.unit]
      return site.plan.units(on: target).contains(unit.id) ? (place, target, unit) : nil
    }
    guard !links.isEmpty else { return }
    body.html.markup("<div class=\"places\"><p class=\"label\">")
    body.html.text(body.words.spokenOfIn)
    body.html.markup("</p>\n<ul>\n")
    for (place, target, unit) in links {
      let topic = site.plan.corpus[place.topic]
      let title = site.text.title(of: topic, in: body.language)
      body.html.markup("<li><a")
      body.html.attribute("href", body.href(target, fragment: unit.id))
      body.html.markup("><span")
      body.writeLanguage(title.language)
      body.html.markup(">")
      body.html.text(title.text)
      body.html.markup("</span> ")
      if let start = start(of: unit, in: topic, for: body.language) {
        body.html.markup("<q")
        body.writeLanguage(start.language)
        body.html.markup(">")
        body.within(start.language) { $0.writeText(start.text) }
        body.html.markup("</q>")
      }
      body.html.markup("</a></li>\n")
    }
    body.html.markup("</ul></div>\n")
  }

  /// In characters: enough to recognise a paragraph.
  private static let startLength = 60
  /// In characters without spaces: the longest sentence that is shown whole, and the shortest one
  /// that is enough alone.
  private static let (longestSentence, shortestSentence) = (80, 12)

  private func start(
    of unit: TranslationUnit, in topic: Topic, for language: Language
  ) -> (text: String, language: Language)? {
    let variant = unit.variants.first { $0.language == language } ?? unit.variants.first
    guard let variant, let first = variant.segments.first else { return nil }
    let whole = topic.documents[variant.document].segments[first].text
    return (Self.start(of: whole), variant.language)
  }

  /// The first sentences of a text, else its first words with an ellipsis.
  static func start(of text: String) -> String {
    var characters = 0
    for sentence in SentenceCuts(text).parts {
      characters += sentence.characters
      guard characters <= longestSentence else { break }
      if characters >= shortestSentence,
        let start = String(validating: text.utf8.prefix(sentence.range.upperBound), as: UTF8.self)
      {
        return start
      }
    }
    return Excerpt.cut(text, to: startLength)
  }
}
