import Foundation
import TestSupport
import Testing

@testable import Bitext

/// What comes back approved is stamped if that is asked for.
@Suite struct ImportStampTests {
  private static let options = Exchange.Options(languages: [.english, .korean])

  private struct Outcome {
    let states: [String: Int]
    let stamped: Int
  }

  /// Sends the library, with one translation that is out of date, brings it back, and reads what the
  /// notes are then.
  private func outcome(
    _ format: ExchangeFormat, stamping: Bool = true, _ change: (String) -> String
  ) async throws -> Outcome {
    let folder = try TemporaryFolder(Library.files)
    let (fresh, _) = try await Library.corpus(of: folder)
    let topic = try #require(fresh.topic(in: "shelves"))
    let unit = try #require(topic.id(of: "closes at 19:00"))
    let (stamps, _, _) = Stamps.stamping(topic, languages: [.korean], ids: [unit])
    try folder.write(stamps.yaml(), to: "shelves/\(topic.slug).stamps.yaml")
    try folder.write(
      Library.english.replacing("closes at", with: "shuts its doors at"), to: "shelves/en.md")
    let (corpus, _) = try await Library.corpus(of: folder)
    let back = change(
      String(decoding: try format.bytes(of: corpus, Self.options), as: UTF8.self))
    let importing = Importing(
      try Delivery.all(in: SourceFile(path: "back", text: back)), into: corpus,
      Importing.Options(stampsApproved: stamping))
    for file in importing.files { try folder.write(file.bytes, to: file.path) }
    let (after, _) = try await Library.corpus(of: folder)
    let now = try #require(after.topic(in: "shelves"))
    let states = UnitStates(of: now)
    var counts: [String: Int] = [:]
    for unit in now.units.indices {
      if let state = states.state(of: unit, in: .korean) { counts[state.name, default: 0] += 1 }
    }
    return Outcome(states: counts, stamped: importing.stamped)
  }

  private static func isDone(_ states: [String: Int]) -> Bool {
    states.keys.sorted() == ["current"]
  }

  @Test func `XLIFF 1_2 is approved by its attribute or by final states`() async throws {
    let approved = try await outcome(.xliff) {
      $0.replacing("xml:space=\"preserve\">", with: "xml:space=\"preserve\" approved=\"yes\">")
        .replacing("state=\"needs-review-translation\"", with: "state=\"translated\"")
        .replacing("state=\"needs-translation\"", with: "state=\"translated\"")
        .replacing("닫을 때", with: "문을 닫을 때")
    }
    #expect(Self.isDone(approved.states) && approved.stamped > 8, "\(approved)")
    let final = try await outcome(.xliff) {
      $0.replacing("state=\"needs-translation\"", with: "state=\"final\"")
    }
    #expect(final.stamped == 1 && final.states["current"] == 1)
    let none = try await outcome(.xliff) { $0.replacing("닫을 때", with: "문을 닫을 때") }
    #expect(none.stamped == 0 && none.states["out-of-date"] == 1)
  }

  @Test func `XLIFF 2 is approved by reviewed and final`() async throws {
    for state in ["reviewed", "final"] {
      let approved = try await outcome(.xliff2) { text in
        ["initial", "translated", "reviewed", "final"].reduce(text) {
          $0.replacing(
            "<segment id=\"s1\" state=\"\($1)\"", with: "<segment id=\"s1\" state=\"\(state)\"")
        }
      }
      #expect(Self.isDone(approved.states), "\(state): \(approved)")
    }
    #expect(try await outcome(.xliff2) { $0 }.stamped == 0)
  }

  @Test func `PO is approved where it is not fuzzy`() async throws {
    let some = try await outcome(.po) { $0 }
    #expect(some.stamped > 5 && some.states["out-of-date"] == 1)
    let all = try await outcome(.po) { $0.replacing("#, fuzzy\n", with: "") }
    #expect(Self.isDone(all.states), "\(all)")
    let unasked = try await outcome(.po, stamping: false) { $0.replacing("#, fuzzy\n", with: "") }
    #expect(unasked.stamped == 0 && unasked.states["out-of-date"] == 1)
  }

  @Test func `CSV is approved by its state, TMX never`() async throws {
    let approved = try await outcome(.csv) {
      $0.replacing(",out-of-date,", with: ",reviewed,").replacing("닫을 때", with: "문을 닫을 때")
    }
    #expect(approved.stamped == 1 && approved.states["current"] == 1, "\(approved)")
    #expect(try await outcome(.tmx) { $0 }.stamped == 0)
  }

  @Test(arguments: [true, false])
  func `texts that are added are stamped as they stand in the file`(hasFile: Bool) async throws {
    let english =
      "# Lamps\n\nSwitch lamps off at six.\n\nSee https://a.example/lamps first.\n\n| Lamp | Room |\n| - | - |\n| Desk | Hall |\n"
    var files = ["lamps/en.md": english]
    if hasFile { files["lamps/ko.md"] = "# 등\n" }
    let folder = try TemporaryFolder(files)
    let (corpus, _) = try await Pipeline(root: folder.url.path).corpus()
    let back = """
      msgid ""
      msgstr "Language: ko\\n"

      msgid "Lamps"
      msgstr "등"

      msgid "Switch lamps off at six."
      msgstr "여섯 시에 등을 끄세요."

      msgid "See https://a.example/lamps first."
      msgstr "먼저 https://a.example/lamps 를 보세요."

      msgid "Lamp | Room"
      msgstr "등 | 방"

      msgid "Desk | Hall"
      msgstr "책상 | 복도"

      """
    let importing = Importing(
      try Delivery.all(in: SourceFile(path: "back.po", text: back)), into: corpus,
      Importing.Options(stampsApproved: true))
    for file in importing.files { try folder.write(file.bytes, to: file.path) }
    let (after, _) = try await Pipeline(root: folder.url.path).corpus()
    let topic = try #require(after.topics.first)
    let states = UnitStates(of: topic)
    #expect(topic.units.count == 5)
    for unit in topic.units.indices {
      #expect(states.state(of: unit, in: .korean)?.name == "current", "\(topic.units[unit].id)")
    }
  }

  @Test func `what was approved of an original that has changed stays out of date`() async throws {
    let folder = try TemporaryFolder(Library.files)
    let (corpus, _) = try await Library.corpus(of: folder)
    let back = String(
      decoding: try ExchangeFormat.po.bytes(of: corpus, Self.options), as: UTF8.self
    ).replacing("닫을 때", with: "문을 닫을 때")
    try folder.write(
      Library.english.replacing("closes at", with: "shuts its doors at"), to: "shelves/en.md")
    let (changed, _) = try await Library.corpus(of: folder)
    let importing = Importing(
      try Delivery.all(in: SourceFile(path: "back", text: back)), into: changed,
      Importing.Options(stampsApproved: true))
    for file in importing.files { try folder.write(file.bytes, to: file.path) }
    let (after, _) = try await Library.corpus(of: folder)
    let topic = try #require(after.topic(in: "shelves"))
    let unit = try #require(topic.units.firstIndex { $0.id == topic.id(of: "shuts its doors") })
    guard case .outOfDate? = UnitStates(of: topic).state(of: unit, in: .korean) else {
      Issue.record("\(String(describing: UnitStates(of: topic).state(of: unit, in: .korean)))")
      return
    }
  }
}
