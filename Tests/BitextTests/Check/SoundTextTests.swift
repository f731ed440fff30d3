import Testing

@testable import Bitext

/// Sound texts that look like faults to a rule, and the faults that it has to find all the same.
@Suite struct SoundTextTests {
  private func found(_ text: String, _ language: String) async throws -> [String] {
    let corpus = try await Library.corpus(of: ["kiln/\(language).md": text + "\n"])
    return await SpokenFindings.check(corpus).map { finding in
      guard case .range(let source, let range) = finding.place else { return finding.rule }
      return "\(finding.rule) \(source.text(in: range))"
    }
  }

  @Test(arguments: [
    // Particles that are none.
    ("ko", "장작을 모을 때는 마른 것부터 고릅니다. 끌어모은 재는 따로 둡니다."),
    ("ko", "가마터에 잠깐 들를 수 있습니다."), ("ko", "정형외과 옆에 가마가 있습니다."),
    ("ko", "등산로 입구에 공방이 있습니다. 산책로 끝까지 걷습니다."), ("ko", "김하은 작가가 그릇을 만듭니다."),
    ("ko", "beanstalk과 SmallTalk을 씁니다. chalk로 적습니다."),
    ("ko", "NASDAQ은 오르고 HOME을 누릅니다. LINE을 켭니다."), ("ko", "온도값(값(value))을 적습니다."),
    // Words that stand twice on purpose.
    ("ko", "하루 하루 조금씩 조금씩 말립니다. 매일 매일 봅니다."), ("en", "What it is is a kiln."),
    ("en", "The signs say “the the” and nothing else."), ("ja", "助詞の「をを」は誤りです。"),
    // Marks that are none.
    ("ko", "안녕하세요~~ 오늘도 굽습니다."), ("en", "The kiln takes a char **argv and no more."),
    ("ko", "1-1) 흙을 고릅니다.\n\n2.3) 물을 붓습니다.\n\niii) 말립니다."), ("en", "The glaze ran :( and we wept."),
    ("en", "[Editor: the kiln was cold.\n\nThe glaze was wet.\n\nThe pots were green.]"),
    ("en", "Use ( and ) around the name."),
    ("en", "Click <i class=\"gear\"></i> Settings to go on."),
    ("en", "Wait <!-- an hour --> and open it."), ("en", "🔥  Firing goes on."),
    // Forms that the text speaks of, and those of Japanese typesetting.
    ("ja", "全角の「Ａ」と半角の「A」は別です。半角カナはｱｲｳです。"), ("ja", "Ｔシャツを着て、１つだけ焼きます。"),
    ("en", "A soft\u{AD}hyphen and a word\u{2060}joiner are typed on purpose."),
    // Scripts that the text speaks of.
    ("ko", "일본어 조사 の는 소유를 뜻합니다."), ("ko", "인사는 \"おはよう\"와 같습니다."), ("ja", "助詞の을と를は音で決まる。"),
    // Commands and packages.
    ("en", "Connect with the mysql client and import graphql."), ("en", "The router runs IOS XE."),
    // What a program prints.
    (
      "en",
      "It prints this:\n\n```\nFATAL ERROR: Javascript heap out of memory , see the the page.\n```"
    ),
    ("en", "It prints this:\n\n    Cloning into the the Github folder is done ."),
    ("en", "It prints <samp>The  Github token .</samp> and stops."),
    // Numbers of figures are no ranges.
    ("en", "Figure 3-4 shows pots 1~9, and figure 3-5 shows pots 10~19."),
    ("en", "<!-- <a id=\"one\"></a> -->\n<a id=\"one\"></a>A place."),
  ])
  func `a sound text has no finding`(language: String, text: String) async throws {
    #expect(try await found(text, language) == [])
  }

  @Test(
    arguments: [
      ("ko", "가마의 규모을 정합니다.", "korean-particle 을"), ("ko", "클립를 답니다.", "korean-particle 를"),
      ("ko", "버튼로 여는 가마입니다.", "korean-particle 로"),
      ("en", "The the kiln is warm.", "doubled-word the"),
      ("ko", "그릇을 그릇을 굽습니다.", "doubled-word 그릇을"), ("ja", "陶器で で焼く。", ""),
      ("en", "The **kiln is warm.", "unclosed-mark **"),
      ("en", "The kiln (an old one is warm.", "brackets ("),
      ("ja", "土は｢赤｣です。", "character-width ｢"), ("ko", "가마는 おおきい 편입니다.", "kana-in-korean おおきい"),
      ("ja", "窯は大きいにに違いない。", ""), ("ko", "Ａ４ 종이에 적습니다.", "character-width Ａ４"),
      ("en", "The kiln  is warm.", "stray-space   "),
      ("en", "![IMG_0234](https://example.org/a.png)", "image-without-text IMG_0234"),
      ("ko", "![스크린샷 2020-03-04 오전 10.11.12](https://example.org/a.png)", "image-without-text"),
    ].filter { !$0.2.isEmpty })
  func `a fault is found`(language: String, text: String, expected: String) async throws {
    let findings = try await found(text, language)
    #expect(findings.contains { $0.hasPrefix(expected) }, "\(findings)")
  }

