import BrowserDriver
import Foundation

/// Measures the cost of an answer of the search.
struct Asking {
  /// Queries with frequent, rare and unknown words, with a single letter, with several words, and
  /// with sentences that occur nowhere although all of their words are common.
  private static let questions = [
    "en": [
      "drawers", "narrow", "a", "badges quiet libraries", "part 7", "xylophone",
      "Keep the captions of busy workshops calm and look at the switches before the first launch",
    ],
    "ko": ["선반", "화면을", "창", "좁은 화면", "7부", "실로폰", "바쁜 작업장에서 설명글을 차분하게 두고 스위치부터 살펴보세요"],
    "ja": ["引き出し", "画面", "人", "狭い画面", "第7部", "木琴", "忙しい作業場では説明文を短くし、スイッチを確かめてから消します"],
  ]

  /// Types a query and returns the time to its answer, from the start of the search and from the
  /// key.
  private static let script = """
    const [question, done] = arguments;
    const box = document.getElementById('q');
    performance.clearMeasures('search-answer');
    box.value = question;
    const key = performance.now();
    box.dispatchEvent(new InputEvent('input', {bubbles: true}));
    const look = () => {
      const [answer] = performance.getEntriesByName('search-answer');
      if (answer) done([answer.duration, answer.startTime + answer.duration - key]);
      else setTimeout(look, 2);
    };
    look();
    """

  private struct Answer {
    let language: String
    let question: String
    /// The number of files fetched for the first answer: of scripts, because a browser keeps no times
    /// of files from disk.
    var files = 0.0
    /// In milliseconds: the first answer, including fetching; then the best of the later rounds.
    var first = 0.0
    var time = Double.infinity
    var fromKey = Double.infinity
  }

  private var answers: [Answer] = []
  private var yardstick = Double.infinity

  init(of site: URL, rounds: Int) throws {
    let yardstick = try Yardstick(in: site)
    let browser = try Browser(isWhole: true)
    try browser.resize(width: 1280, height: 900)
    for (language, questions) in Self.questions.sorted(by: { $0.key < $1.key }) {
      for question in questions {
        self.yardstick = min(self.yardstick, try yardstick.time(in: browser))
        try browser.open(site.appending(path: language + "/search/index.html"))
        try browser.wait(
          until: "return document.readyState === 'complete' && window.higNotes?.search")
        var answer = Answer(language: language, question: question)
        answer.first = try Self.ask(question, browser).time
        answer.files = try browser.number(
          """
          return [...document.head.querySelectorAll('script')]
            .filter((file) => /search.(terms|texts)/.test(file.src)).length
          """)
        for _ in 0..<rounds {
          let (time, fromKey) = try Self.ask(question, browser)
          answer.time = min(answer.time, time)
          answer.fromKey = min(answer.fromKey, fromKey)
        }
        answers.append(answer)
      }
    }
  }

  private static func ask(
    _ question: String, _ browser: Browser
  ) throws -> (time: Double, fromKey: Double) {
    let times = try browser.asyncScript(script, question) as? [NSNumber] ?? []
    guard times.count == 2 else {
      throw Browser.Failure(description: "no answer to \(question)")
    }
    return (times[0].doubleValue, times[1].doubleValue)
  }

  /// The worst figures of all queries, by the names of their limits.
  var worst: [(name: String, figure: Double, unit: String)] {
    // The search waits after a single letter, because more usually follow.
    let typed = answers.filter { $0.question.count > 1 }
    return [
      (
        "search, an answer", (answers.map(\.time).max() ?? .infinity) / yardstick, "× yardstick"
      ),
      (
        "search, from the key", (typed.map(\.fromKey).max() ?? .infinity) / yardstick,
        "× yardstick"
      ),
      ("search, files", answers.map(\.files).max() ?? .infinity, ""),
    ]
  }

  var table: String {
    var table = "Search; ms of the first answer, of the next, from the key; files:\n"
    for answer in answers {
      table += String(
        format: "%6.1f %6.1f %6.1f %4.0f  ", answer.first, answer.time, answer.fromKey,
        answer.files)
      table += "\(answer.language) \(answer.question)\n"
    }
    return table + String(format: "yardstick: %.1f ms\n", yardstick)
  }
}
