import Bitext

/// Writes what people wrote beside the texts of a unit.
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
}
