import BrowserDriver
import TestSupport
import Testing

/// Pictures of other hosts that do not load.
@Suite(.needs(.browser))
struct LostPictureTests {
  @Test func `a picture that does not load leaves a link that says what and where it is`() throws {
    let notes = try TemporaryFolder([
      "a.md": """
      # Carts

      A cart has two wheels and one shaft.

      ![The shaft from below](https://pictures.invalid/shaft.png)

      ![image](https://pictures.invalid/cart.png)

      [![3](https://pictures.invalid/3.png)](https://carts.invalid/)
      """
    ])
    let site = try BuiltSite(of: notes.url)
    let browser = try Browser()
    try browser.open("en/carts/index.html", of: site)
    try browser.script(
      "document.querySelectorAll('img').forEach((one) => { one.loading = 'eager'; })")
    try browser.wait(until: "return !document.querySelector('main img')")
    let left = try browser.json(
      [String].self,
      """
      return JSON.stringify([...document.querySelectorAll('main .missing')].map((part) =>
        `${part.textContent} → ${part.closest('a').href}`));
      """)
    #expect(
      left == [
        "The shaft from below (pictures.invalid) → https://pictures.invalid/shaft.png",
        "pictures.invalid → https://pictures.invalid/cart.png",
        "pictures.invalid → https://carts.invalid/",
      ])
  }
}
