import BrowserDriver
import Foundation
import TestSupport
import Testing

/// A browser that stays behind goes on showing its pages, and slows everything that runs after it.
@Suite(.needs(.browser))
struct BrowserEndTests {
  @Test(arguments: [false, true])
  func `a browser that is no longer needed leaves no process`(isWhole: Bool) throws {
    let marker = "--end-\(UUID().uuidString)"
    var browser: Browser? = try Browser([marker], isWhole: isWhole)
    try browser?.open("data:text/html,<title>open</title>")
    let groups = Set(Self.processes().filter { $0.command.contains(marker) }.map(\.group))
    #expect(groups.count == 1)
    #expect(Self.processes().count { groups.contains($0.group) } > 2)
    browser = nil
    #expect(Browser.wait { !Self.processes().contains { groups.contains($0.group) } })
  }

  /// The command line of each process that runs, and the number of its group; chromedriver gives each browser one.
  private static func processes() -> [(command: String, group: Int)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { name in
      guard Int(name) != nil, let command = text("/proc/\(name)/cmdline"),
        // What follows the name, which may have any characters, are the state, the parent and the group.
        let status = text("/proc/\(name)/stat")?.split(separator: ")").last?.split(separator: " "),
        status.count > 2, status[0] != "Z", let group = Int(status[2])
      else { return nil }
      return (command, group)
    }
  }

  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
