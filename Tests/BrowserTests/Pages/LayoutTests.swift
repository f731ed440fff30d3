import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Pages are stable and fit the screen, whatever the reader's settings.
@Suite(.needs(.browser))
struct LayoutTests {
  /// Text that overflows the page and is neither scrolled nor hidden by an ancestor.
  private static let overflowing = """
    const width = document.documentElement.clientWidth;
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page itself');
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility({opacityProperty: true})) continue;
      const box = element.getBoundingClientRect();
      if (box.right <= width + 1 || box.width < 2) continue;
      let around = element;
      while (around && getComputedStyle(around).overflowX === 'visible') {
        around = around.parentElement;
      }
      if (!around || around === document.body || around === document.documentElement) {
        found.push(element.outerHTML.slice(0, 120));
      }
    }
    return JSON.stringify(found.slice(0, 5));
    """

  /// A screen of 1280 pixels has 320 left at 400 %.
  @Test(arguments: [320, 640])
  func `nothing sticks out at 400 and 200 percent`(width: Int) throws {
    let browser = try Browser()
    try browser.resize(width: width, height: 600)
    for site in [try SitePages.content(), try SitePages.cabinet()] {
      for page in try SitePages.articles(of: site, width == 320 ? .all : .kindsByLanguage) {
        try browser.open(page, of: site)
        let overflowing = try browser.json([String].self, Self.overflowing)
        #expect(overflowing == [], "\(page)")
      }
    }
  }

  @Test(arguments: [390, 900, 1280])
  func `long titles stay in their places`(width: Int) throws {
    let word = String(repeating: "Schrankscharnier", count: 12)
    let notes = try TemporaryFolder([
      "site.yaml": "title: Notes on cabinets and other furniture that has hinges\n",
      "a.md": "# \(word)\n\nA cabinet has two doors and one drawer.\n",
      "b.md": "# Jar\n\nA jar of seeds stands on the upper shelf.\n",
      "b.ko.md": "# 병\n\n씨앗이 든 병은 위 선반에 있습니다.\n",
      "b.ja.md": "# 瓶\n\n種の入った瓶は上の棚にあります。\n",
    ])
    let site = try BuiltSite(of: notes.url)
    let browser = try Browser()
    try browser.resize(width: width, height: 700)
    for page in SitePages.articles(of: site) {
      try browser.open(page, of: site)
      #expect(try browser.json([String].self, Self.overflowing) == [], "\(page)")
      let cut = try browser.number(
        """
        const title = document.querySelector('.brand > :last-child');
        return Math.max(title.scrollHeight - title.clientHeight, title.scrollWidth - title.clientWidth);
        """)
      #expect(cut <= 1, "the name of the site on \(page)")
    }
  }

  @Test func `an abstract side by side begins where its row does`() throws {
    let browser = try Browser()
    try browser.resize(width: 1280, height: 900)
    try browser.open("en/parallel/tables/index.html", of: try SitePages.content())
    let space = try browser.number(
      """
      const lead = document.querySelector('.unit .lead');
      return lead.getBoundingClientRect().top - lead.closest('.side').getBoundingClientRect().top;
      """)
    #expect(space == 0)
  }

  @Test(arguments: ["en", "ko", "ja"])
  func `no title side by side breaks inside a phrase on a phone`(language: String) throws {
    let browser = try Browser()
    try browser.resize(width: 390, height: 844)
    let page = "\(language)/parallel/lists-and-tables/index.html"
    try browser.open(page, of: try SitePages.content())
    let lines = try browser.json(
      [String].self,
      """
      const lines = [];
      for (const title of document.querySelectorAll('.titles > span')) {
        const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
        let top = null;
        while (walker.nextNode()) {
          const { data } = walker.currentNode;
          for (let at = 0; at < data.length; at += 1) {
            const range = new Range();
            range.setStart(walker.currentNode, at);
            range.setEnd(walker.currentNode, at + 1);
            const box = range.getBoundingClientRect();
            if (!box.width || !data[at].trim()) continue;
            if (top === null || box.top > top + 8) lines.push('');
            top = box.top;
            lines.push(lines.pop() + data[at]);
          }
        }
      }
      return JSON.stringify(lines);
      """)
    let text = lines.joined(separator: "\n")
    #expect(lines.contains("플랫폼별목록과테이블"), "\(text)")
    #expect(!text.contains("ごと\n") && !text.contains("プラットフォーム\n"), "\(text)")
    #expect(text.contains("ごとの\n"), "\(text)")
  }

  /// A browser paints incomplete pages.
  @Test func `the parts of the bar wait for each other`() throws {
    let browser = try Browser()
    try browser.open("en/tables/index.html", of: try SitePages.content())
    let seen = """
      const parts = ['.brand', '.switcher', '.to-search', '.theme'].map((part) =>
        document.querySelector(part)?.checkVisibility({visibilityProperty: true}));
      return JSON.stringify(parts.map((part) => part ?? false));
      """
    #expect(try browser.json([Bool].self, seen) == [true, true, true, true])
    _ = try browser.script(
      "for (const late of document.querySelectorAll('.bar ~ *, .theme')) late.remove()")
    #expect(try browser.json([Bool].self, seen) == [true, false, false, false])
  }

