import TestSupport
import Testing

/// Topics that also have sources in languages that are not aligned.
struct OtherLanguagePageTests {
  private static let notes = [
    "looms.md": """
    # Looms

    A loom holds the warp under tension.

    - Heddle frames lift the threads.
    - Shuttles carry the weft.
    """,
    "looms.ko.md": """
    # 베틀

    베틀은 날실을 팽팽하게 잡아 줍니다.

    - 잉앗대는 실을 들어 올립니다.
    - 북은 씨실을 나릅니다.
    """,
    "looms.fr.md": """
    # Métiers à tisser

    Un métier à tisser tient les fils de chaîne sous tension, et le tisserand y passe la trame.[^1]

    Les lisses soulèvent les fils, un sur deux, pour ouvrir le passage de la navette.

    - Guild of Weavers: rules of the house
    - The navette porte la trame d'un bord à l'autre de la chaîne.

    [^1]: La trame est le fil qui va d'une lisière à l'autre.
    """,
    "looms.ar.md": """
    ---
    lang: ar
    ---

    # الأنوال

    يحمل النول خيوط السدى مشدودة بينما يمرر النساج خيط اللحمة.
    """,
  ]

  @Test func `are not among the languages side by side`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    for page in ["ko/parallel/looms/index.html", "ko/parallel/looms/index.md"] {
      let text = site.text(page)
      #expect(text.contains("베틀은 날실을") && text.contains("holds the warp"))
      for word in ["Métiers", "navette", "Guild of Weavers", "lisière", "النول"] {
        #expect(!text.contains(word), "\(page) has \(word)")
      }
    }
    try SiteProperties.expectConnected(site)
  }

  @Test func `are no editions in the languages of which they keep words`() async throws {
    let pages = try await RenderedSite.of(Self.notes).pages().keys
    #expect(pages.filter { $0.hasPrefix("en/looms/") } == ["en/looms/index.html"])
    #expect(pages.filter { $0.hasPrefix("und/looms/") }.count == 2)
  }

  @Test func `have a page that names their language and runs in its direction`() async throws {
    let site = try await RenderedSite.of(Self.notes)
    let pages = site.text("und/looms/index.html") + site.text("und/looms/looms/index.html")
    #expect(pages.contains("<article lang=\"fr\">"))
    #expect(pages.contains("<article lang=\"ar\" dir=\"rtl\">"))
  }
}
