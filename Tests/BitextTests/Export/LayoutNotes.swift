import TestSupport

/// Complete notes in English and Korean, in each layout that people write.
enum LayoutNotes: String, CaseIterable {
  case blankLineAndQuote
  case quoteInTheNextLine
  case originalInAQuoteBelow
  case itemWithAQuoteInside
  case boldTitlesInOneRun
  case titlesAndBodiesLineByLine
  case inTurn
  case secondLineOfAnItem
  case inOneFence
  case fencesInTurn
  case groups
  case groupsWithARule
  case wholeTextThenItsTranslation
  case headingsInOneLanguage
  case elements
  case itemsInTurn
  case tableRowsInTurn
  case calloutsWithBoth
  case abstract
  case separateFiles
  case separateFilesWithEverything
  case plainLines
  case labels

  /// The notes with some of the texts, as many as fit.
  func files(using random: inout SplitMix64) -> [String: String] {
    var bodies = Self.bodies.shuffled(using: &random)[...]
    var titles = Self.titles.shuffled(using: &random)[...]
    func body() -> (String, String) { bodies.popFirst() ?? Self.bodies[0] }
    func title() -> (String, String) { titles.popFirst() ?? Self.titles[0] }
    func lines(_ count: Int, _ text: ((String, String)) -> String) -> String {
      (0..<count).map { _ in text(body()) }.joined()
    }
    let (english, korean) = title()
    let head = "# \(english)\n\n"
    switch self {
    case .blankLineAndQuote:
      return note(head + "> \(korean)\n\n" + lines(8) { "\($0)\n\n> \($1)\n\n" })
    case .quoteInTheNextLine: return note(head + lines(8) { "\($0)\n> \($1)\n>\n\n" })
    case .originalInAQuoteBelow: return note(head + lines(8) { "\($1)\n> \($0)\n\n" })
    case .itemWithAQuoteInside:
      return note(head + lines(7) { "- \($1)\n\n  > \($0)\n\n&nbsp;&nbsp;\n\n" })
    case .boldTitlesInOneRun:
      return note(
        (0..<5).map { _ in
          let (title, body) = (title(), body())
          return "**\(title.0)\n\(title.1)**\n\(body.1)\n"
        }.joined(separator: "\n"))
    case .titlesAndBodiesLineByLine:
      return note(
        (0..<5).map { _ in
          let (title, body) = (title(), body())
          return "\(title.0)\n\(title.1)\n\(body.0)\n\(body.1)\n"
        }.joined(separator: "\n"))
    case .labels: return note(head + lines(8) { "EN: \($0)\n\nKO: \($1)\n\n" })
    case .inTurn:
      return note("\(english)\n\n\(korean)\n\n" + lines(8) { "\($0)\n\n\($1)\n\n" })
    case .secondLineOfAnItem: return note(head + lines(8) { "- \($0)\n\($1)\n" })
    case .inOneFence: return note(head + "```swift\n" + lines(7) { "\($0)\n\($1)\n\n" } + "```\n")
    case .fencesInTurn:
      return note(head + lines(6) { "```\n\($0)\n```\n\n```\n\($1)\n```\n\n" })
    case .groups, .groupsWithARule:
      let rule = self == .groups ? "" : "---\n\n"
      return note(
        (0..<4).map { _ in
          let (title, first) = (title(), body())
          let items = (0..<3).map { _ in body() }
          func group(_ text: ((String, String)) -> String, _ mark: String) -> String {
            "\(mark)\(text(title))\n\n\(text(first))\n\n"
              + items.map { "* \(text($0))\n" }.joined() + "\n"
          }
          return group({ $0.0 }, "## ") + rule + group({ $0.1 }, "## ")
        }.joined())
    case .wholeTextThenItsTranslation:
      let parts = (0..<3).map { _ in (title(), (0..<3).map { _ in body() }) }
      func text(_ side: ((String, String)) -> String) -> String {
        parts.map { title, bodies in
          "## \(side(title))\n\n" + bodies.map { "\(side($0))\n\n" }.joined()
        }.joined()
      }
      return note("# \(english)\n\n" + text { $0.0 } + "# \(korean)\n\n" + text { $0.1 })
    case .headingsInOneLanguage:
      return pair(
        "# \(english)\n\n## Resources\n\n" + Self.paragraphs(bodies.prefix(6), \.0),
        "# \(english)\n\n## Resources\n\n" + Self.paragraphs(bodies.prefix(6), \.1))
    case .elements:
      return note(
        head
          + lines(7) {
            "<div class=\"pair\">\n\n\($0)\n\n<p class=\"translation\">\n\($1)\n</p>\n\n</div>\n\n"
          })
    case .itemsInTurn: return note(head + lines(8) { "+ \($0)\n+ \($1)\n" })
    case .tableRowsInTurn:
      return note(
        head + "| No. | Rule |\n| --- | --- |\n"
          + (1...6).map { number in
            let body = body()
            return "| \(number) | \(body.0) |\n| \(number) | \(body.1) |\n"
          }.joined())
    case .calloutsWithBoth:
      return note(head + lines(6) { "> [!NOTE]\n> \($0)\n>\n> \($1)\n\n" })
    case .abstract:
      return [
        "note.md":
          "---\ntitle: \(korean)\ndescription: >-\n  \(body().0)\n---\n\n"
          + lines(6) { "\($0)\n\n> \($1)\n\n" }
      ]
    case .separateFiles:
      return pair(Self.mixed(titles, bodies, \.0), Self.mixed(titles, bodies, \.1))
    case .separateFilesWithEverything:
      return pair(Self.rich(titles, bodies, \.0), Self.rich(titles, bodies, \.1))
    case .plainLines:
      return [
        "note.en.txt": bodies.prefix(8).map { $0.0 + "\n" }.joined(),
        "note.ko.txt": bodies.prefix(8).map { $0.1 + "\n" }.joined(),
      ]
    }
  }

