import Foundation
import Testing
import TestSupport

@testable import Bitext
@testable import SiteBuilder

/// Texts that try to become markup or code, in every place that an author can write to.
@Suite struct HostileTextTests {
  @Test func `there are enough of them`() {
    #expect(HostileText.payloads.count >= 300)
  }

  @Test(arguments: 0..<RenderedSite.hostileShares)
  func `no text becomes a script, a handler or a link that runs`(part: Int) async throws {
    let site = try await RenderedSite.hostile[part].value
    try SiteProperties.expectNothingRuns(site)
    try SiteProperties.expectNothingLost(site)
    for (path, bytes) in site.files where path.hasSuffix(".xml") {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(
        !text.contains("<script") && !text.unicodeScalars.contains { $0.value < 9 }, "\(path)")
    }
  }
}

extension SiteProperties {
  /// No page has an element, attribute or address that runs anything but the site's scripts.
  static func expectNothingRuns(_ site: RenderedSite) throws {
    for (path, page) in try site.pages() {
      for element in page.elements where !element.path.contains("figure") {
        #expect(
          !["iframe", "object", "embed", "style", "base", "template", "noscript", "math"]
            .contains(element.name), "\(path): \(element.name)")
        if element.name == "script" {
          let type = element.attributes["type"] ?? ""
          #expect(
            element.attributes["src"]?.hasSuffix(".js") == true || type.hasSuffix("json"),
            "\(path): \(element.text)")
        }
        for (name, value) in element.attributes {
          #expect(!name.hasPrefix("on") && name != "style" && name != "srcdoc", "\(path): \(name)")
          guard ["href", "src", "action"].contains(name) else { continue }
          let address = Address(value)
          #expect(
            [nil, "http", "https", "mailto"].contains(address.scheme), "\(path): \(name)=\(value)")
        }
      }
    }
  }
}

extension RenderedSite {
  static let hostileParts = 8
  /// `HOSTILE_SHARES=1` tries an eighth of them, to save time.
  static let hostileShares = min(
    hostileParts,
    ProcessInfo.processInfo.environment["HOSTILE_SHARES"].flatMap(Int.init) ?? hostileParts)

  /// One site for each share of the hostile notes, built once for all tests.
  static let hostile = (0..<hostileShares).map { part in
    Task {
      try await RenderedSite.of(
        HostileText.notes(part: part, of: hostileParts),
        options: SiteOptions(baseURL: "https://x.example/"))
    }
  }
}
