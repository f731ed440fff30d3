import Bitext

/// The introduction on the home page and the index pages.
struct Welcome {
  let site: SiteContext
  let language: Language

  /// Writes the title of the site and a sentence about it, for folders without a README.
  func writeGreeting(to body: inout BodyWriter) {
    body.html.markup("<header class=\"greeting\"><h1>")
    body.html.text(site.text.title(in: language))
    body.html.markup("</h1>\n<p>")
    body.html.text(site.text.description(in: language))
    body.html.markup("</p></header>\n")
  }

  /// Writes the README in the page's language; false if there is none.
  func write(to body: inout BodyWriter) -> Bool {
    guard let number = site.plan.corpus.homeNumber,
      let edition = site.plan.corpus[number].mainEdition(in: language)
    else { return false }
    write(number, edition, to: &body)
    return true
  }

  /// Writes the editions of the README with which no index page begins.
  func writeRemaining(to body: inout BodyWriter) {
    guard let number = site.plan.corpus.homeNumber else { return }
    for edition in site.plan.corpus[number].editions
    where edition.name != nil || !edition.language.isDetermined {
      write(number, edition, to: &body)
    }
  }

  private func write(_ number: Int, _ edition: Edition, to body: inout BodyWriter) {
    let home = site.plan.corpus[number]
    let reading = Reading(home, index: number, edition: edition)
    body.examples.plan(site.examples(number), of: reading)
    body.html.markup("<article class=\"welcome\"")
    body.writeLanguage(edition.language)
    body.html.markup(">\n")
    body.within(edition.language) { writer in
      if reading.title == nil {
        writer.html.markup("<h1>")
        // A README without a title has but an address.
        let isNamed = edition.title != home.slug
        writer.html.text(isNamed ? edition.title : site.text.title(in: edition.language))
        writer.html.markup("</h1>\n")
      }
      BlockWriter(reading: reading).write(to: &writer)
    }
    body.html.markup("</article>\n")
  }
}
