import TestSupport
import Testing

@testable import Bitext

/// The list to tick: written once, renewed, and never at the cost of what people wrote into it.
@Suite struct ChecklistTests {
  private static let files = [
    "shelf.en.md": "# Shelves\n\nA shelf keeps books.\n\nEach shelf has a label.\n",
    "shelf.ko.md": "# 서가\n",
    "door.md": "# Doors\n\nA door has a lock.\n",
  ]

  /// The list about some notes, over one that was written before.
  private func list(
    _ files: [String: String] = files, over old: String = "", in languages: [Language] = [.korean],
    topics: Set<String>? = nil, states: Set<String>? = nil, words: ChecklistWords = .english,
    preview: String? = nil
  ) async throws -> String {
    let corpus = try await Library.corpus(of: files)
    let whole = StatusReport(of: corpus, in: languages)
    return Checklist(
      of: whole, asked: whole.filtered(topics: topics), topics: corpus.allTopics, states: states,
      words: words, preview: preview
    ).updating(old)
  }

  /// The list as people see it.
  private func shown(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      var line = String(line)
      while let start = line.firstRange(of: "<!--"), let end = line.firstRange(of: "-->") {
        line.removeSubrange(start.lowerBound..<end.upperBound)
      }
      return line
    }
  }

  @Test func `a new list has what is left, by language and topic, with its effort`() async throws {
    let text = try await list()
    #expect(
      shown(text) == [
        "## Korean", "2 of 2 topics to do · 55 characters",
        "- [ ] **Doors**: 2 missing · 19 characters",
        "- [ ] **Shelves**: 2 missing · 36 characters",
      ])
    #expect(try await list(over: text) == text)
    let korean = try await list(in: [.korean, .japanese], words: .korean)
    #expect(shown(korean)[0] == "## 한국어" && shown(korean)[4] == "## 일본어", "\(korean)")
    #expect(shown(korean)[1] == "주제 2개 가운데 2개가 남음 · 55자")
    let japanese = try await list(words: .japanese, preview: "https://example.org/notes")
    #expect(
      shown(japanese)[2]
        == "- [ ] [**Doors**](https://example.org/notes/en/doors/)：2 未訳 · 19字")
  }

  @Test func `ticks, names and words of people stay`() async throws {
    var text = try await list(in: [.korean, .japanese])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let doors = try #require(lines.firstIndex { $0.contains("**Doors**") })
    var edited = lines
    edited.insert("Please take one, dear all!", at: 0)
    edited[doors + 1] = edited[doors + 1].replacing("[ ]", with: "[x]") + " @mina until Friday"
    edited.insert("  - [ ] ask about the lock\n\n  It is old.", at: doors + 2)
    edited[doors + 4] += "\n\nThanks to all."
    text = edited.joined(separator: "\n")
    var files = Self.files
    files["door.ko.md"] = "# 문\n\n문에는 자물쇠가 있습니다.\n"
    files["door.md"] = nil
    files["door.en.md"] = Self.files["door.md"]
    files["window.md"] = "# Windows\n\nA window opens.\n"
    let renewed = try await list(files, over: text, in: [.korean, .japanese])
    let shown = shown(renewed)
    #expect(shown[0] == "Please take one, dear all!")
    #expect(shown.contains("- [x] **Doors**: nothing left @mina until Friday"), "\(renewed)")
    #expect(shown.contains("  - [ ] ask about the lock") && shown.contains("  It is old."))
    #expect(shown.contains("Thanks to all."))
    #expect(shown.count { $0.hasPrefix("- [ ] **Windows**") } == 2)
    let note = try #require(shown.firstIndex(of: "  It is old."))
    let window = try #require(shown.firstIndex { $0.contains("Windows") })
    #expect(window > note, "an item stands inside another one's words")
    #expect(try await list(files, over: renewed, in: [.korean, .japanese]) == renewed)
  }

  @Test func `a box that the list ticked opens again, one that a person ticked says what came`()
    async throws
  {
    let open = try await list()
    var files = Self.files
    files["door.md"] = nil
    files["door.en.md"] = Self.files["door.md"]
    files["door.ko.md"] = "# 문\n\n문에는 자물쇠가 있습니다.\n"
    let done = try await list(files, over: open)
    #expect(shown(done).contains("- [x] **Doors**: nothing left"))
    let again = try await list(over: done)
    #expect(shown(again).contains("- [ ] **Doors**: 2 missing · 19 characters"))

    let ticked = open.replacing("- [ ]", with: "- [x]")
    #expect(try await list(over: ticked) == ticked)
    var more = Self.files
    more["door.md"]! += "\nA key opens it.\n"
    let grown = try await list(more, over: ticked)
    let line = "- [x] **Doors**: 3 missing · 31 characters · more to do since this was ticked"
    #expect(shown(grown).contains(line), "\(grown)")
    #expect(try await list(more, over: grown) == grown)
  }

  @Test func `words inside what the list owns are moved behind it`() async throws {
    let text = try await list()
    let edited = text.replacing("**Doors**: 2 missing", with: "**Doors** (Jun): 2 missing")
    let renewed = try await list(over: edited)
    #expect(
      shown(renewed).contains(
        "- [ ] **Doors**: 2 missing · 19 characters **Doors** (Jun): 2 missing · 19 characters"))
    #expect(try await list(over: renewed) == renewed)
  }

  @Test func `lines about what was not asked for stay, and a topic that is gone says so`()
    async throws
  {
    let text = try await list(in: [.korean, .japanese])
    var files = Self.files
    files["door.md"]! += "\nA key opens it.\n"
    let one = try await list(files, over: text, in: [.korean, .japanese], topics: ["shelves"])
    #expect(shown(one).count { $0.contains("**Doors**: 2 missing") } == 2)
    files["door.md"] = nil
    let gone = try await list(files, over: text, in: [.korean, .japanese])
    #expect(shown(gone).count { $0 == "- [ ] **doors**: no longer in the notes" } == 2, "\(gone)")
  }

  @Test func `line ends of a forge and an open last line stay`() async throws {
    let text = try await list(["door.md": Self.files["door.md"]!]).replacing("\n", with: "\r\n")
    let renewed = try await list(over: text + "Last words")
    #expect(
      renewed.unicodeScalars.count { $0 == "\r" } == renewed.unicodeScalars.count { $0 == "\n" })
    #expect(renewed.unicodeScalars.split(separator: "\n").map(String.init).last == "Last words")
    #expect(shown(renewed.replacing("\r\n", with: "\n")).contains { $0.contains("**Shelves**") })
  }

  @Test(arguments: 0..<100)
  func `no word of people is ever lost`(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    var lines = try await list(in: [.korean, .japanese]).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    var words: [String] = []
    // Of one character each, so that none breaks another.
    for word in ["①", "②", "③", "④", "⑤", "⑥"] {
      words.append(word)
      let index = Int.random(in: lines.indices, using: &random)
      let place = lines[index].indices.randomElement(using: &random) ?? lines[index].startIndex
      switch Int.random(in: 0..<3, using: &random) {
      case 0: lines.insert(word, at: index)
      case 1: lines[index] += " " + word
      default: lines[index].insert(contentsOf: word, at: place)
      }
    }
    let renewed = try await list(over: lines.joined(separator: "\n"), in: [.korean, .japanese])
    for word in words { #expect(renewed.contains(word), "seed \(seed)") }
  }
}
