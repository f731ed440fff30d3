import Foundation

/// Generated notes: any number of topics, each in English, Korean and Japanese with parallel
/// blocks, of the size of a real guideline page (about 30 blocks, 5 to 8 kB).
///
/// The same number of topics gives the same bytes on every machine.
struct SyntheticCorpus {
  let topics: Int

  /// Adds a sentence, different each time, to an English text of any notes, by default the first.
  static func changeOneText(in content: URL, number: Int = 0) throws {
    let names = FileManager.default.enumerator(atPath: content.path)?.compactMap { $0 as? String }
    let texts = names?.filter { $0.hasSuffix("en.md") }.sorted() ?? []
    guard !texts.isEmpty else { return }
    let name = texts[number % texts.count]
    let file = content.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data((text + "\nOne more sentence, the \(text.utf8.count)th.\n").utf8).write(to: file)
  }

  /// Adds a topic to notes that ``write(to:)`` wrote.
  func addOneTopic(in content: URL) throws { try write(topics, to: content) }

  /// Removes a topic in the middle, to which others link.
  func removeOneTopic(in content: URL) throws {
    try FileManager.default.removeItem(at: content.appending(path: Self.name(of: topics / 2)))
  }

  private typealias Phrase = (en: String, ko: String, ja: String)

  private static let languages = ["en", "ko", "ja"]

  private static let things: [Phrase] = [
    ("shelves", "선반", "棚"), ("drawers", "서랍", "引き出し"), ("labels", "라벨", "ラベル"),
    ("rows", "행", "行"), ("columns", "열", "列"), ("captions", "설명글", "説明文"),
    ("switches", "스위치", "スイッチ"), ("badges", "배지", "バッジ"), ("panels", "패널", "パネル"),
    ("menus", "메뉴", "メニュー"), ("icons", "아이콘", "アイコン"), ("charts", "차트", "グラフ"),
    ("windows", "창", "ウインドウ"), ("lists", "목록", "リスト"), ("fields", "입력란", "入力欄"),
    ("gestures", "제스처", "ジェスチャ"),
  ]
  private static let places: [Phrase] = [
    ("narrow screens", "좁은 화면", "狭い画面"), ("large screens", "큰 화면", "大きな画面"),
    ("dark rooms", "어두운 방", "暗い部屋"), ("shared devices", "공용 기기", "共用の端末"),
    ("slow networks", "느린 네트워크", "遅いネットワーク"), ("split views", "분할 보기", "分割表示"),
    ("the first launch", "첫 실행", "初回の起動"), ("long documents", "긴 문서", "長い文書"),
    ("busy workshops", "바쁜 작업장", "忙しい作業場"), ("quiet libraries", "조용한 도서관", "静かな図書館"),
  ]
  private static let virtues: [Phrase] = [
    ("clear", "명확하게", "明確に"), ("short", "짧게", "短く"), ("calm", "차분하게", "落ち着いた形に"),
    ("steady", "안정되게", "安定した形に"), ("plain", "단순하게", "単純に"),
    ("visible", "눈에 띄게", "目立つように"), ("familiar", "익숙하게", "なじみやすく"),
  ]
  private static let names = ["title", "spacing", "isEnabled", "locale", "tintColor", "rowHeight"]

  /// Sentences with slots for things (a, b), a place (p), a virtue (v), a number (n) and a name
  /// (c).
  ///
  /// Slots in Korean are placed where no particle depends on the last sound of the word.
  private static let sentences: [Phrase] = [
    (
      "Keep {a} {v} in {p}, and look at {b} before you change anything else.",
      "{p}에서 {a}만큼은 {v} 유지하고, 다른 것을 바꾸기 전에 {b}부터 살펴보세요.",
      "{p}では{a}を{v}保ち、ほかを変える前に{b}を確かめます。"
    ),
    (
      "At most {n} {a} fit beside {b} without crowding the page.",
      "{b} 옆에 두는 {a} 개수는 {n}개까지입니다. 그보다 많으면 페이지가 답답해집니다.",
      "{b}の横に無理なく置ける{a}は{n}個までです。"
    ),
    (
      "Set `{c}` for {a} yourself; its default was chosen for {b}.",
      "{a}에는 `{c}` 값을 직접 지정하세요. 기본값은 {b}에 맞춰져 있습니다.",
      "{a}の`{c}`は自分で指定します。既定値は{b}に合わせたものです。"
    ),
    (
      "In {p}, people look for {a} first and for **{b}** much later.",
      "{p}에서 사람들은 {a}부터 찾고 **{b}**에는 한참 뒤에 눈길을 줍니다.",
      "{p}では、人はまず{a}を探し、**{b}**を見るのはずっと後です。"
    ),
    (
      "Write about {a} the way you would speak of {b}: {v} and without ornament.",
      "{a}에 관한 글은 {b}에 관해 말하듯 {v}, 꾸밈없이 쓰세요.",
      "{a}について書くときは、{b}の話をするように{v}、飾らずに書きます。"
    ),
    (
      "Wait {n} seconds before {a} disappear, longer in {p}.",
      "{a} 사라지기까지 {n}초를 기다리고, {p}에서는 더 오래 기다리세요.",
      "{a}を消すまで{n}秒待ち、{p}ではさらに長く待ちます。"
    ),
    (
      "Nobody misses *{a}* that were never there, but everybody misses {b}.",
      "처음부터 없던 *{a}*에는 아무도 아쉬워하지 않지만 {b}만은 모두가 찾습니다.",
      "初めからない*{a}*を惜しむ人はいませんが、{b}は誰もが探します。"
    ),
    (
      "Test {a} and {b} together in {p} with {n} readers.",
      "{p}에서 독자 {n}명과 함께 {a} 및 {b} 상태를 시험하세요.",
      "{p}で{n}人の読者と一緒に{a}と{b}を試します。"
    ),
  ]
  private static let headings: [Phrase] = [
    ("How {a} behave in {p}", "{p}에서 {a} 다루기", "{p}での{a}の扱い"),
    ("{a} beside {b}", "{b} 옆의 {a}", "{b}の横の{a}"),
    ("Choosing between {a} and {b}", "{a} 대 {b}", "{a}と{b}の選び方"),
  ]

