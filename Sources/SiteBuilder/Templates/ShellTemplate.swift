/// A template, taken apart into markup that is written unchanged, names, sections and partials.
///
/// It is read as the specification of Mustache says: a tag of a section, a comment or a partial
/// that is alone on its line takes the line with it, and a partial gets the indentation of its tag.
struct ShellTemplate: Sendable {
  private enum Part: Sendable {
    case markup([UInt8])
    case value(Shells.Name)
    case section(Shells.Name, isInverted: Bool, [Part])
    case partial(String, indentation: [UInt8])
  }

  private let parts: [Part]

  /// Takes a template apart; its tags have to be checked already.
  init(_ template: [UInt8]) {
    var open: [(tag: TemplateTag, parts: [Part])] = []
    var parts: [Part] = []
    var index = 0
    for tag in TemplateTag.scan(template) {
      let cut = Self.cut(tag, in: template)
      let indentation = Array(template[cut.lowerBound..<tag.range.lowerBound])
      let markup = template[index..<cut.lowerBound]
      if !markup.isEmpty { parts.append(.markup(Array(markup))) }
      index = cut.upperBound
      switch tag.kind {
      case .variable: if let name = Shells.names[tag.name] { parts.append(.value(name)) }
      case .section, .inverted:
        open.append((tag, parts))
        parts = []
      case .end:
        guard let (start, before) = open.popLast(), let name = Shells.names[tag.name] else { break }
        parts = before + [.section(name, isInverted: start.kind == .inverted, parts)]
      case .partial:
        // The blanks before the tag begin the partial's first line, and the indentation its other
        // lines.
        if !indentation.isEmpty { parts.append(.markup(indentation)) }
        parts.append(.partial(tag.name, indentation: indentation))
      case .comment, .unsupported, .unclosed: break
      }
    }
    if index < template.count { parts.append(.markup(Array(template[index...]))) }
    self.parts = parts
  }

  /// The range that a tag takes up in its template: the tag itself, or its whole line if nothing
  /// else is on it, unless the tag is a value.
  private static func cut(_ tag: TemplateTag, in template: [UInt8]) -> Range<Int> {
    guard tag.kind != .variable else { return tag.range }
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let before = template[..<tag.range.lowerBound]
    let start = before.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
    guard start == 0 || template[start - 1] == 0x0A else { return tag.range }
    if tag.range.upperBound == template.count { return start..<template.count }
    let after = template[tag.range.upperBound...].drop(while: isBlank)
    let rest = after.first == 0x0D ? after.dropFirst() : after
    return rest.first == 0x0A ? start..<rest.startIndex + 1 : tag.range
  }

  /// The names of the partials in the template.
  var partials: Set<String> { Self.partials(of: parts) }

  private static func partials(of parts: [Part]) -> Set<String> {
    parts.reduce(into: []) { names, part in
      switch part {
      case .partial(let name, _): names.insert(name)
      case .section(_, _, let inner): names.formUnion(partials(of: inner))
      case .markup, .value: break
      }
    }
  }

  // MARK: - Pages

  /// A piece of a page: markup that is the same on all pages, or the place of a value.
  enum Piece: Sendable {
    case markup([UInt8])
    case value(Shells.Name)
  }

  /// The pieces of a page that is written with this template.
  ///
  /// - Parameters:
  ///   - templates: The templates by the names of partials.
  ///   - isShown: Whether a name has a value.
  /// - Returns: The pieces in their order.
  func pieces(
    with templates: [String: ShellTemplate], where isShown: (Shells.Name) -> Bool
  ) -> [Piece] {
    var pieces: [Piece] = []
    Self.write(parts, indentedBy: [], to: &pieces, templates, isShown)
    return pieces
  }

  private static func write(
    _ parts: [Part], indentedBy indentation: [UInt8], to pieces: inout [Piece],
    _ templates: [String: ShellTemplate], _ isShown: (Shells.Name) -> Bool
  ) {
    for part in parts {
      switch part {
      case .markup(let bytes):
        guard !indentation.isEmpty else {
          append(bytes[...], to: &pieces)
          continue
        }
        var rest = bytes[...]
        while !rest.isEmpty {
          let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
          if isAtLineStart(pieces) { append(indentation[...], to: &pieces) }
          append(rest[..<end], to: &pieces)
          rest = rest[end...]
        }
      case .value(let name) where isShown(name):
        if isAtLineStart(pieces) { append(indentation[...], to: &pieces) }
        pieces.append(.value(name))
      case .value: break
      case .section(let name, let isInverted, let inner):
        guard isShown(name) != isInverted else { continue }
        write(inner, indentedBy: indentation, to: &pieces, templates, isShown)
      case .partial(let name, let own):
        let inner = templates[name]?.parts ?? []
        write(inner, indentedBy: indentation + own, to: &pieces, templates, isShown)
      }
    }
  }

  private static func isAtLineStart(_ pieces: [Piece]) -> Bool {
    guard case .markup(let bytes) = pieces.last else { return false }
    return bytes.last == 0x0A
  }

  private static func append(_ bytes: ArraySlice<UInt8>, to pieces: inout [Piece]) {
    guard !bytes.isEmpty else { return }
    if case .markup(let before) = pieces.last {
      pieces[pieces.count - 1] = .markup(before + bytes)
    } else {
      pieces.append(.markup(Array(bytes)))
    }
  }
}
