import Foundation

/// A thousand short notes in English, Korean and Japanese, made by a rule.
///
/// They share most of their words, so that a question finds thousands of passages.
package enum ManyNotes {
  package static let count = 1_000

  private static let things = [
    ("keyboard", "키보드", "キーボード"), ("label", "레이블", "ラベル"), ("button", "버튼", "ボタン"),
    ("toolbar", "도구 막대", "ツールバー"), ("table", "테이블", "テーブル"), ("sheet", "시트", "シート"),
    ("sidebar", "사이드바", "サイドバー"), ("badge", "배지", "バッジ"), ("menu", "메뉴", "メニュー"),
    ("slider", "슬라이더", "スライダ"), ("picker", "선택기", "ピッカー"), ("alert", "알림", "通知"),
  ]
  private static let places = [
    ("narrow screens", "좁은 화면", "狭い画面"), ("large windows", "큰 윈도우", "大きなウインドウ"),
    ("dark rooms", "어두운 방", "暗い部屋"), ("shared devices", "함께 쓰는 기기", "共用の端末"),
    ("slow networks", "느린 네트워크", "遅い回線"), ("the first launch", "첫 실행", "初回の起動"),
  ]
  private static let sentences: [(String, String, String)] = [
    (
      "Keep the @a short in @p, so that people understand the @b before they read the rest.",
      "@p에서는 @a 표시를 짧게 하여 사람들이 나머지를 읽기 전에 @b 쪽을 이해하게 하세요.",
      "@pでは@aを短くし、残りを読む前に@bがわかるようにします。"
    ),
    (
      "When the @b of part @n moves, the @a stays where people last saw it.",
      "@n부의 @b 자리가 바뀌어도 @a 위치는 사람들이 마지막으로 본 곳에 둡니다.",
      "第@n部の@bが動いても、@aは最後に見えた場所に残します。"
    ),
    (
      "Test the @a with a screen reader in @p, and again without one.",
      "@p에서 화면 읽기 기능을 켜고 @a 동작을 확인한 다음, 끄고 다시 확인하세요.",
      "@pで画面読み上げを使って@aを確かめ、使わずにもう一度確かめます。"
    ),
    (
      "A @b beside the @a needs room in @p; leave at least @n points.",
      "@a 옆의 @b 주위에는 @p에서도 여백이 필요합니다. @n포인트 이상 비워 두세요.",
      "@aの横の@bには、@pでも余白が要ります。@nポイント以上空けます。"
    ),
    (
      "People rarely look for the @b first, so don't let it hide the @a.",
      "@b부터 찾는 사람은 드물므로 @a 앞을 가리지 않게 하세요.",
      "@bから探す人は少ないので、@aを隠さないようにします。"
    ),
  ]

  /// The notes, in a folder of their own.
  package static func folder() throws -> TemporaryFolder {
    var files: [String: String] = [:]
    for number in 0..<count {
      var random = SplitMix64(seed: UInt64(number))
      let a = things[number % things.count]
      let p = places[number / things.count % places.count]
      var texts = [
        "# The \(a.0) in \(p.0), part \(number)\n", "# \(p.1)의 \(a.1) \(number)부\n",
        "# \(p.2)の\(a.2) 第\(number)部\n",
      ]
      for sentence in sentences {
        let b = things[Int(random.next() % UInt64(things.count))]
        let p = places[Int(random.next() % UInt64(places.count))]
        func filled(_ text: String, _ word: ((String, String, String)) -> String) -> String {
          "\n"
            + text.replacing("@a", with: word(a)).replacing("@b", with: word(b))
            .replacing("@p", with: word(p)).replacing("@n", with: String(number)) + "\n"
        }
        texts[0] += filled(sentence.0) { $0.0 }
        texts[1] += filled(sentence.1) { $0.1 }
        texts[2] += filled(sentence.2) { $0.2 }
      }
      for (language, text) in zip(["en", "ko", "ja"], texts) {
        files["part-\(number)/\(language).md"] = text
      }
    }
    return try TemporaryFolder(files)
  }
}
