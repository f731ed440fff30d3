/// Signs that authors write at the beginnings of lines for want of a list: `・`, `※`, `①`, `１．`,
/// `가.`, `【`, `（注）`, or a full-width space.
///
/// Markdown knows none of them and makes one paragraph of the lines. Tools in which most Korean and
/// Japanese notes are written (Qiita, Zenn, Velog, Notion) keep every line break, so that each line
/// stays a line; so the break before such a mark is kept on the page.
package enum LineMark {
  /// Whether a text that follows a line break begins with such a mark.
  ///
  /// - Complexity: O(1).
  package static func begins(_ text: Span<UInt8>) -> Bool {
    var place = 0
    let first = scalar(of: text, at: &place)
    switch first {
    case 0x3000: return true  // the first line of a paragraph, or one that is indented
    case 0x2022, 0x2023, 0x2043, 0x25E6,  // • ‣ ⁃ ◦
      0x203B, 0x30FB, 0xFF65, 0x00B7, 0x2027, 0x2219, 0x22C5,  // ※ ・ ･ · ‧ ∙ ⋅
      0x25A0, 0x25A1, 0x25AA, 0x25AB, 0x25B6, 0x25B7, 0x25B8, 0x25BA,  // ■ □ ▪ ▫ ▶ ▷ ▸ ►
      0x25B2, 0x25B3, 0x25BC, 0x25BD, 0x25CA, 0x25EF, 0x27A4, 0x261E,  // ▲ △ ▼ ▽ ◊ ◯ ➤ ☞
      0x25C6, 0x25C7, 0x25C9, 0x25CB, 0x25CE, 0x25CF, 0x2605, 0x2606,  // ◆ ◇ ◉ ○ ◎ ● ★ ☆
      0x2190...0x2194, 0x21D2, 0x279C, 0x27A1, 0x2794,  // ← → ⇒ ➜ ➡ ➔
      0x2713, 0x2714, 0x2611, 0x2610, 0x2717, 0x2718, 0x2705, 0x274C,  // ✓ ✔ ☑ ☐ ✗ ✘ ✅ ❌
      0x2460...0x24EA, 0x2776...0x2793, 0x3200...0x321E, 0x3260...0x327E,  // ① ⑴ Ⓐ ❶ ㈀ ㉠
      0x32D0...0x32FE, 0x3010, 0xFF0A, 0xFF0B:  // ㋐ 【 ＊ ＋
      return true
    case 0xFF10...0xFF19, 0x30...0x39:  // １．and 12） and 1️⃣
      var next = first
      while (0xFF10...0xFF19).contains(next) || (0x30...0x39).contains(next) {
        next = scalar(of: text, at: &place)
      }
      if next == 0xFE0F { next = scalar(of: text, at: &place) }
      return isEnd(next) || next == 0x20E3
    case 0x28, 0xFF08:  // (1) （ア） (가) （注）
      let inner = scalar(of: text, at: &place)
      guard isOrdinal(inner) else { return isRemark(inner) && endsRemark(text, at: place) }
      return [0x29, 0xFF09].contains(scalar(of: text, at: &place))
    case _ where isRemark(first): return endsRemark(text, at: place)  // 注：and 例）
    case 0x41, 0x51:  // Q. and A.
      return isMark(text, at: place) || [0xFF0E, 0xFF1A].contains(scalar(of: text, at: &place))
    case _ where isOrdinal(first) && first >= 0x80:  // 가. and ア．
      return isMark(text, at: place) || [0xFF0E, 0xFF09].contains(scalar(of: text, at: &place))
    default: return false
    }
  }

  /// Returns the scalar at a place and advances the place past it; 0 at the end.
  private static func scalar(of text: Span<UInt8>, at place: inout Int) -> UInt32 {
    place < text.count ? text.scalar(at: &place) : 0
  }

  /// Whether `.`, `:` or `)` and a space follow at a place.
  private static func isMark(_ text: Span<UInt8>, at place: Int) -> Bool {
    guard place + 1 < text.count, text[place + 1] == 0x20 else { return false }
    return text[place] == 0x2E || text[place] == 0x3A || text[place] == 0x29
  }

  /// Whether a character begins the name of a remark: 注, 例, 備考, 参考, 補足, 주.
  private static func isRemark(_ scalar: UInt32) -> Bool {
    [0x6CE8, 0x4F8B, 0x5099, 0x53C2, 0x88DC, 0xC8FC, 0x203B].contains(scalar)
  }

  /// Whether the name of a remark ends at most four characters after its first one: `注）`, `注１）`,
  /// `注意：`.
  private static func endsRemark(_ text: Span<UInt8>, at start: Int) -> Bool {
    var place = start
    for _ in 0..<4 {
      switch scalar(of: text, at: &place) {
      case 0x29, 0xFF09, 0xFF1A: return true
      case 0x30...0x39, 0xFF10...0xFF19, 0x610F, 0x8003, 0x8DB3, 0x8A18, 0xC11D: continue
      default: return false
      }
    }
    return false
  }

  /// Whether a character after a number makes it the number of a line: `．`, `）` and `：`.
  private static func isEnd(_ scalar: UInt32) -> Bool {
    scalar == 0xFF0E || scalar == 0xFF09 || scalar == 0xFF1A
  }

  /// Whether lines are counted with a character: a digit, `가` to `하`, `ア` to `ン`, `イ`, `一` to `十`.
  private static func isOrdinal(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x30...0x39, 0xFF10...0xFF19, 0x30A1...0x30F3: true
    // The syllables of `가나다`: an initial, the vowel ㅏ, no final.
    case 0xAC00...0xD7A3: (scalar - 0xAC00) % 588 == 0
    case 0x4E00, 0x4E8C, 0x4E09, 0x56DB, 0x4E94, 0x516D, 0x4E03, 0x516B, 0x4E5D, 0x5341: true
    default: false
    }
  }
}