  @Test func `a larger text of the reader's makes everything larger`() throws {
    let site = try SitePages.cabinet()
    let browser = try Browser()
    try browser.resize(width: 1280, height: 900)
    for page in ["en/hinge/index.html", "en/parallel/hinge/index.html", "ko/index.html"] {
      try browser.open(page, of: site)
      let size = "return parseFloat(getComputedStyle(document.querySelector('main p')).fontSize)"
      let before = try browser.number(size)
      try browser.script("document.documentElement.style.fontSize = '200%'")
      #expect(try browser.number(size) >= before * 1.9, "\(page)")
      #expect(try browser.json([String].self, Self.overflowing) == [], "\(page)")
    }
  }

  /// What moves while a page is loaded and scrolled to its end, with the values that Chromium gives it.
  private func movements(on page: String, of site: BuiltSite, in browser: Browser) throws
    -> [String]
  {
    try browser.open(page, of: site)
    let moved = try browser.asyncScript(
      """
      const done = arguments[arguments.length - 1];
      const moved = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const names = entry.sources.map(({node, previousRect: a, currentRect: b}) =>
            `${node?.outerHTML?.slice(0, 80) ?? node?.textContent} `
              + `${[a.x, a.y, a.width, a.height]} → ${[b.x, b.y, b.width, b.height]}`);
          moved.push(`${entry.value}: ${names.join('; ')}`);
        }
      }).observe({type: 'layout-shift', buffered: true});
      const end = Math.min(document.documentElement.scrollHeight, 6000);
      const step = (y) => {
        scrollTo({top: y, behavior: 'instant'});
        requestAnimationFrame(() => requestAnimationFrame(() => {
          if (y < end) step(y + 600);
          else setTimeout(() => done(moved), 60);
        }));
      };
      step(0);
      """)
    return try #require(moved as? [String])
  }

  @Test(arguments: [390, 1280])
  func `nothing moves while a page loads and is read`(width: Int) throws {
    let browser = try Browser()
    try browser.resize(width: width, height: 700)
    for site in [try SitePages.content(), try SitePages.cabinet()] {
      // A wide column holds on one line what a narrow one wraps, so two pages of one kind may differ.
      let wide = SitePages.articles(of: site).filter { $0.hasPrefix("en/parallel/table") }
      let pages = try SitePages.articles(of: site, .kindsByLanguage).filter {
        !$0.contains("panel") && !$0.contains("knob") && !$0.contains("plinth")
      }
      for page in width == 390 ? pages : pages + wide {
        // A machine under load may paint before it has read a page to its end; a page that moves by
        // itself does so each time.
        var moved: [String] = []
        for _ in 0..<3 {
          moved = try movements(on: page, of: site, in: browser)
          if moved.isEmpty { break }
        }
        #expect(moved == [], "\(page) at \(width)")
      }
    }
    let complaints = try browser.complaints()
    #expect(complaints == [])
  }

  @Test func `a panel has the room of what can be copied before it arrives`() throws {
    let browser = try Browser()
    try browser.resize(width: 1280, height: 800)
    var heights: [Double] = []
    for blocked in [["*examples-sharing.js"], []] {
      _ = try browser.command("Network.enable", [:])
      _ = try browser.command("Network.setBlockedURLs", ["urls": blocked])
      try browser.open("en/gallery/index.html", of: try SitePages.content())
      if blocked.isEmpty {
        try browser.wait(until: "return document.querySelector('.ex-share .ex-button')")
      } else {
        try browser.wait(until: "return document.querySelector('.ex-controls')")
        #expect(try browser.flag("return !document.querySelector('.ex-share .ex-button')"))
      }
      heights.append(
        try browser.number(
          "return document.querySelector('.ex-controls').getBoundingClientRect().height"))
    }
    #expect(heights[0] == heights[1] && heights[0] > 100)
  }

