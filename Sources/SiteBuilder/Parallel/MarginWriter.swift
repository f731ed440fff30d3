import Bitext

/// Writes the margin below the texts of a unit: people's notes on them, and the days of recent
/// changes.
struct MarginWriter {
  let topic: Topic

  func write(notesOn unit: Int, to body: inout BodyWriter) {
    for note in topic.notes(onUnit: unit) {
      body.html.markup("<aside class=\"side all margin\">\n")
      for line in note.text.split(whereSeparator: \.isNewline) {
        body.html.markup("<p>")
        body.html.text(String(line))
        body.html.markup("</p>\n")
      }
      if let signature = note.signature {
        body.html.markup("<p><small>")
        body.html.text(signature)
        body.html.markup("</small></p>\n")
      }
      body.html.markup("</aside>\n")
    }
  }

  /// Writes the days on which the unit changed recently, and the languages unless it changed in
  /// all.
  func write(_ days: [Language: String], of unit: TranslationUnit, to body: inout BodyWriter) {
    body.html.markup("<p class=\"side all when\">")
    body.html.text(ChangeWords.of(body.language).changed)
    let spoken = Set(unit.variants.map(\.language).filter(\.isDetermined))
    for day in Set(days.values).sorted(by: >) {
      body.html.markup(" ")
      body.writeDay(day)
      let languages = days.keys.filter { days[$0] == day }.sorted()
      guard Set(languages) != spoken else { continue }
      body.html.markup(" ")
      body.html.text(languages.map { body.words.name(of: $0) }.joined(separator: ", "))
    }
    body.html.markup("</p>\n")
  }
}