  /// Writes `<folder>/<topic>/{en,ko,ja}.md` for every topic.
  func write(to folder: URL) throws {
    for topic in 0..<topics { try write(topic, to: folder) }
  }

  private func write(_ topic: Int, to folder: URL) throws {
    let place = folder.appending(path: Self.name(of: topic), directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for (language, text) in zip(Self.languages, pages(of: topic)) {
      try Data(text.utf8).write(to: place.appending(path: language + ".md"))
    }
  }

  private static func name(of topic: Int) -> String { "topic-\(topic)" }

  private func title(of topic: Int) -> Phrase {
    let a = Self.things[topic % 16]
    let b = Self.places[topic / 16 % 10]
    let number = topic / 160 + 1
    return (
      "\(a.en.capitalized) in \(b.en), part \(number)", "\(b.ko)의 \(a.ko) \(number)부",
      "\(b.ja)の\(a.ja) 第\(number)部"
    )
  }

  /// The texts of a topic in three languages, with parallel blocks.
  private func pages(of topic: Int) -> [String] {
    var random = Generator(state: UInt64(topic) &* 0x9E37_79B9 &+ 1)
    var blocks: [Phrase] = [Self.map(title(of: topic)) { "# " + $0 }]
    for section in 0..<6 {
      blocks.append(Self.map(Self.fill(random.pick(Self.headings), &random)) { "## " + $0 })
      for _ in 0..<3 { blocks.append(Self.paragraph(random.below(3) + 2, &random)) }
      switch section % 3 {
      case 0:
        let items = (0..<4).map { _ in Self.fill(random.pick(Self.sentences), &random) }
        blocks.append(Self.join(items.map { item in Self.map(item) { "- " + $0 } }, by: "\n"))
      case 1:
        let rows = (0..<4).map { _ in
          let thing = random.pick(Self.things)
          let place = random.pick(Self.places)
          let number = random.below(90) + 2
          return (
            "| \(thing.en) | \(place.en) | \(number) |",
            "| \(thing.ko) | \(place.ko) | \(number) |",
            "| \(thing.ja) | \(place.ja) | \(number) |"
          )
        }
        let head: [Phrase] = [
          ("| What | Where | How many |", "| 무엇 | 어디 | 개수 |", "| 何を | どこで | いくつ |"),
          ("| --- | --- | ---: |", "| --- | --- | ---: |", "| --- | --- | ---: |"),
        ]
        blocks.append(Self.join(head + rows, by: "\n"))
      default:
        let code = "```swift\nlet \(random.pick(Self.names)) = \(random.below(90))\n```"
        blocks.append((code, code, code))
      }
    }
    let other = (topic + 1 + random.below(max(1, min(topics, 40) - 1))) % max(1, topics)
    let target = title(of: other)
    let path = "../" + Self.name(of: other)
    blocks.append(
      (
        "See also [\(target.en)](\(path)/en.md).", "[\(target.ko)](\(path)/ko.md) 노트도 참고하세요.",
        "[\(target.ja)](\(path)/ja.md)も参照してください。"
      ))
    let whole = Self.join(blocks, by: "\n\n")
    return [whole.en, whole.ko, whole.ja].map { $0 + "\n" }
  }

  private static func paragraph(_ count: Int, _ random: inout Generator) -> Phrase {
    let parts = (0..<count).map { _ in fill(random.pick(sentences), &random) }
    let spaced = join(parts, by: " ")
    return (spaced.en, spaced.ko, join(parts, by: "").ja)
  }

  private static func fill(_ pattern: Phrase, _ random: inout Generator) -> Phrase {
    let a = random.pick(things)
    let b = random.pick(things)
    let p = random.pick(places)
    let v = random.pick(virtues)
    let n = String(random.below(58) + 2)
    let c = random.pick(names)
    func filled(_ text: String, _ word: (Phrase) -> String) -> String {
      text.replacing("{a}", with: word(a)).replacing("{b}", with: word(b))
        .replacing("{p}", with: word(p)).replacing("{v}", with: word(v))
        .replacing("{n}", with: n).replacing("{c}", with: c)
    }
    return (
      filled(pattern.en) { $0.en }, filled(pattern.ko) { $0.ko }, filled(pattern.ja) { $0.ja }
    )
  }

  private static func map(_ phrase: Phrase, _ change: (String) -> String) -> Phrase {
    (change(phrase.en), change(phrase.ko), change(phrase.ja))
  }

  private static func join(_ phrases: [Phrase], by separator: String) -> Phrase {
    (
      phrases.map(\.en).joined(separator: separator),
      phrases.map(\.ko).joined(separator: separator),
      phrases.map(\.ja).joined(separator: separator)
    )
  }

  /// The generator SplitMix64 (Steele, Lea and Flood 2014).
  private struct Generator {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(bound))
    }

    mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
  }
}
