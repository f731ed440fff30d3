import TestSupport
import Testing

@testable import Bitext

@Suite struct StampTests {
  private func states(_ corpus: Corpus) throws -> [String: Int] {
    let topic = try #require(corpus.topic(in: "shelves"))
    let states = UnitStates(of: topic)
    var counts: [String: Int] = [:]
    for unit in topic.units.indices {
      if let state = states.state(of: unit, in: .korean) { counts[state.name, default: 0] += 1 }
    }
    return counts
  }

  /// The library with all translations stamped and `change` then applied to its English text.
  private func stamped(_ change: (String) -> String) async throws -> Corpus {
    let before = try await Library.corpus(of: Library.files)
    let topic = try #require(before.topic(in: "shelves"))
    let (stamps, count, _) = Stamps.stamping(topic, languages: [.korean], ids: nil)
    #expect(count > 8)
    var files = Library.files
    files["shelves/\(topic.slug).stamps.yaml"] = String(decoding: stamps.yaml(), as: UTF8.self)
    files["shelves/en.md"] = change(Library.english)
    return try await Library.corpus(of: files)
  }

  @Test func `a translation that nobody has stamped is unreviewed, not out of date`() async throws {
    let counts = try states(await Library.corpus(of: Library.files))
    #expect(counts["out-of-date"] == nil && counts["current"] == nil)
    #expect(counts["unreviewed", default: 0] + counts["low-confidence", default: 0] > 8)
  }

  @Test func `stamped translations are current`() async throws {
    #expect(try states(await stamped { $0 }).keys.sorted() == ["current"])
  }

  @Test(arguments: [
    ("white space", "24 books** and", "24 books**   and"),
    ("a link", "(plan.md \"The plan\")", "(other.md)"), ("markup", "**24 books**", "*24 books*"),
    ("quotation marks", "says so", "says so"),
  ])
  func `what a reader does not read makes nothing out of date`(
    what: String, old: String, new: String
  ) async throws {
    #expect(try states(await stamped { $0.replacing(old, with: new) })["out-of-date"] == nil)
  }

