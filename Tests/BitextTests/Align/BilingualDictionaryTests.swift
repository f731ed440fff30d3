import Testing

@testable import Bitext

struct BilingualDictionaryTests {
  private func key(_ word: String) -> UInt64 { Word.key(of: word.unicodeScalars.lazy.map(\.value)) }

  private func strength(of translation: String, for word: String, _ language: Language) -> Float {
    var found: Float = 0
    BilingualDictionary(.english, language)?.forEachTranslation(of: key(word)) { other, strength in
      if other == key(translation) { found = max(found, strength) }
    }
    return found
  }

  @Test(arguments: [
    ("hospital", "병원", Language.korean), ("hospital", "病院", .japanese), ("war", "전쟁", .korean),
    ("war", "戦争", .japanese), ("economi", "경제", .korean), ("economi", "経済", .japanese),
  ])
  func `common words of prose have their translations`(
    english: String, other: String, language: Language
  ) throws {
    let strength = strength(of: english, for: other, language)
    #expect(strength > 0.1 && strength <= 1)
    let dictionary = try #require(BilingualDictionary(.english, language))
    #expect(dictionary.strongest(of: key(english)) >= strength)
  }

  @Test(arguments: [
    ("say", "말했습니다"), ("said", "말했다"), ("open", "열었던"), ("help", "도와"), ("make", "만드는"),
    ("build", "지은"), ("hear", "들으면"), ("white", "하얀"), ("know", "알려졌다"), ("shine", "빛났다"),
    ("owner", "주인"), ("grandmother", "할머니"), ("sea", "바다"), ("neighbor", "이웃"),
  ])
  func `everyday words are there in the forms that prose has`(english: String, korean: String) {
    // Words as they stand in texts: particles and endings go from both as the aligner reads them.
    let words = (WordScanner.words(in: english), WordScanner.words(in: korean))
    #expect(words.0.count == 1 && words.1.count == 1)
    #expect(strength(of: words.0[0].text, for: words.1[0].text, .korean) > 0.1)
  }

  @Test func `everyday words of Korean have Japanese translations`() throws {
    let dictionary = try #require(BilingualDictionary(.korean, .japanese))
    for (korean, japanese) in [("사람", "人"), ("주인", "所有"), ("나무", "木"), ("눈물", "涙")] {
      let word = try #require(WordScanner.words(in: korean).first)
      var found: Float = 0
      dictionary.forEachTranslation(of: key(japanese)) { other, strength in
        if other == word.key { found = strength }
      }
      #expect(found > 0.1, "\(korean) \(japanese)")
    }
  }

  @Test func `what is no word has no translation`() throws {
    for language in [Language.korean, .japanese] {
      let dictionary = try #require(BilingualDictionary(.english, language))
      for word in ["", "qqxz", "뷁뷁", "龘龘"] {
        dictionary.forEachTranslation(of: key(word)) { _, _ in Issue.record("\(word)") }
        #expect(dictionary.strongest(of: key(word)) == 0)
      }
      for bits in [UInt64.min, .max] {
        dictionary.forEachTranslation(of: bits) { _, _ in Issue.record("\(bits)") }
      }
    }
  }

  @Test func `it has no other languages and no other order`() {
    #expect(BilingualDictionary(.korean, .english) == nil)
    #expect(BilingualDictionary(.english, Language(tag: "fr")) == nil)
    #expect(BilingualDictionary(.japanese, .korean) == nil)
    #expect(BilingualDictionary(.english, .english) == nil)
  }

  @Test func `the packed form keeps the strongest of equal pairs, in the order of the keys`() {
    let pair = Lexicon.Pair(.english, .korean)
    let packed = BilingualDictionary.pack([
      .init(languages: pair, a: "shelf", b: "선반", strength: 0.25),
      .init(languages: pair, a: "shelf", b: "선반", strength: 0.5),
      .init(languages: pair, a: "rack", b: "선반", strength: 0.25),
      .init(languages: pair, a: "drawer", b: "서랍", strength: 0),
    ])
    // Two English words and a Korean one.
    #expect([packed[2], packed[5], packed[8]] == [2, 1, 0])
    let keys = [key("shelf"), key("rack")].sorted()
    let place = Int(packed[1])
    let halves = keys.flatMap { [UInt32($0 >> 32), UInt32(truncatingIfNeeded: $0)] }
    #expect(Array(packed[place..<place + 4]) == halves)
    let translations = packed[Int(packed[10])..<Int(packed[10]) + 2]
    let strengths = keys.map { UInt32($0 == key("shelf") ? 64 : 32) }
    #expect(translations.map { $0 & 127 } == strengths)
    #expect(translations.map { $0 >> 7 } == [0, 1])
  }

  @Test func `prose without names and numbers is told apart by its words`() {
    let english = stream(
      .english,
      [
        "The hospital asked the government for doctors.", "The war ruined the economy.",
        "A judge read the newspaper in the library.",
      ])
    let korean = stream(
      .korean,
      ["판사는 도서관에서 신문을 읽었다.", "병원은 정부에 의사를 요청했다.", "전쟁이 경제를 망쳤다."])
    #expect(dump(Aligner(lexicon: .empty).align(english, korean)) == "0=1 1=2 2=0")
  }
}
