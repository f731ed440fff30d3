import RowStyles
import Testing

@Suite struct QuantityTests {
  @Test(
    arguments: [
      ("9 KB", 9000), ("2.1 MB", 2_100_000), ("21 kB", 21000), ("1,234", 1234), ("1,234.5", 1234.5),
      ("2,1 MB", 2_100_000), ("12 345 km", 12_345_000_000), ("−3 °C", -3), ("42", 42),
      ("3 h", 10_800_000),
      ("10분", 600_000), ("version 7", 7), ("1'000'000", 1_000_000), ("0.5 m", 500),
      ("90 min", 5_400_000), ("2 h", 7_200_000), ("45 s", 45_000),
      ("1 day", 86_400_000), ("2 weeks", 1_209_600_000), ("1 h 30 min", 5_400_000),
      ("3일", 259_200_000), ("2週間", 1_209_600_000), ("1시간 30분", 5_400_000),
      ("3:07", 187_000), ("3:45", 225_000), ("1:02:03", 3_723_000), ("0:59.5", 59_500),
      ("5m 30s", 330_000), ("1h 30m", 5_400_000), ("30 m", 30_000), ("9:30 AM", 34_200_000),
      ("12:15 a.m.", 900_000), ("1:05pm", 47_100_000), ("오후 3시 20분", 55_200_000),
      ("午前9時", 32_400_000), ("16:9", 16),
    ] as [(String, Double)])
  func `reads numbers with their units`(_ text: String, _ value: Double) {
    #expect(Quantity(text)?.value == value)
  }

  @Test(arguments: [
    ["12 May 2021", "3 March 2022", "20 March 2022", "1 April 2022"],
    ["Dec 31, 2019", "January 2nd, 2020", "Feb 1 2020", "March 2020", "2 March 2020"],
    ["2023년 11월 30일", "2024년 1월 2일", "2024년 10월"], ["3月9日", "3月10日", "12月1日"],
    ["2024-09-30", "2024. 10. 1.", "2024/11/02"],
    [
      "2031-05-03T10:05:00Z", "May 3, 2031 at 1:45 PM", "2031년 5월 3일 오후 3:20",
      "2031年5月4日 午前9時", "2031-05-04 23:45", "Yesterday, 23:05", "오늘 오전 8:00", "今日 10:05",
    ],
  ])
  func `dates have the order of days`(_ dates: [String]) throws {
    let values = try dates.map { date in
      let quantity = try #require(Quantity(date))
      #expect(quantity.kind == .date, "\(date)")
      return quantity.value
    }
    #expect(values == values.sorted() && Set(values).count == values.count, "\(values)")
  }

  @Test(arguments: [
    "May I?", "Today we meet", "3:45", "May 3 to 10:05 bus",
    "3 people", "12 Mayors", "2024", "5월의 밤 3", "10 June and 3 July", "3/4",
  ])
  func `what only resembles a date is none`(_ text: String) {
    #expect(Quantity(text)?.kind != .date)
  }

  @Test(arguments: ["", "KB", "–", "없음"])
  func `a text without digits is no number`(_ text: String) { #expect(Quantity(text) == nil) }

  @Test(arguments: 0..<UInt64(100))
  func `sizes sort by size, whatever their units`(_ seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let units: [(String, Double)] = [("B", 1), ("KB", 1e3), ("MB", 1e6), ("GB", 1e9)]
    let sizes = (0..<20).map { _ -> (text: String, bytes: Double) in
      let (number, unit) = (next(999) + 1, units[next(units.count)])
      return ("\(number) \(unit.0)", Double(number) * unit.1)
    }
    let sorted = sizes.sorted { (Quantity($0.text)?.value ?? 0) < (Quantity($1.text)?.value ?? 0) }
    #expect(sorted.map(\.bytes) == sizes.map(\.bytes).sorted(), "seed \(seed)")
  }
}