  /// However late the script of the examples arrives, nothing below them moves: their height without it
  /// is that with it.
  @Test(arguments: [390, 1280])
  func `examples take their room before their script arrives`(width: Int) throws {
    let browser = try Browser()
    try browser.resize(width: width, height: 700)
    let site = try SitePages.content()
    for page in try SitePages.articles(of: site, .kinds) {
      var rooms: [[String]] = []
      for blocked in [["*examples*.js"], []] {
        _ = try browser.command("Network.enable", [:])
        _ = try browser.command("Network.setBlockedURLs", ["urls": blocked])
        try browser.open(page, of: site)
        let found = try browser.asyncScript(
          """
          const done = arguments[arguments.length - 1];
          document.documentElement.classList.add('whole');
          const figures = [...document.querySelectorAll('.ex:not(details .ex)')]
            .filter((figure) => figure.checkVisibility());
          const wait = () => {
            const next = figures.find((figure) => !figure.querySelector('[data-live]'));
            if (arguments[0] && next) {
              next.scrollIntoView({behavior: 'instant'});
              setTimeout(wait, 30);
              return;
            }
            done([...figures, ...document.querySelectorAll('.ex-group')].map((part) =>
              `${part.id || part.dataset.group}: ${part.getBoundingClientRect().height}`));
          };
          wait();
          """, blocked.isEmpty)
        rooms.append(try #require(found as? [String]))
      }
      #expect(rooms[0] == rooms[1], "\(page) at \(width)")
    }
  }

  /// A browser shows the rows that have arrived; the columns must not move with later rows.
  @Test(arguments: [390, 1280])
  func `the columns of the status do not depend on its rows`(width: Int) throws {
    let browser = try Browser()
    try browser.resize(width: width, height: 700)
    for language in ["en", "ko", "ja"] {
      try browser.open("\(language)/status/index.html", of: try SitePages.cabinet())
      let edges =
        "return [...document.querySelectorAll('thead th')].map(cell => cell.offsetLeft).join()"
      let all = try browser.text(edges)
      #expect(all.split(separator: ",").count == (language == "en" ? 7 : 6))
      _ = try browser.script("document.querySelectorAll('tbody tr').forEach((row) => row.remove())")
      #expect(try browser.text(edges) == all, "\(language) at \(width)")
    }
  }

  /// Examples outside the first view reach their final size before a reader passes them.
  @Test(arguments: [390, 1280])
  func `a link within a page leads to its place`(width: Int) throws {
    let browser = try Browser()
    try browser.resize(width: width, height: 800)
    for page in ["en/table-styles/index.html", "ko/gallery/index.html"] {
      try browser.open(page, of: try SitePages.content())
      let target = try browser.text(
        """
        // The last one whose place can come to the top of the screen.
        const below = (link) => document.documentElement.scrollHeight - scrollY - innerHeight
          - document.getElementById(decodeURIComponent(link.hash.slice(1)))
            .getBoundingClientRect().top;
        const link = [...document.querySelectorAll('.contents a')]
          .filter((link) => below(link) > innerHeight).at(-1);
        addEventListener('scrollend', () => { globalThis.hasArrived = true; }, {once: true});
        link.click();
        return link.hash.slice(1);
        """)
      try browser.wait(until: "return globalThis.hasArrived")
      let top = try browser.number(
        "return document.getElementById(decodeURIComponent(arguments[0])).getBoundingClientRect().top",
        target)
      #expect((0...100).contains(top), "\(page)#\(target) at \(top)")
    }
  }

  @Test func `nothing is animated for those who want less motion`() throws {
    let browser = try Browser()
    try browser.emulate(["prefers-reduced-motion": "reduce"])
    for page in ["en/tables/index.html", "en/parallel/tables/index.html", "index.html"] {
      try browser.open(page, of: try SitePages.content())
      let moving = try browser.json(
        [String].self,
        """
        const long = (value) => value.split(',').some((part) => parseFloat(part) > 0.01);
        return JSON.stringify([...document.querySelectorAll('*')].filter((element) => {
          const style = getComputedStyle(element);
          return style.scrollBehavior === 'smooth' || long(style.transitionDuration)
            || style.animationName !== 'none' && long(style.animationDuration);
        }).slice(0, 5).map((element) => element.outerHTML.slice(0, 120)));
        """)
      #expect(moving == [], "\(page)")
    }
  }

  @Test func `what is current shows in forced colors too`() throws {
    let browser = try Browser()
    try browser.resize(width: 1280, height: 900)
    try browser.emulate(["forced-colors": "active"])
    try browser.open("en/tables/index.html", of: try SitePages.content())
    for selector in [".switcher a", ".sidebar a"] {
      let differs = try browser.flag(
        """
        const [current, other] = ['[aria-current]', ':not([aria-current])'].map((state) => {
          const style = getComputedStyle(document.querySelector(arguments[0] + state));
          return [style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor].join();
        });
        return current !== other;
        """, selector)
      #expect(differs, "\(selector)")
    }
  }

  @Test(arguments: ["light", "dark"])
  func `the theme that was chosen is there before anything is painted`(scheme: String) throws {
    let other = scheme == "light" ? "dark" : "light"
    let site = try SitePages.content()
    let browser = try Browser()
    try browser.emulate(["prefers-color-scheme": scheme])
    try browser.open("en/tables/index.html", of: site)
    try browser.click("button.theme")
    try browser.open("ko/tables/index.html", of: site)
    #expect(try browser.text("return document.documentElement.dataset.theme") == other)
    #expect(
      try browser.text("return getComputedStyle(document.documentElement).colorScheme") == other)
    // A blocking script runs before the body is parsed.
    #expect(
      try browser.flag(
        """
        const script = document.querySelector('script[src$="site.js"]');
        return script.closest('head') !== null && !script.defer && !script.async;
        """))
  }
}
