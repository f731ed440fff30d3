extension Destination: FieldMap {
  static let all: [Field<Destination>] = [
    Field(
      "text", .text,
      write: { destination, entries in
        if case .text(let text) = destination { entries.add("text", text) }
      }),
    Field(
      "choices", .list(.text, atLeast: 2),
      "Values of which the row's detail is the one that is chosen.",
      write: { destination, entries in
        if case .choices(let choices) = destination {
          entries.add("choices", choices.map { Tree($0) })
        }
      }),
    Field(
      "style", .choice(TableStyle.self),
      write: { destination, entries in
        if case .list(let style, _) = destination { entries.add("style", style?.rawValue) }
      }),
    Field("rows", .list(.reference(.row)), "The rows of a list without “sections”."),
    Field(
      "sections", .list(.reference(.section)),
      write: { destination, entries in
        if case .list(_, let sections) = destination {
          entries.add("sections", Tree(.list(sections.map(\.tree))))
        }
      }),
  ]
  /// The names of the fields, in the order in which they are written.
  package static let fields = all.map(\.name)

  init?(_ tree: Tree, _ problems: inout [Problem]) {
    guard
      let fields = Fields(tree.sectioned, noun: "field “opens”", known: Self.fields, &problems)
    else { return nil }
    let kinds = ["text", "choices", "sections", "rows"].filter { fields[$0] != nil }
    guard kinds.count == 1 else {
      problems.append(
        tree.problem("“opens” has one of “text”, “choices”, “rows” and “sections”"))
      return nil
    }
    if let style = fields["style"], kinds != ["sections"] {
      problems.append(style.problem("only “sections” have a “style”"))
    }
    switch kinds[0] {
    case "text":
      guard let text = fields.text("text", &problems) else { return nil }
      self = .text(text)
    case "choices":
      let choices = (fields.list("choices", &problems) ?? [])
        .compactMap { LocalizedText($0, field: "choices", &problems) }
      if choices.count < 2, let place = fields["choices"], case .list(let items) = place.value,
        items.count < 2
      {
        problems.append(place.problem("“choices” are at least two"))
      }
      self = .choices(choices)
    default:
      self = .list(
        style: fields.choice("style", TableStyle.self, &problems),
        sections: (fields.list("sections", &problems) ?? [])
          .compactMap { Section($0, &problems) })
    }
  }
}