  @Test func `one changed paragraph makes one translation out of date, and says what it was`()
    async throws
  {
    let corpus = try await stamped {
      $0.replacing("closes at 19:00", with: "shuts its doors at 19:00")
    }
    #expect(try states(corpus)["out-of-date"] == 1)
    let topic = try #require(corpus.topic(in: "shelves"))
    let unit = try #require(
      topic.units.firstIndex { $0.id == topic.id(of: "shuts its doors") })
    let state = UnitStates(of: topic).state(of: unit, in: .korean)
    guard case .outOfDate(let translated) = state else {
      Issue.record("it is \(String(describing: state))")
      return
    }
    #expect(translated.contains("closes at 19:00"))
    let (stamps, count, _) = Stamps.stamping(
      topic, languages: [.korean], ids: [topic.units[unit].id])
    #expect(count == 1)
    #expect(stamps.entries.count == topic.stamps.entries.count)
    #expect(stamps.entries.contains { $0.unit == topic.units[unit].id })
  }

  @Test func `a translation that was edited after its review is unreviewed`() async throws {
    let before = try await Library.corpus(of: Library.files)
    let topic = try #require(before.topic(in: "shelves"))
    let (stamps, _, _) = Stamps.stamping(topic, languages: [.korean], ids: nil)
    var files = Library.files
    files["shelves/\(topic.slug).stamps.yaml"] = String(decoding: stamps.yaml(), as: UTF8.self)
    func counts(_ old: String, _ new: String) async throws -> [String: Int] {
      files["shelves/ko.md"] = Library.korean.replacing(old, with: new)
      return try states(try await Library.corpus(of: files))
    }
    let edited = try await counts("아무도 남지", "누구도 남지")
    #expect(edited["unreviewed", default: 0] + edited["low-confidence", default: 0] == 1)
    #expect(edited["out-of-date"] == nil)
    // What a reader does not read was not edited.
    #expect(try await counts("**책 24권**", "*책 24권*").keys.sorted() == ["current"])
  }

  @Test func `history is asked only about translations that have no stamp of theirs`()
    async throws
  {
    func asks(_ corpus: Corpus, _ languages: [Language] = [.korean]) throws -> Bool {
      try #require(corpus.topic(in: "shelves")).hasUnstamped(in: languages)
    }
    #expect(try asks(await Library.corpus(of: Library.files)))
    let corpus = try await stamped { $0 }
    #expect(try !asks(corpus) && !asks(corpus, [.english, .japanese]))
    // The stamp has the original as it was; that the text is another one now needs no history.
    #expect(try !asks(await stamped { $0.replacing("24 books", with: "36 books") }))
    var files = Library.files
    let topic = try #require(corpus.topic(in: "shelves"))
    files["shelves/\(topic.slug).stamps.yaml"] = String(
      decoding: topic.stamps.yaml(), as: UTF8.self)
    files["shelves/ko.md"] = Library.korean.replacing("아무도 남지", with: "누구도 남지")
    #expect(try asks(await Library.corpus(of: files)))
  }

  @Test func `a moved paragraph is not a changed one`() async throws {
    let corpus = try await stamped { text in
      var blocks = text.split(separator: "\n\n").map(String.init)
      let shelf = blocks.remove(at: 2)
      blocks.insert(shelf, at: 3)
      return blocks.joined(separator: "\n\n")
    }
    #expect(try states(corpus)["out-of-date"] == nil)
  }

  // MARK: Originals that were written anew

  private static let english = [
    "# Garden shed", "A bench of oak stands under the window and holds 12 pots.",
    "Two rakes hang on the door, and a saw hangs beside them.",
    "A tin with 40 nails stands on the upper board.",
    "The key of the shed lies under the third brick.",
  ]
  private static let korean = [
    "# 정원 창고", "창문 아래에는 화분 12개를 올려 둔 참나무 작업대가 있습니다.",
    "문에는 갈퀴 두 개가 걸려 있고 그 옆에 톱이 걸려 있습니다.",
    "위쪽 선반에는 못 40개가 든 깡통이 있습니다.", "창고 열쇠는 세 번째 벽돌 아래에 있습니다.",
  ]
  private static let japanese = [
    "# 庭の納屋", "窓の下には、鉢12個をのせたオークの作業台があります。", "扉には熊手が2本、その隣にのこぎりが掛かっています。",
    "上の棚には、釘40本の入った缶があります。", "納屋の鍵は3つ目のれんがの下にあります。",
  ]

  /// The states of both translations of each text, after all were stamped and the English ones
  /// changed, as `original: Korean, Japanese`.
  private func statesAfterStamping(_ change: (inout [String]) -> Void) async throws -> [String] {
    func corpus(_ english: [String], _ stamps: String?) async throws -> Corpus {
      var files = ["shed/en.md": english, "shed/ko.md": Self.korean, "shed/ja.md": Self.japanese]
        .mapValues { $0.joined(separator: "\n\n") + "\n" }
      files["shed/garden-shed.stamps.yaml"] = stamps
      return try await Library.corpus(of: files)
    }
    let before = try #require(try await corpus(Self.english, nil).topic(in: "shed"))
    let (stamps, count, _) = Stamps.stamping(before, languages: [.korean, .japanese], ids: nil)
    #expect(count == 10)
    var english = Self.english
    change(&english)
    let yaml = String(decoding: stamps.yaml(), as: UTF8.self)
    let topic = try #require(try await corpus(english, yaml).topic(in: "shed"))
    let states = UnitStates(of: topic)
    return topic.units.indices.map { unit in
      let text = topic.mainVariant(of: topic.units[unit], in: .english).map(topic.text)
      let own = [Language.korean, .japanese].map {
        states.state(of: unit, in: $0)?.name ?? "none"
      }
      return "\(text?.prefix(10) ?? "–"): \(own.joined(separator: ", "))"
    }
  }

  @Test func `an original without a word of what it was is out of date, and not missing`()
    async throws
  {
    let states = try await statesAfterStamping { texts in
      texts[2] = "Opening hours are printed on the gate; in winter nobody is here before ten."
    }
    #expect(states.contains("Opening ho: out-of-date, out-of-date"), "\(states)")
    #expect(states.count == 5 && !states.contains { $0.hasPrefix("–") }, "\(states)")
  }

  @Test func `two originals beside each other are written anew in their order`() async throws {
    let states = try await statesAfterStamping { texts in
      texts[2] = "Opening hours are printed on the gate; in winter nobody is here before ten."
      texts[3] = "Dogs stay outside."
    }
    #expect(
      states.suffix(3).prefix(2) == [
        "Opening ho: out-of-date, out-of-date", "Dogs stay : out-of-date, out-of-date",
      ], "\(states)")
  }

  @Test func `a new original takes no translation of one that was removed elsewhere`()
    async throws
  {
    let states = try await statesAfterStamping { texts in
      texts.remove(at: 4)
      texts.insert("Dogs stay outside, and so do muddy boots of every size.", at: 1)
    }
    #expect(states.contains("Dogs stay : missing, missing"), "\(states)")
    #expect(states.contains("–: extra, extra"), "\(states)")
  }

  @Test(arguments: 1..<5)
  func `texts that stand as they were stamped stay together, whatever was moved beside them`(
    from: Int
  ) async throws {
    let dogs = "Dogs wait outside, and so do muddy boots of every size."
    for to in 1..<5 {
      for gone in [nil, 1, 2, 3] {
        for place in [nil, 1, 2, 3, 4] where gone == nil || place == nil || to == 4 {
          let states = try await statesAfterStamping { texts in
            texts.insert(texts.remove(at: from), at: to)
            if let gone { texts.remove(at: gone) }
            if let place { texts.insert(dogs, at: min(place, texts.count)) }
          }
          let old = states.filter { !$0.hasPrefix("–") && !$0.hasPrefix("Dogs") }
          #expect(
            old.allSatisfy { $0.hasSuffix(": current, current") },
            "\(from) to \(to), without \(gone ?? 0), dogs at \(place ?? 0): \(states)")
        }
      }
    }
  }

  @Test func `stamps of two branches are read together, the fitting one of two holds`() async throws
  {
    let corpus = try await stamped { $0 }
    let topic = try #require(corpus.topic(in: "shelves"))
    var lines = String(decoding: topic.stamps.yaml(), as: UTF8.self).split(separator: "\n")
    let old = try #require(lines.last { $0.contains("19:00") })
    lines.insert(Substring(old.replacing("closes", with: "closed")), at: 3)
    let text = (lines + [lines[5]]).joined(separator: "\n") + "\n"
    var files = Library.files
    files["shelves/\(topic.slug).stamps.yaml"] = text
    let merged = try await Library.corpus(of: files)
    #expect(try states(merged).keys.sorted() == ["current"])
    let again = try #require(merged.topic(in: "shelves"))
    let (stamps, _, _) = Stamps.stamping(again, languages: [.korean], ids: nil)
    #expect(stamps == topic.stamps)
  }

  @Test func `words are compared and shown one by one`() {
    let runs = WordDifference(from: "A shelf keeps 24 books.", to: "A shelf holds 24 big books.")
      .runs
    #expect(
      runs.map { "\($0.kind) \($0.text)" } == [
        "kept A shelf ", "removed keeps", "added holds", "kept  24", "added  big", "kept  books.",
      ])
  }

  @Test func `what hardly has a word in common is not compared word by word`() {
    func runs(_ old: String, _ new: String) -> [String] {
      WordDifference(from: old, to: new).runs.map { "\($0.kind) \($0.text)" }
    }
    #expect(
      runs(
        "Note: Wipe the boards with a dry cloth.",
        "Note: In winter the heating stays at a low level.") == [
          "kept Note: ", "removed Wipe the boards with a dry cloth",
          "added In winter the heating stays at a low level", "kept .",
        ])
    #expect(
      runs(
        "先に受付の机を木の箱で片づけて、扉を静かに閉めます。", "夜間は暖房を弱く運転し、窓の鍵を二人で確認します。") == [
          "removed 先に受付の机を木の箱で片づけて、扉を静かに閉めます", "added 夜間は暖房を弱く運転し、窓の鍵を二人で確認します", "kept 。",
        ])
    // A phrase that moved away from the beginning is found behind many other words.
    #expect(
      runs(
        "Readers who wait for a map lose their patience and go. It is hard to say when.",
        "Out on the long and low shelf, under the old lamp by a door of oak, readers who wait for a "
          + "map lose their patience."
      ).contains("kept who wait for a map lose their patience"))
    // Words that were replaced one behind the other are one change; what was only added is not.
    #expect(
      runs(
        "Put the oak box under the table at night.", "Put the tin case under the table at night.")
        == [
          "kept Put the ", "removed oak box", "added tin case", "kept  under the table at night.",
        ])
    #expect(
      runs("나무 상자를 창가에 둡니다. 밤에는 등을 끕니다.", "깡통 상자를 문가에 둡니다. 밤에는 등을 끕니다.") == [
        "removed 나무", "added 깡통", "kept  상자를 ", "removed 창가에", "added 문가에",
        "kept  둡니다. 밤에는 등을 끕니다.",
      ])
  }

  @Test(arguments: 0..<UInt64(100))
  func `a difference holds both texts`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func text() -> String {
      (0..<Int.random(in: 0...12, using: &random)).map { _ in
        ["a ", "shelf ", "책", "本", "を", "."][Int.random(in: 0..<6, using: &random)]
      }.joined()
    }
    let (old, new) = (text(), text())
    let runs = WordDifference(from: old, to: new).runs
    #expect(runs.filter { $0.kind != .added }.map(\.text).joined() == old, "seed \(seed)")
    #expect(runs.filter { $0.kind != .removed }.map(\.text).joined() == new, "seed \(seed)")
  }
}
