/// A leaf of the block structure whose lines may need rewriting, and the containers it is in.
struct Outline {
  enum Kind {
    case paragraph
    /// A heading that is underlined; its last line is the underline.
    case setext
    case html
  }

  enum ContainerKind { case quote, item }

  struct Container {
    let kind: ContainerKind
    /// 1-based, where the container begins.
    let line: Int
  }

  let kind: Kind
  /// 1-based, inclusive.
  let lines: ClosedRange<Int>
  /// The 0-based byte at which the first line's content begins.
  let offset: Int
  /// From the outermost one to the innermost one.
  let containers: [Container]

  /// The same leaf, so many lines further down.
  func moved(by count: Int) -> Outline {
    if count == 0 { return self }
    return Outline(
      kind: kind, lines: lines.lowerBound + count...lines.upperBound + count, offset: offset,
      containers: containers.map { Container(kind: $0.kind, line: $0.line + count) })
  }
}
