/// Notes of random blocks in three languages, odd ones included.
package enum RandomNotes {
  package static func text(using random: inout SplitMix64) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      text += block(using: &random)
      text += Bool.random(using: &random) ? "\n\n" : "\n"
    }
    return text
  }

  /// Marks of Markdown and a few letters, in any order.
  package static func marks(using random: inout SplitMix64) -> String {
    let count = Int.random(in: 1...60, using: &random)
    return (0..<count).map { _ in marks[Int.random(in: 0..<marks.count, using: &random)] }.joined()
  }

  private static let marks = [
    "#", "## ", "- ", "> ", "  ", "    ", "\n", "\n\n", "\r\n", "`", "```\n", "*", "**", "_", "[",
    "]",
    "(a)", "!", "<br>", "<b>", "</b>", "<details>", "|", "|-|-|", ":", "===\n", "---\n", "1. ",
    "~~",
    "가", "한국어 글. ", "あ", "行", "a", "The text of it. ", "\t", "&nbsp;", "\u{A0}", "\u{0}", "\u{8}",
    "{% a %}", "[!NOTE]", "> [!tip]- ", "\n:::note ", "\n:::\n", "{% hint %}", "{% endhint %}",
    "![](a.png)", "title: a\n", "e\u{301}", "<!-- a -->", "\\", "[^1]", "[^1]: ", "[^a]",
    "[^1]: > [!note] ",
  ]

  package static func sentence(using random: inout SplitMix64) -> String {
    sentences[Int.random(in: 0..<sentences.count, using: &random)]
  }

  /// The words of a line that a reader sees: letters, digits and CJK between marks and spaces.
  package static func words(in line: String) -> [String] {
    line.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter {
      // Leaves out list markers and the extension of the picture's file.
      $0.utf8.count > 1 && $0 != "png"
    }
  }

  private static func block(using random: inout SplitMix64) -> String {
    let one = sentence(using: &random)
    let two = sentence(using: &random)
    switch Int.random(in: 0..<19, using: &random) {
    case 0: return "# \(one)"
    case 1: return "\(one)\n\(two)"
    case 2: return "> \(one)\n\(two)"
    case 3: return "> \(one)\n> \(two)"
    case 4: return "- \(one)\n  - \(two)\n- \(one)"
    case 5: return "- \(one)\n\(two)"
    case 6: return "1. ### \(one)\n- \(two)"
    case 7: return "**\(one)\n\(two)**\n\(one)"
    case 8: return "\(one)\n---"
    case 9: return "```\n\(one)\n\(two)\n```"
    case 10: return "![](a.png)\n\(one)"
    case 11: return "- - \(one)\n    > \(two)"
    case 12: return "\(one)  \n\(two)"
    case 13: return "*\(one)* **\(two)**"
    case 14: return "    > \(one)"
    case 15: return "\(one)[^1] \(two)[^a]"
    case 16: return "[^1]: \(one)\n\n    \(two)"
    case 17: return "> - [^a]: \(one)\n\(two)"
    default: return one
    }
  }

  private static let sentences = [
    "A slider changes a value.", "Use one switch for one choice", "스위치는 하나의 선택에 쓴다.",
    "값을 바꾸는 슬라이더", "スライダーは値を変えます。", "概要", "Overview", "UISwitch",
    "People see the state of the switch at once, and nobody has to read a manual for it.",
    "사람들은 상태를 한눈에 보고, 설명서를 읽을 필요가 없다. 그래서 스위치는 쉽다.",
    "利用者は状態をすぐに理解でき、説明書を読む必要はありません。",
  ]
}
