import TestSupport
import Testing

@testable import Bitext

/// What comes back as it went out writes nothing, whatever happened to titles and topics meanwhile.
@Suite struct UntouchedDeliveryTests {
  private static let formats: [ExchangeFormat] = [.xliff, .xliff2, .po, .tmx, .csv]

  private func delivery(_ format: ExchangeFormat, _ files: [String: String]) async throws
    -> Delivery
  {
    let options = Exchange.Options(languages: [.english, .korean])
    let bytes = try format.bytes(of: try await Library.corpus(of: files), options)
    return try Delivery.reading(SourceFile(path: "out", bytes: bytes))
  }

  private static let english = """
    # Kettles

    A kettle boils water for tea. Do not fill it twice.

    ## Lids

    A lid keeps the steam inside. Two lids fit no kettle.

    | Part | Lids of it |
    | --- | --- |
    | Spout | The spout has one lid |

    """
  private static let korean = """
    # 주전자

    주전자는 차 끓일 물을 데웁니다. 두 번 채우지 마세요.

    ## 뚜껑

    뚜껑은 김을 가둡니다. 뚜껑 두 개가 맞는 주전자는 없습니다.

    | 부분 | 뚜껑 |
    | --- | --- |
    | 부리 | 부리에는 뚜껑이 하나 있습니다 |

    """

  @Test(arguments: formats)
  func `a heading is not put together with its paragraph where the title is another`(
    format: ExchangeFormat
  ) async throws {
    let back = try await delivery(
      format, ["kettle/en.md": Self.english, "kettle/ko.md": Self.korean])
    let now = try await Library.corpus(of: [
      "pot/en.md": Self.english.replacing("# Kettles", with: "# Pots"), "pot/ko.md": Self.korean,
    ])
    for preference in [Importing.Options.Preference?.none, .theirs] {
      let importing = Importing(back, into: now, Importing.Options(preference: preference))
      #expect(importing.files.isEmpty, "\(importing.diagnostics.map(\.message))")
    }
  }

  @Test(arguments: [ExchangeFormat.xliff, .xliff2, .po])
  func `a heading that is gone is not written into the paragraph below it`(
    format: ExchangeFormat
  ) async throws {
    let korean = Self.korean.replacing("# 주전자\n\n", with: "").replacing("## 뚜껑\n\n", with: "")
    let sent = try await delivery(format, ["kettle/en.md": Self.english, "kettle/ko.md": korean])
    // Both headings come back for the first time, and their paragraphs have changed a little.
    let units = sent.units.map { unit in
      let new = ["Kettles": "주전자", "Lids": "뚜껑"][unit.original.plainText]
      guard let new else { return unit }
      var changed = Delivery.Unit(
        name: unit.name, original: unit.original, text: .markdown(new), exported: unit.exported,
        isUnfinished: false, range: unit.range)
      changed.kind = unit.kind
      return changed
    }
    let back = Delivery(
      source: sent.source, original: .english, language: .korean, units: units)
    let english = Self.english.replacing("# Kettles", with: "# Pots")
      .replacing("## Lids", with: "## Covers").replacing("for tea.", with: "for tea or soup.")
      .replacing("the steam inside", with: "the hot steam inside")
    let now = try await Library.corpus(of: ["pot/en.md": english, "pot/ko.md": korean])
    let importing = Importing(back, into: now)
    let written = importing.files.first { $0.path == "pot/ko.md" }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
    for line in (written ?? korean).split(separator: "\n") where !line.hasPrefix("#") {
      #expect(!line.contains("주전자 주전자") && !line.contains("뚜껑 뚜껑은"), "\(line)")
    }
  }

  private static let words = [
    "shelf", "board", "card", "desk", "lamp", "stamp", "guard", "clerk", "atlas", "door",
  ]
  private static let korean2 = ["서가", "판", "카드", "책상", "등", "도장", "경비", "사서", "지도", "문"]

  /// A note with headings that are words of the paragraphs below them, in both languages.
  private func note(_ random: inout SplitMix64, title: Bool) -> (english: String, korean: String) {
    var (english, korean) =
      title ? ("---\ntitle: Library\n---\n\n", "---\ntitle: 도서관\n---\n\n") : ("", "")
    for level in 0..<Int.random(in: 2...4, using: &random) {
      let mark = level == 0 && !title ? "#" : "##"
      let first = Int.random(in: 0..<10, using: &random)
      let second = Int.random(in: 0..<10, using: &random)
      let (a, b) = (Self.words[first], Self.words[second])
      let (x, y) = (Self.korean2[first], Self.korean2[second])
      english += "\(mark) The \(a)\n\nThe \(a) stands beside the \(b) number \(level).\n\n"
      korean += "\(mark) \(x)\n\n\(x) 옆에는 \(level)번 \(y) 자리가 있습니다.\n\n"
      if Bool.random(using: &random) {
        english += "- The \(b)\n- A \(a) of the \(b)\n\n"
        korean += "- \(y)\n- \(y)의 \(x)\n\n"
      }
    }
    return (english, korean)
  }

  @Test(arguments: 0..<UInt64(40))
  func `whatever became of titles, topics and texts, nothing is written`(
    seed: UInt64
  ) async throws {
    var random = SplitMix64(seed: seed)
    let format = Self.formats[Int(seed % 5)]
    var before: [String: String] = [:]
    var after: [String: String] = [:]
    for number in 0..<2 {
      let note = note(&random, title: Bool.random(using: &random))
      before["t\(number)/en.md"] = note.english
      before["t\(number)/ko.md"] = note.korean
      let folder = Bool.random(using: &random) ? "moved\(number)" : "t\(number)"
      var lines = note.english.split(separator: "\n\n").map(String.init)
      for index in lines.indices where Int.random(in: 0..<4, using: &random) == 0 {
        let isTitle = lines[index].hasPrefix("#") || lines[index].hasPrefix("---")
        if isTitle {
          lines[index] = lines[index].replacing("The ", with: "Every ")
            .replacing("title: Library", with: "title: Reading room")
        } else {
          lines[index] = lines[index].replacing(" stands", with: " always stands")
        }
      }
      if Bool.random(using: &random) { lines.removeLast() }
      if Bool.random(using: &random), lines.count > 3 { lines.swapAt(2, 3) }
      after["\(folder)/en.md"] = lines.joined(separator: "\n\n") + "\n"
      after["\(folder)/ko.md"] = note.korean
    }
    let back = try await delivery(format, before)
    let importing = Importing(back, into: try await Library.corpus(of: after))
    let messages = importing.diagnostics.map(\.message)
    #expect(importing.files.isEmpty && importing.left == 0, "seed \(seed): \(messages)")
    #expect(importing.conflicts == 0, "seed \(seed): \(messages)")
  }
}
