import Foundation
import TestSupport
import Testing

/// The search answers at once, however much there is to find.
@Suite(.needs(.browser), .serialized)
struct SearchSpeedTests {
  /// From the question to the hits on the page, and from the key, in milliseconds.
  private static let answer = 50.0
  /// So many files are enough for the index and six hits, also for a sentence that stands nowhere.
  private static let files = 32
  private static let tries = 8 * Patience.factor

  /// Words that stand in one text, in each and in none, letters that stand in all, several words, and
  /// sentences that stand nowhere although all of their words are common.
  private static let questions = [
    "en": [
      "keyboard", "people", "a", "screen reader narrow", "part 777", "xylophone",
      "When the keyboard of the first launch moves, keep the label short beside the screen reader",
    ],
    "ko": ["키보드", "화면을", "표", "화면 읽기", "777부", "실로폰", "사람들이 화면 읽기 기능을 켜고 나머지를 이해하게 하세요"],
    "ja": ["キーボード", "画面", "人", "画面読み上げ", "第777部", "木琴", "最後に見えた場所に画面読み上げを残して短くします"],
  ]

  /// Types a question and returns the times of its answer, from its start and from the key.
  private static let asking = """
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

  @Test func `a thousand topics are searched in less than 50 ms`() throws {
    let notes = try ManyNotes.folder()
    let site = try BuiltSite(of: notes.url)
    let port = try LoopbackHTTP.freePort()
    let server = try ChildProcess(
      "/usr/bin/python3", ["-m", "http.server", "--bind", "127.0.0.1", "\(port)"], in: site.root)
    try server.waitUntilListening(on: port)
    let browser = try Browser()
    try browser.resize(width: 1280, height: 900)
    try browser.command("Network.enable", [:])
    try browser.command("Network.setCacheDisabled", ["cacheDisabled": true])
    var table = "\nSearch of \(ManyNotes.count) topics; ms of an answer, from the key, files:\n"
    for (language, questions) in Self.questions.sorted(by: { $0.key < $1.key }) {
      for question in questions {
        try browser.open("about:blank")
        try browser.open("http://127.0.0.1:\(port)/\(language)/search/")
        try browser.wait(
          until: "return [...performance.getEntriesByType('resource')].some((file) => "
            + "file.name.endsWith('/search/index.js')) && performance.now() > 300")
        var best = (answer: Double.infinity, key: Double.infinity)
        var files = 0
        for round in 0...Self.tries {
          let times = try #require(
            try browser.asyncScript(Self.asking, question) as? [NSNumber], "\(question)")
          if round == 0 {
            // What the first answer needed had to be fetched.
            files = Int(
              try browser.number(
                "return performance.getEntriesByType('resource')"
                  + ".filter((file) => /search.(terms|texts)/.test(file.name)).length"))
            continue
          }
          best.answer = min(best.answer, times[0].doubleValue)
          best.key = min(best.key, times[1].doubleValue)
          if best.answer < Self.answer, question.count == 1 || best.key < Self.answer { break }
        }
        table += "  \(language) \(question): \(Int(best.answer.rounded(.up)))"
        table += " \(Int(best.key.rounded(.up))) \(files)\n"
        #expect(best.answer < Self.answer, "\(question)")
        // A single letter is waited with: more are mostly on their way.
        #expect(question.count == 1 || best.key < Self.answer, "\(question)")
        #expect(files <= Self.files, "\(question)")
      }
    }
    print(table)
    withExtendedLifetime(server) {}
  }
}
