import Testing

@testable import Bitext

struct LexiconTests {
  private let pair = Lexicon.Pair(.korean, .english)

  @Test func `a file says again what was read from it`() {
    let text = "en\tko\ttabl\t테이블\t0.83\nen\tja\trow\t行\t1.00\n"
    let (entries, errors) = Lexicon.entries(parsing: text)
    #expect(errors.isEmpty)
    #expect(Lexicon.text(of: entries) == text)
  }

  @Test(arguments: [
    ("en\tko\ttabl\t테이블", "five fields"), ("en\tko\ttabl\t테이블\t1.5", "no number"),
    ("en\tko\ttabl\t테이블\tx", "no number"), ("en\ten\ttabl\trow\t0.5", "the same"),
    ("en\tko\t\t테이블\t0.5", "five fields"),
  ])
  func `a bad line is left out and named`(line: String, reason: String) {
    let (entries, errors) = Lexicon.entries(parsing: "# remark\n\n\(line)\nen\tko\ta1\t나라\t0.5\n")
    #expect(entries.count == 1)
    #expect(errors.map(\.line) == [3])
    #expect(errors[0].reason.contains(reason))
  }

  @Test func `lines may end with carriage returns too`() {
    let text = "# 낱말\r\nen\tko\ttabl\t테이블\t0.83\r\n\r\nen\tja\trow\r\nen\tja\trow\t行\t1.00\r\n"
    let (entries, errors) = Lexicon.entries(parsing: text)
    #expect(entries.map(\.b) == ["테이블", "行"])
    #expect(errors.map(\.line) == [4])
  }

  private let french = Language(tag: "fr")

  private func key(_ word: String) -> UInt64 { Word.key(of: word.unicodeScalars.lazy.map(\.value)) }

  @Test func `the languages of a line may stand in either order`() {
    let (entries, _) = Lexicon.entries(parsing: "ko\ten\t테이블\ttabl\t0.5\n")
    #expect(entries == [.init(languages: pair, a: "tabl", b: "테이블", strength: 0.5)])
  }

  @Test func `the packed form keeps every entry`() throws {
    let entries = [
      Lexicon.Entry(languages: pair, a: "row", b: "행", strength: 0.25),
      Lexicon.Entry(languages: pair, a: "tabl", b: "테이블", strength: 0.75),
      Lexicon.Entry(languages: pair, a: "tabl", b: "표", strength: 0.5),
      Lexicon.Entry(
        languages: .init(.japanese, .korean), a: "설정", b: "設定", strength: 1),
      Lexicon.Entry(languages: .init(.korean, french), a: "표", b: "tableau", strength: 0.1),
    ]
    let packed = Lexicon.packed(entries)
    #expect(
      packed == "en ko\nrow=행,25 tabl=테이블,75=표,50\nko ja\n설정=設定,100\nko fr\n표=tableau,10")
    // If two lists contain the same words, the stronger entry counts.
    let lexicon = Lexicon(unpacking: [packed, "en ko\nrow=행,10=줄,5"])
    for entry in entries {
      let (a, b) = (key(entry.a), key(entry.b))
      for (one, other, from, to) in [
        (a, b, entry.languages.a, entry.languages.b), (b, a, entry.languages.b, entry.languages.a),
      ] {
        let table = try #require(lexicon.table(from: from, to: to))
        let strengths = table.translations(of: one).filter { $0.key == other }.map(\.strength)
        #expect(strengths == [entry.strength], "\(entry)")
      }
    }
    let rows = lexicon.table(from: .english, to: .korean)?.translations(of: key("row"))
    #expect(rows?.count == 2)
  }

  @Test func `a pair without strength is none`() {
    #expect(Lexicon([.init(languages: pair, a: "row", b: "행", strength: 0)]).isEmpty)
  }

  @Test func `of two entries for the same words the stronger counts, in both directions`() throws {
    let lexicon = Lexicon([
      .init(languages: pair, a: "row", b: "행", strength: 0.75),
      .init(languages: pair, a: "row", b: "행", strength: 0.25),
    ])
    let forward = try #require(lexicon.table(from: .english, to: .korean))
    let key = Word.key(of: "row".unicodeScalars.lazy.map(\.value))
    #expect(forward.translations(of: key).map(\.strength) == [0.75])
    let backward = try #require(lexicon.table(from: .korean, to: .english))
    let other = Word.key(of: "행".unicodeScalars.lazy.map(\.value))
    #expect(backward.translations(of: other).map(\.key) == [key])
  }

  @Test(arguments: [Language.korean, .japanese])
  func `the shipped lexicon translates from English`(language: Language) {
    let table = Lexicon.shipped.table(from: .english, to: language)
    let key = WordScanner.words(in: "file")[0].key
    #expect(table?.translations(of: key).isEmpty == false)
  }
}

struct LexiconLearnerTests {
  @Test func `words that stand in the same beads again and again are learned`() {
    let english = stream(
      .english, ["Open the valve.", "The valve leaks.", "Close a valve.", "The pump stands."])
    let korean = stream(.korean, ["밸브를 열어요.", "밸브가 샙니다.", "밸브를 닫아요.", "펌프가 멈춥니다."])
    let beads = (0..<4).map { Bead(a: [$0], b: [$0], confidence: 1) }
    var limits = LexiconLearner.Limits()
    limits.count = 1.5
    var learner = LexiconLearner(limits: limits)
    learner.add(Profile(english), Profile(korean), beads)
    let best = learner.entries().max { $0.strength < $1.strength }
    #expect(best?.a == "valv")
    #expect(best?.b == "밸브")
  }

  @Test func `doubtful beads, null beads and texts in one language teach nothing`() {
    let english = Profile(stream(.english, ["Open the valve."]))
    let korean = Profile(stream(.korean, ["밸브를 열어요."]))
    var learner = LexiconLearner()
    learner.add(english, korean, [Bead(a: [0], b: [0], confidence: 0.2)])
    learner.add(english, korean, [Bead(a: [0], b: [], confidence: 1)])
    learner.add(korean, korean, [Bead(a: [0], b: [0], confidence: 1)])
    #expect(learner.entries().isEmpty)
  }
}
