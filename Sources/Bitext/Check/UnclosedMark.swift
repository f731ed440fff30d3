import TextBasics

/// Marks of bold or of links that begin or end nothing, so that a reader sees them as they are
/// written.
struct UnclosedMark: Rule {
  func check(_ topic: CheckedTopic) -> [Diagnostic] {
    topic.texts.flatMap { text -> [Diagnostic] in
      switch text.kind {
      case .code, .html, .image, .frontMatter: return []
      case .heading, .paragraph, .item, .quote, .caption, .cell: break
      }
      guard text.language.isDetermined, !text.looksLikeCode else { return [] }
      let stray = TextMarks(text.content).unclosed.unique.filter { mark in
        isMeant(mark, in: text.prose)
      }
      return stray.filter { !isEscaped($0, in: text) }.map { mark in
        text.finding(
          .warning, "unclosed-mark", "the mark ‘\(mark)’ is shown as it is written", at: mark)
      }
    }
  }

  private func isEscaped(_ mark: String, in text: CheckedText) -> Bool {
    let escape = [UInt8(ascii: "\\")] + mark.utf8.prefix(1)
    return text.segments.contains { segment in
      Bytes.firstIndex(of: escape, in: text.document.source.bytes, segment.range) != nil
    }
  }

  /// Whether a mark touches a word, unlike `2 ** 3`, and is no quoted character.
  private func isMeant(_ mark: String, in text: String) -> Bool {
    switch mark {
    case "](": return true
    case "**", "~~":
      let parts = text.split(separator: mark, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return false }
      let opens = parts[1].first.map { $0.isLetter } ?? false
      let closes = parts[0].last.map { $0.isLetter } ?? false
      // `char **argv` and `**kwargs` are code.
      if opens, !closes { return !Self.isPointer(parts[0], parts[1]) }
      // A friendly end (안녕하세요~~), or the mark of a remark at the end of a table (가격**).
      return closes && (opens || mark == "**" && parts[1].contains { $0.isLetter })
    default: return false
    }
  }

  private static func isPointer(_ before: Substring, _ after: Substring) -> Bool {
    let types = ["char", "int", "void", "const", "long", "double", "float", "struct", "unsigned"]
    let names = ["kwargs", "argv", "args", "opts", "options", "kw"]
    return types.contains(where: before.trimmed.hasSuffix) || names.contains(where: after.hasPrefix)
  }
}
