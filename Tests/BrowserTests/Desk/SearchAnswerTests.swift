import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Questions with known answers, asked in a browser.
///
/// An answer is known by regular expressions over the texts of the units. Of the first questions half
/// were written before the search was changed and not looked at while it was; those called "forms" are
/// what a stranger had asked in vain.
@Suite(.needs(.browser), .serialized)
struct SearchAnswerTests {
  private struct Question: Codable, Sendable {
    let half: String
    let language: String
    let notes: String
    let query: String
    let find: String
    let also: String?
    let without: String?
  }

  private struct Verdict: Codable {
    let half: String
    let language: String
    let query: String
    let recall: Double
    let precision: Double
    /// What the search says, and how many units it then shows.
    let count: Int
    let shown: Int
    let units: [String]
  }

  private static let folder = Checkout.data.appending(path: "search")

  private static func questions() throws -> [Question] {
    let file = folder.appending(path: "queries.json")
    return try JSONDecoder().decode([Question].self, from: Data(contentsOf: file))
  }

  /// A function that asks all questions of the site that is open.
  private static let script = """
    const done = arguments[arguments.length - 1];
    const { ask, directory, fileOf, load, start } = higNotes.searching;
    (async () => {
      await start();
      const { firstFiles, slots } = directory();
      const all = [];
      for (let unit = 0; unit < firstFiles.at(-1) * slots; unit += 1) {
        const file = await load(fileOf(unit));
        const [id, ...texts] = file.units[unit % slots] ?? [];
        if (id) all.push([file.parallel + '#' + id, texts.map((text) => text[2])]);
      }
      const verdicts = [];
      for (const question of JSON.parse(arguments[0])) {
        const pattern = (name) => question[name] && new RegExp(question[name], 'iu');
        const [find, also, without] = ['find', 'also', 'without'].map(pattern);
        const wanted = new Set(all.filter(([, texts]) =>
          texts.some((text) => find.test(text)) && (!also || texts.some((text) => also.test(text)))
            && !(without && texts.some((text) => without.test(text)))).map(([id]) => id));
        const answer = await ask({ text: question.query, language: '', other: '', topic: -1 });
        const { count, isMore } = await answer.counted(() => true);
        const found = [];
        for (let hits = await answer.next(5); hits.length; hits = await answer.next(5)) {
          found.push(...hits.map((hit) => hit.file.parallel + '#' + hit.id));
        }
        const right = found.filter((id) => wanted.has(id)).length;
        verdicts.push({
          half: question.half, language: question.language, query: question.query,
          recall: wanted.size ? right / wanted.size : 0,
          precision: found.length ? right / found.length : 0,
          count: isMore ? -1 : count, shown: new Set(found).size, units: found,
        });
      }
      return JSON.stringify(verdicts);
    })().then(done, (error) => done(String(error.stack)));
    """

  private func ask(_ questions: [Question], at page: URL) throws -> [Verdict] {
    let browser = try Browser()
    try browser.open(page)
    try browser.wait(until: "return window.higNotes?.searching?.ask !== undefined")
    let asked = String(decoding: try JSONEncoder().encode(questions), as: UTF8.self)
    let answer = try #require(try browser.asyncScript(Self.script, asked) as? String)
    return try JSONDecoder().decode([Verdict].self, from: Data(answer.utf8))
  }

  private func site(of notes: String) throws -> BuiltSite? {
    switch notes {
    case "own": return try BuiltSite(of: Self.folder.appending(path: "notes"))
    case "content": return try BuiltSite.content.get()
    default: return RealNotes.seeds.isThere ? try BuiltSite(of: RealNotes.seeds.url) : nil
    }
  }

  @Test func `finds what is meant, in three languages, and counts what it finds`() throws {
    let questions = try Self.questions()
    var verdicts: [Verdict] = []
    for notes in Set(questions.map(\.notes)).sorted() {
      guard let site = try site(of: notes) else { continue }
      let own = questions.filter { $0.notes == notes }
      verdicts += try ask(own, at: site.root.appending(path: "en/search/index.html"))
    }
    for verdict in verdicts {
      #expect(verdict.count == verdict.shown, "\(verdict.query)")
    }
    let groups = Dictionary(grouping: verdicts) { $0.half + ", " + $0.language }
    #expect(groups.count == 9)
    for (name, group) in groups.sorted(by: { $0.key < $1.key }) {
      let recall = group.map(\.recall).reduce(0, +) / Double(group.count)
      let precision = group.map(\.precision).reduce(0, +) / Double(group.count)
      let figures = String(
        format: "%@: recall %.3f, precision %.3f of %d", name, recall, precision, group.count)
      print(figures)
      let weak = group.filter { $0.recall < 1 || $0.precision < 1 }.map(\.query)
      #expect(group.count >= 15 && recall >= 0.95 && precision >= 0.95, "\(figures): \(weak)")
    }
  }

  @Test func `gives the same answers in the preview`() throws {
    let notes = Self.folder.appending(path: "notes")
    let questions = try Self.questions().filter { $0.notes == "own" }
    let built = try BuiltSite(of: notes)
    let served = try ServedSite(content: notes)
    let page = try #require(URL(string: served.address + "en/search/"))
    let (a, b) = (
      try ask(questions, at: built.root.appending(path: "en/search/index.html")),
      try ask(questions, at: page)
    )
    for (one, other) in zip(a, b) { #expect(one.units == other.units, "\(one.query)") }
    #expect(a.count == questions.count && b.count == a.count)
  }

  @Test(arguments: ["行", "테이블", "table", "\"row\"", "プロジェクトは", "row OR 열", "lisst"])
  func `says one number, and shows as many passages`(query: String) throws {
    let browser = try Browser()
    let site = try BuiltSite.content.get()
    try browser.open(site.root.appending(path: "en/search/index.html"))
    try browser.wait(until: "return window.higNotes?.searching?.ask !== undefined")
    // Keeps all that is ever said.
    try browser.script(
      """
      window.said = [];
      const status = document.querySelector('.found');
      new MutationObserver(() => said.push(status.textContent)).observe(status, { childList: true });
      const box = document.getElementById('q');
      box.value = arguments[0];
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
      """, query)
    try browser.wait(until: "return said.length > 0")
    for _ in 0..<40 {
      try browser.wait(
        until: """
          const more = document.querySelector('.more');
          const count = document.querySelectorAll('.hits li').length;
          if (!more.hidden && window.last !== count) { window.last = count; more.click(); }
          return more.hidden || window.last !== count;
          """)
    }
    try browser.wait(until: "return document.querySelector('.more').hidden")
    let said = try #require(try browser.script("return said") as? [String])
    #expect(Set(said).count == 1, "\(said)")
    let shown = try Int(browser.number("return document.querySelectorAll('.hits li').length"))
    let number = said.last?.split(separator: " ").last.map(String.init)
    #expect(shown == 0 || number == String(shown), "\(said), \(shown)")
  }
}
