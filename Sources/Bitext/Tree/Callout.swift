/// The kinds of callouts, by GitHub's five names for its alerts.
package enum Callout: Int, CaseIterable, Hashable, Sendable {
  case note, tip, important, warning, caution

  /// The callout that is called `name` on GitHub, GitBook, Obsidian, Docusaurus, VitePress, MyST or
  /// Starlight, in any case; nil for an unknown name.
  init?(named name: ArraySlice<UInt8>) {
    guard name.count <= 10 else { return nil }
    switch String(decoding: name.map { $0 | 0x20 }, as: UTF8.self) {
    case "note", "info", "seealso", "admonition": self = .note
    case "tip", "hint", "success", "check", "done": self = .tip
    case "important": self = .important
    case "warning", "attention": self = .warning
    case "caution", "danger", "error": self = .caution
    default: return nil
    }
  }

  /// The callout for one of the further kinds that Obsidian has; nil for an unknown name.
  init?(ofObsidian name: ArraySlice<UInt8>) {
    guard name.count <= 10 else { return nil }
    switch String(decoding: name.map { $0 | 0x20 }, as: UTF8.self) {
    case "abstract", "summary", "tldr", "todo", "question", "help", "faq", "example", "quote",
      "cite":
      self = .note
    case "failure", "fail", "missing", "bug": self = .warning
    default: return nil
    }
  }

  /// The callout for a quote whose text begins with `label`, as people write where there is no
  /// syntax for it; nil if it is not a known label.
  package init?(labeled label: String) {
    var label = label[...]
    if label.hasSuffix(":") || label.hasSuffix("：") { label.removeLast() }
    switch label.lowercased() {
    case "note", "info", "remark", "see also", "참고", "참고 사항", "참고사항", "노트", "메모", "비고",
      "알림", "정보", "注", "注記", "注釈", "備考", "補足", "参考", "ノート", "メモ", "情報":
      self = .note
    case "tip", "hint", "experiment", "팁", "힌트", "도움말", "실험", "ヒント", "コツ", "実験":
      self = .tip
    case "important", "중요", "중요 사항", "중요사항", "重要", "重要事項": self = .important
    case "warning", "attention", "경고", "警告": self = .warning
    case "caution", "danger", "주의", "주의 사항", "주의사항", "유의 사항", "유의사항", "위험", "注意", "注意点",
      "注意事項", "ご注意", "危険":
      self = .caution
    default: return nil
    }
  }

  /// The English title above its text.
  package var title: StaticString {
    switch self {
    case .note: "Note"
    case .tip: "Tip"
    case .important: "Important"
    case .warning: "Warning"
    case .caution: "Caution"
    }
  }

  /// The name in HTML and in messages.
  package var name: StaticString {
    switch self {
    case .note: "note"
    case .tip: "tip"
    case .important: "important"
    case .warning: "warning"
    case .caution: "caution"
    }
  }
}
