import Bitext

extension ParallelPage {
  /// Writes the choice of units that lack something, which works by CSS alone; a script adds the way
  /// from each to the next.
  func writeNeeds(_ needs: UnitNeeds, to body: inout BodyWriter) {
    guard needs.counts.contains(where: { $0 > 0 }) else { return }
    let words = DeskWords.of(body.language)
    body.html.markup("<fieldset class=\"needs\"><legend>")
    body.html.text(words.units)
    body.html.markup(
      "</legend>\n<label><input type=\"radio\" name=\"needs\" value=\"all\" checked>")
    body.html.markup(" <span>")
    body.html.text(words.showAll)
    body.html.markup("</span></label>\n")
    let labels = [words.missing, words.outOfDate, words.lowConfidence]
    for (index, state) in UnitNeeds.states.enumerated() where needs.counts[index] > 0 {
      body.html.markup("<label><input type=\"radio\" name=\"needs\"")
      body.html.attribute("value", state)
      body.html.markup("> <span>")
      body.html.text(labels[index])
      body.html.markup(" <span class=\"percent\">")
      body.html.markup(needs.counts[index])
      body.html.markup("</span></span></label>\n")
    }
    body.html.markup("</fieldset>\n")
  }
}