  private func note(_ text: String) -> [String: String] {
    ["note.md": text.hasSuffix("\n\n") ? String(text.dropLast()) : text]
  }

  private func pair(_ english: String, _ korean: String) -> [String: String] {
    ["note/en.md": english, "note/ko.md": korean]
  }

  private static func paragraphs(
    _ bodies: ArraySlice<(String, String)>, _ side: KeyPath<(String, String), String>
  ) -> String {
    bodies.map { $0[keyPath: side] }.joined(separator: "\n\n") + "\n"
  }

  private static func mixed(
    _ titles: ArraySlice<(String, String)>, _ bodies: ArraySlice<(String, String)>,
    _ side: KeyPath<(String, String), String>
  ) -> String {
    let titles = titles.map { $0[keyPath: side] }
    let bodies = bodies.map { $0[keyPath: side] }
    return """
      # \(titles[0])

      \(bodies[0])

      ![](overview.png)

      \(bodies[1])

      ## \(titles[1])

      * \(bodies[2])
      * \(bodies[3])
        * \(bodies[4])
        * \(bodies[5])
      * \(bodies[6])

      ```swift
      let shelf = Shelf()
      ```

      \(bodies[7])

      ## \(titles[2])

      1. \(bodies[8])

      2. \(bodies[9])

         \(bodies[10])

      3. \(bodies[11])

      """
  }

  private static func rich(
    _ titles: ArraySlice<(String, String)>, _ bodies: ArraySlice<(String, String)>,
    _ side: KeyPath<(String, String), String>
  ) -> String {
    let titles = titles.map { $0[keyPath: side] }
    let bodies = bodies.map { $0[keyPath: side] }
    return """
      ---
      title: \(titles[0])
      description: \(bodies[12])
      weight: 3
      ---

      # \(titles[0])

      \(bodies[0])

      <aside>

      \(bodies[1])

      \(bodies[2])

      </aside>

      > [!TIP] \(titles[1])
      > \(bodies[3])

      ### \(titles[2])

      - [ ] \(bodies[4])
      - [x] \(bodies[5])

      | \(titles[3]) | \(titles[4]) |
      | --- | --- |
      | 1 | \(bodies[6]) |
      | 2 | \(bodies[7]) |
      | 3 | \(bodies[8]) |

      ***

      \(bodies[9])[^a]

      [^a]: \(bodies[10])

      > \(bodies[11])
      >
      > \(bodies[13])

      """
  }
}

