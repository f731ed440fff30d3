import Foundation
package import Testing

/// What a test cannot do without, and not every machine has.
///
/// `Tests/run` names the tests that were left out, and what they need.
package enum Need: String, Sendable {
  case seeds = "needs ../shared/seeds"
  case browser = "needs Chromium and its driver"
  case tools = "needs the tools of Tests/Tools/install"
  /// To mount a small disk, and to run as somebody else.
  case root = "needs root that may mount"
  case unicodeDatabase = "needs Debian's unicode-data"

  fileprivate var isMet: Bool {
    switch self {
    case .seeds: RealNotes.seeds.isThere
    case .browser: FileManager.default.isExecutableFile(atPath: "/usr/bin/chromedriver")
    case .tools: Tools.isAsked
    case .root: geteuid() == 0 && Self.mayMount
    case .unicodeDatabase:
      FileManager.default.fileExists(atPath: Tools.unicodeDatabase + "/UnicodeData.txt")
    }
  }
}

extension Need {
  /// Not every container lets its root.
  private static let mayMount: Bool = {
    let result = try? Command.run(["--mount", "true"], program: "/usr/bin/unshare")
    return result?.status == 0
  }()
}

extension Trait where Self == ConditionTrait {
  /// Leaves a test out, and says so, where it does not find what it needs.
  package static func needs(_ need: Need) -> Self {
    .enabled(if: need.isMet, Comment(rawValue: need.rawValue))
  }
}
