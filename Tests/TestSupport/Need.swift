import Foundation
package import Testing

/// A requirement of a test that not every machine meets.
///
/// `Tests/run` lists the skipped tests with their requirements.
package enum Need: String, Sendable {
  case seeds = "needs ../shared/seeds"
  case browser = "needs Chromium and its driver"
  case tools = "needs the tools of Tests/Tools/install"
  /// Root that may mount file systems and change users.
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
  /// Some containers do not allow it.
  private static let mayMount: Bool = {
    let result = try? Command.run(["--mount", "true"], program: "/usr/bin/unshare")
    return result?.status == 0
  }()
}

extension Trait where Self == ConditionTrait {
  /// Skips a test, with a comment, if the requirement is not met.
  package static func needs(_ need: Need) -> Self {
    .enabled(if: need.isMet, Comment(rawValue: need.rawValue))
  }
}
