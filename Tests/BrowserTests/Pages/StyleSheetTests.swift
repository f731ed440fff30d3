import BrowserDriver
import Foundation
import TestSupport
import Testing

/// A real browser accepts every rule of our style sheets, as tinycss2 parses them.
@Suite(.needs(.tools), .needs(.browser))
struct StyleSheetTests {
  @Test(arguments: ["site.css", "examples.css"])
  func `every rule survives in the browser`(name: String) throws {
    try #require(Tools.isInstalled, "run Tests/Tools/install")
    let file = Checkout.root.appending(path: "templates/assets/" + name)
    let rules = try Tools.python("site.py", ["--rules", file.path])
    try #require(rules.status == 0, "\(rules.messages)")
    let browser = try Browser()
    try browser.open("en/gallery/index.html", of: try SitePages.content())
    let problems = try browser.json(
      [String].self,
      """
      const problems = [];
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(arguments[0]);
      const compare = (wanted, found, where) => {
        if (wanted.length !== found.length)
          problems.push(`${where}: ${found.length} rules of ${wanted.length}`);
        wanted.forEach((rule, index) => {
          const other = found[index];
          if (!other) return;
          const place = `${where} ${rule.selector || '@' + rule.at + ' ' + rule.prelude}`;
          if (rule.rules) compare(rule.rules, [...(other.cssRules ?? [])], place);
          for (const name of rule.declarations || []) {
            if (other.style && !other.style.getPropertyValue(name)
              && ![...other.style].some((kept) => kept.startsWith(name)))
              problems.push(`${place}: ${name}`);
          }
        });
      };
      compare(JSON.parse(arguments[1]), [...sheet.cssRules], '');
      return JSON.stringify(problems);
      """, try String(contentsOf: file, encoding: .utf8), rules.output)
    #expect(problems == [])
  }
}
