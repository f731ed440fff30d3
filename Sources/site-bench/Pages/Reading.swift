import BrowserDriver
import Foundation

/// Measures the cost of loading the pages with the most examples and scrolling to their ends.
struct Reading {
  /// The topics with the most examples, their parallel pages, and the pages that show all examples.
  private static let pages = [
    "en/table-styles", "ko/table-accessories", "ja/table-rows", "en/parallel/table-styles",
    "en/parallel/table-accessories", "en/gallery", "ja/guidelines",
  ]
  private static let widths = [390, 1280]

  /// Scrolls from the top of a page to its end, so that every example becomes interactive.
  private static let script = """
    const done = arguments[arguments.length - 1];
    const step = (y) => {
      scrollTo({top: y, behavior: 'instant'});
      const isEnd = y > Math.min(document.documentElement.scrollHeight, 9000);
      setTimeout(() => isEnd ? done(true) : step(y + 700), 40);
    };
    step(0);
    """

  /// The figures of one page at one width, each the best of all rounds.
  private struct Figures {
    var longest = Double.infinity
    var all = Double.infinity
    var layouts = Double.infinity
    var styles = Double.infinity
    var elements = 0.0
    /// By the number of interactive examples.
    var attached: [String: Double] = [:]
  }

  private let site: URL
  private var figures: [(page: String, width: Int, figures: Figures)] = []
  /// The yardstick's figures in milliseconds: its single task, and its work once warmed up.
  private var yardstick = (longest: Double.infinity, work: Double.infinity)

  init(of site: URL, rounds: Int) throws {
    self.site = site
    figures = Self.widths.flatMap { width in Self.pages.map { ($0, width, Figures()) } }
    try measure(rounds: rounds)
  }

  /// Measures each page some rounds more.
  ///
  /// The best of all rounds count, so figures only get better.
  mutating func measure(rounds: Int) throws {
    let yardstick = try Yardstick(in: site)
    let browser = try Browser(isWhole: true, tracing: true)
    try browser.command("Performance.enable", ["timeDomain": "threadTicks"])
    var width = 0
    for index in figures.indices {
      let address = site.appending(path: figures[index].page + "/index.html")
      if figures[index].width != width {
        width = figures[index].width
        try browser.resize(width: width, height: 800)
        // Starts the renderer process and loads the fonts.
        try browser.open(address)
        _ = try browser.asyncScript(Self.script)
      }
      for _ in 0..<rounds {
        try measure(yardstick, in: browser)
        try Self.measure(address, into: &figures[index].figures, in: browser)
      }
    }
  }

  private mutating func measure(_ yardstick: Yardstick, in browser: Browser) throws {
    let tasks = try Self.traced(yardstick.address, in: browser) { try browser.settle() }
    self.yardstick.longest = min(
      self.yardstick.longest, tasks.map(\.ownDuration).max() ?? .infinity)
    self.yardstick.work = min(self.yardstick.work, try yardstick.time(in: browser))
  }

  private static func measure(
    _ address: URL, into best: inout Figures, in browser: Browser
  ) throws {
    var counts: [String: Double] = [:]
    let tasks = try traced(address, in: browser) {
      _ = try browser.asyncScript(script)
      counts = try browser.metrics()
    }
    best.longest = min(best.longest, tasks.map(\.ownDuration).max() ?? .infinity)
    best.all = min(best.all, tasks.reduce(0) { $0 + $1.ownDuration })
    best.layouts = min(best.layouts, counts["LayoutCount"] ?? .infinity)
    best.styles = min(best.styles, counts["RecalcStyleCount"] ?? .infinity)
    best.elements = try browser.number("return document.querySelectorAll('*').length")
    let attached =
      try browser.script(
        """
        return performance.getEntriesByName('example-attach')
          .map((entry) => [entry.detail, entry.duration]);
        """) as? [[Any]] ?? []
    for pair in attached {
      guard let name = pair.first as? String, let time = pair.last as? NSNumber else { continue }
      best.attached[name] = min(best.attached[name] ?? .infinity, time.doubleValue)
    }
  }

  /// The tasks of a page while it is opened and while `read` runs.
  private static func traced(
    _ address: URL, in browser: Browser, read: () throws -> Void
  ) throws -> [Trace.Task] {
    // A trace starts with a delay, so a page whose loading it missed is loaded again.
    for _ in 0..<20 {
      _ = try browser.trace()
      try browser.open(address)
      try read()
      let tasks = try browser.trace().tasks(of: address)
      if !tasks.isEmpty { return tasks }
    }
    throw Browser.Failure(description: "\(address.path) was not traced")
  }

  // MARK: Figures

  /// The worst figures of all pages, by the names of their limits.
  var worst: [(name: String, figure: Double, unit: String)] {
    let all = figures.map(\.figures)
    func most(_ figure: (Figures) -> Double) -> Double { all.map(figure).max() ?? .infinity }
    return [
      ("page, longest task", most(\.longest) / yardstick.longest, "× yardstick"),
      ("page, all tasks", most(\.all) / yardstick.longest, "× yardstick"),
      (
        "page, attaching an example",
        most { $0.attached.values.max() ?? 0 } / yardstick.work, "× yardstick"
      ),
      ("page, layouts", most(\.layouts), ""),
      ("page, style recalculations", most(\.styles), ""),
      ("page, elements", most(\.elements), ""),
    ]
  }

  var table: String {
    var table = "Pages, loaded and read to their end; ms of the longest task, of all, to attach\n"
    table += "the slowest example; layouts, style recalculations, elements, examples:\n"
    for (page, width, figures) in figures {
      table += page.padding(toLength: 28, withPad: " ", startingAt: 0)
      table += String(
        format: "%5d px %5.0f %5.0f %6.2f %4.0f %4.0f %6.0f %3d\n", width, figures.longest,
        figures.all, figures.attached.values.max() ?? 0, figures.layouts, figures.styles,
        figures.elements, figures.attached.count)
    }
    return table
      + String(
        format: "yardstick: %.1f ms as a task, %.1f ms when its work is known\n",
        yardstick.longest, yardstick.work)
  }
}
