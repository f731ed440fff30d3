import BrowserDriver
import Foundation

/// A fixed piece of browser work, by which the work of pages is divided.
///
/// It does the kinds of work that pages do: strings, maps, elements, styles and layout.
struct Yardstick {
  private static let page = """
    <!doctype html><html lang="en"><meta charset="utf-8"><title>Yardstick</title>
    <style>p { margin: 4px; padding: 2px 6px } span { font-weight: 600 } p:nth-child(odd) { color: navy }</style>
    <body><script>
    const work = () => {
      const words = [];
      for (let i = 0; i < 20000; i++) words.push((Math.imul(i, 2654435761) >>> 0).toString(36));
      words.sort();
      const counts = new Map();
      for (const word of words) {
        const key = word.slice(0, 2);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      const box = document.createElement('div');
      box.innerHTML = words.slice(0, 300)
        .map((word) => `<p><span>${word}</span> ${counts.get(word.slice(0, 2))}</p>`).join('');
      document.body.append(box);
      const height = box.getBoundingClientRect().height;
      box.remove();
      return height;
    };
    const timed = () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    };
    setTimeout(work, 0);
    </script>
    """

  let address: URL

  /// Writes the page that does the work into a folder.
  init(in folder: URL) throws {
    address = folder.appending(path: "yardstick.html")
    try Self.page.write(to: address, atomically: false, encoding: .utf8)
  }

  /// The shortest of several times that the work takes in an open browser, in milliseconds.
  ///
  /// Leaves the page that was open.
  func time(in browser: Browser) throws -> Double {
    try browser.open(address)
    try browser.settle()
    return try browser.number("return Math.min(...Array.from({length: 8}, timed))")
  }
}
