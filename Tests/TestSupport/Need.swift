import Foundation
package import Testing

/// What a test cannot do without, and not every machine has.
///
/// `Tests/run` names the tests that were left out, and what they need.
package enum Need: String, Sendable {
  case seeds = "needs ../shared/seeds"
  case browser = "needs Chromium and its driver"
  case tools = "needs the tools of Tests/Tools/install"
  /// Mounting a small disk and running as somebody else are for root alone.
  case root = "needs root"
  case unicodeDatabase = "needs Debian's unicode-data"

  fileprivate var isMet: Bool {
    switch self {
    case .seeds: RealNotes.seeds.isThere
    case .browser: FileManager.default.isExecutableFile(atPath: Tools.browserDriver)
    case .tools: Tools.isAsked
    case .root: geteuid() == 0
    case .unicodeDatabase:
      FileManager.default.fileExists(atPath: Tools.unicodeDatabase + "/UnicodeData.txt")
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Leaves a test out, and says so, where it does not find what it needs.
  package static func needs(_ need: Need) -> Self {
    .enabled(if: need.isMet, Comment(rawValue: need.rawValue))
  }
}
