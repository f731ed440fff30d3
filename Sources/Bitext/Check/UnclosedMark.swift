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
      return parts.count == 2
        && (parts[0].last.map { $0.isLetter } ?? false
          || parts[1].first.map { $0.isLetter } ?? false)
    default: return false
    }
  }
}
