extension AlignmentReport {
  /// The report for people: for each pair of streams the beads in order, each with its confidence,
  /// lines and texts.
  package func text() -> String {
    var text = ""
    if entries.allSatisfy({ !$0.a.language.isDetermined }) {
      text = "nothing to align: there is no second text, in another language or in another file\n"
    }
    for entry in entries where entry.a.language.isDetermined {
      text += "\(title(of: entry.a)) – \(title(of: entry.b))\n"
      for (number, bead) in entry.beads.enumerated() {
        text += "\n  \(confidence(of: bead))\n"
        for member in bead.a { text += line(for: member) }
        for member in bead.b { text += line(for: member) }
        guard !entry.sentences.isEmpty else { continue }
        for sentences in entry.sentences[number] { text += lines(for: sentences, of: entry) }
      }
      let linked = entry.beads.count { !$0.isNull }
      text += "\n  \(linked) of \(entry.beads.count) beads link both sides\n\n"
    }
    return text
  }

  private func title(of stream: StreamName) -> String {
    "\(documents[stream.file].source.path) (\(stream.language))"
  }

  private func confidence(of bead: Bead) -> String {
    guard !bead.isNull else { return "alone" }
    let percent = Int((bead.confidence * 100).rounded())
    return "\(bead.a.count)–\(bead.b.count)  \(percent) %"
  }

  private func lines(for bead: SentenceBead, of entry: Entry) -> String {
    let percent = Int((bead.confidence * 100).rounded())
    var text = "      sentences \(bead.a.count)–\(bead.b.count)  \(percent) %\n"
    for sentence in bead.a { text += "        \(entry.a.language)  \(sentence.text)\n" }
    for sentence in bead.b { text += "        \(entry.b.language)  \(sentence.text)\n" }
    return text
  }

  private func line(for member: Int) -> String {
    let (file, segment) = segments[member]
    let place = "\(documents[file].source.path):\(segment.lines.lowerBound)"
    return "    \(segment.language)  \(place)  \(segment.text)\n"
  }
}