extension LayoutNotes {
  private static let titles = [
    ("Shelves", "서가"),
    ("Reading rooms", "열람실"),
    ("Closing time", "닫는 시간"),
    ("Lost books", "잃어버린 책"),
    ("Library cards", "도서관 카드"),
    ("Maps and atlases", "지도와 지도책"),
    ("The garden", "정원"),
    ("Opening a window", "창문 열기"),
    ("Quiet corners", "조용한 구석"),
    ("Borrowing", "대출"),
    ("Returning a book", "책 반납하기"),
    ("Repairs", "수리"),
  ]

  private static let bodies = [
    (
      "Every shelf holds 24 books and carries a label with its number.",
      "모든 서가에는 책 24권이 들어가며 번호가 적힌 이름표가 붙어 있습니다."
    ),
    (
      "Readers return a book to the desk near the entrance before 18:30.",
      "독자는 18시 30분 전에 입구 옆 데스크에 책을 돌려줍니다."
    ),
    (
      "The oldest atlas was printed in 1824 and stays in its glass case.",
      "가장 오래된 지도책은 1824년에 인쇄되었고 유리 진열장에 그대로 둡니다."
    ),
    (
      "Speak softly in the reading room, because sound travels far there.",
      "열람실에서는 소리가 멀리 퍼지므로 작은 목소리로 말하세요."
    ),
    (
      "A lost card is replaced within 3 days and costs nothing.",
      "잃어버린 카드는 3일 안에 새로 만들어 주며 비용은 들지 않습니다."
    ),
    (
      "Put a wet umbrella into the stand, and never lean it against a shelf.",
      "젖은 우산은 꽂이에 꽂고, 서가에 기대어 두지 마세요."
    ),
    (
      "The garden behind the building is open from April to October.",
      "건물 뒤의 정원은 4월부터 10월까지 열려 있습니다."
    ),
    (
      "Children may borrow 5 books at a time and keep them for a month.",
      "어린이는 한 번에 책 5권을 빌려 한 달 동안 볼 수 있습니다."
    ),
    (
      "The lamp above each table is switched off after 20 minutes without a reader.",
      "탁자 위의 등은 독자가 없는 채로 20분이 지나면 꺼집니다."
    ),
    (
      "Torn pages are mended with thin paper and glue made of rice.",
      "찢어진 쪽은 얇은 종이와 쌀로 만든 풀로 고칩니다."
    ),
    (
      "Write the title of a missing book on the yellow list at the desk.",
      "없어진 책의 제목은 데스크에 있는 노란 목록에 적어 주세요."
    ),
    (
      "The second floor keeps 48 boxes of letters from sailors.",
      "2층에는 선원들이 보낸 편지 상자 48개를 보관합니다."
    ),
    (
      "Ask a librarian before you take a photograph of a map.",
      "지도의 사진을 찍기 전에 사서에게 물어보세요."
    ),
    (
      "On Mondays the library opens 2 hours later than on other days.",
      "월요일에는 도서관이 다른 날보다 2시간 늦게 문을 엽니다."
    ),
    (
      "A bell rings 10 minutes before the doors close.",
      "문을 닫기 10분 전에 종이 울립니다."
    ),
    (
      "New magazines lie on the round table beside the window.",
      "새 잡지는 창가의 둥근 탁자 위에 놓여 있습니다."
    ),
    (
      "Heavy books belong on the lowest board of a shelf.",
      "무거운 책은 서가의 가장 낮은 판에 꽂습니다."
    ),
    (
      "The catalogue names the author, the year and the place of each book.",
      "목록에는 책마다 지은이와 연도와 자리가 적혀 있습니다."
    ),
    (
      "Dogs wait in the hall, where a bowl of water stands for them.",
      "개는 물그릇이 놓인 현관에서 기다립니다."
    ),
    (
      "Visitors from other towns show a letter of their own library.",
      "다른 도시에서 온 방문자는 자기 도서관의 편지를 보여 줍니다."
    ),
    (
      "The stairs to the cellar are steep, so hold on to the rail.",
      "지하실로 가는 계단은 가파르므로 난간을 잡으세요."
    ),
    (
      "Music scores are kept in flat drawers to stay free of folds.",
      "악보는 접히지 않도록 납작한 서랍에 보관합니다."
    ),
    (
      "Each room has a clock that is set by hand every Friday.",
      "방마다 금요일이면 손으로 맞추는 시계가 있습니다."
    ),
    (
      "The council pays for 300 new books every year.",
      "시의회는 해마다 새 책 300권의 값을 냅니다."
    ),
  ]
}
