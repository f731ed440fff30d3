import TextBasics

/// The texts that authors write for pictures, which a screen reader reads.
package enum AlternativeText {
  /// Whether a text tells nothing about a picture: an empty one, the name of a file, *image*, 스크린샷
  /// 2020-03-04.
  ///
  /// Such a text is left by the program that made the picture, and is of no use to people who hear
  /// it.
  package static func saysNothing(_ words: String) -> Bool {
    if words.utf8.allSatisfy({ $0 <= 0x20 }) || isFileName(words) { return true }
    // A long text says something; and letters of other scripts are read as they are.
    guard words.utf8.count <= 80 else { return false }
    let parts = words.lowercased().split { !$0.isLetter }
    return parts.allSatisfy { generic.contains($0) }
  }

  /// Whether the text is the name of a picture's file.
  package static func isFileName(_ words: String) -> Bool {
    let lowered = words.lowercased()
    guard [".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg"].contains(where: lowered.hasSuffix)
    else {
      return false
    }
    // A sentence may end in one.
    return words.utf8.count { $0 == 0x20 } <= 3
  }

  /// Names that programs give to pictures, and words that are left of such names.
  private static let generic: Set<Substring> = [
    "image", "images", "img", "picture", "pic", "photo", "figure", "fig", "screenshot", "screen",
    "shot",
    "untitled", "alt", "text", "dsc", "at", "am", "pm", "copy", "이미지", "사진", "그림", "스크린샷", "화면",
    "캡처",
    "무제", "오전", "오후", "画像", "写真", "図", "スクリーンショット", "無題", "午前", "午後",
  ]
}
