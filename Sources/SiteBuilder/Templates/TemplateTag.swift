/// One `{{…}}` of a template and its position.
struct TemplateTag: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case variable, section, inverted, end, partial, comment
    /// A feature of Mustache that shells do not support: delimiters, inheritance, pragmas.
    case unsupported
    /// `{{` without `}}`.
    case unclosed
  }

  let kind: Kind
  /// Without the sigil and white space.
  let name: String
  /// 1-based; the column counts characters.
  let line: Int
  let column: Int
  /// The byte range of the whole tag.
  let range: Range<Int>

  /// All tags of `template` in order, in O(n).
  static func scan(_ template: [UInt8]) -> [TemplateTag] {
    var tags: [TemplateTag] = []
    var line = 1
    var lineStart = 0
    var index = 0
    while index < template.count {
      if template[index] == 0x0A {
        line += 1
        lineStart = index + 1
      }
      guard template[index...].starts(with: [0x7B, 0x7B]) else {
        index += 1
        continue
      }
      let column = String(decoding: template[lineStart..<index], as: UTF8.self).count + 1
      let tag = tag(in: template, at: index, line: line, column: column)
      tags.append(tag)
      for byte in template.indices[tag.range].dropFirst() where template[byte] == 0x0A {
        line += 1
        lineStart = byte + 1
      }
      index = tag.range.upperBound
    }
    return tags
  }

  private static func tag(
    in template: [UInt8], at start: Int, line: Int, column: Int
  ) -> TemplateTag {
    let isTriple = start + 2 < template.count && template[start + 2] == 0x7B
    let closing: [UInt8] = isTriple ? [0x7D, 0x7D, 0x7D] : [0x7D, 0x7D]
    let inner = start + (isTriple ? 3 : 2)
    var end = inner
    while end + closing.count <= template.count, !template[end...].starts(with: closing) {
      end += 1
    }
    guard end + closing.count <= template.count else {
      return TemplateTag(
        kind: .unclosed, name: "", line: line, column: column, range: start..<template.count)
    }
    var content = Substring(decoding: template[inner..<end], as: UTF8.self)
    let kind: Kind
    switch content.first {
    case _ where isTriple: kind = .variable
    case "&": kind = .variable
    case "#": kind = .section
    case "^": kind = .inverted
    case "/": kind = .end
    case ">": kind = .partial
    case "!": kind = .comment
    case "=", "<", "$", "%": kind = .unsupported
    default: kind = .variable
    }
    if !isTriple, let sign = content.first, "&#^/>!=<$%".contains(sign) { content.removeFirst() }
    let name = content.split { $0.isWhitespace }.joined(separator: " ")
    return TemplateTag(
      kind: kind, name: name, line: line, column: column, range: start..<(end + closing.count))
  }
}