  /// A note with its translations, whose last texts are given.
  private func found(en: String, ko: String? = nil, ja: String? = nil) async throws -> [String] {
    func note(_ title: String, _ text: String, _ last: String) -> String {
      "# \(title)\n\n\(text)\n\n\(last)\n"
    }
    var files = ["kiln/en.md": note("The kiln", "A kiln of 1824 has `doors` of oak and iron.", en)]
    if let ko {
      files["kiln/ko.md"] = note("가마", "1824년의 가마에는 참나무와 쇠로 만든 `doors`가 있습니다.", ko)
    }
    if let ja {
      files["kiln/ja.md"] = note("窯", "1824年の窯には樫と鉄の`doors`があります。", ja)
    }
    return await SpokenFindings.check(try await Library.corpus(of: files)).map(\.rule)
  }

  @Test func `a Japanese question needs no mark, and a request is none`() async throws {
    let asked = try await found(
      en: "Is the `lid` of 1912 closed?", ko: "1912년의 `lid`는 닫혀 있습니까.", ja: "1912年の`lid`は閉まっていますか。")
    #expect(asked == [])
    let requested = try await found(
      en: "Would you close the `lid` of 1912?", ko: "1912년의 `lid`를 닫아 주세요.",
      ja: "1912年の`lid`を閉めてください。")
    #expect(requested == [])
    let stated = try await found(en: "Is the `lid` of 1912 closed?", ja: "1912年の`lid`は閉まっている。")
    #expect(stated == ["end-mark-differs"])
  }

  @Test func `what leads to a list may do so without a colon`() async throws {
    let lead = try await found(
      en: "When the `lid` of 1912 is open:\n\n- close it", ja: "1912年の`lid`が開いていたら\n\n- 閉める")
    #expect(lead == [])
  }

  @Test func `powers of ten are read one after the other`() async throws {
    #expect(
      try await found(
        en: "The `lid` weighs 3,500 grams.", ko: "`lid`는 3천5백 그램입니다.", ja: "`lid`は3千5百グラムです。")
        == [])
    #expect(
      try await found(en: "The `lid` weighs 3,500 grams.", ko: "`lid`는 3천6백 그램입니다.") == [
        "numbers-differ"
      ])
  }

  @Test func `a remark behind two terms is the original of neither`() async throws {
    let labels = "`doors`의 너비(px)와 높이(px)를 적습니다. 제목(optional)과 본문(optional)도 적습니다."
    #expect(try await found(labels, "ko") == [])
    let terms = "머리글(header)을 적습니다.\n\n헤더(header)를 적습니다."
    #expect(try await found(terms, "ko") == ["term-two-ways 헤더"])
  }

  @Test func `titles of paragraphs are no sentences of their level of speech`() async throws {
    let body = (1...9).map { "가마 \($0)번은 오래 식혀야 합니다." }.joined(separator: "\n\n")
    let titles =
      "**천천히 식힌다.** 서두르면 금이 갑니다.\n\n원칙 1. 천천히 식힌다.\n\nQ. 금이 간다.\n\n[^1]: 옛말이다.\n\n끝[^1]입니다."
    #expect(try await found(body + "\n\n" + titles, "ko") == [])
    let mixed = body + "\n\n가마는 비를 맞으면 안 된다."
    #expect(try await found(mixed, "ko").count == 1)
  }

  @Test func `lines that stop in the midst of a sentence are one text`() throws {
    let text = """
      # 가마

      가마는 정해진 방에서
      불이나 재를 받아 오랫동안 저장할 수 있습니다.
      이렇게 받은 불과 재를 *가마가 품는다(to hold)*라고 하며 오래 씁니다.
      공방은 불을 지키는 일을 자동으로 처리합니다.
      """
    let source = SourceFile(path: "kiln.ko.md", text: text)
    #expect(Segmenter.segment(source).0.segments.count == 2)
  }
}
