import Foundation
import Testing
import TestSupport

@testable import SiteBuilder

/// The real program, killed at random moments; `KILLS=200` makes a long run.
@Suite struct KilledBuildTests {
  private static let kills =
    ProcessInfo.processInfo.environment["KILLS"].flatMap(Int.init) ?? 12

  @Test(arguments: [[], ["--base-url", "https://x.example/n/"]])
  func `a killed build leaves no torn file, and the next one is right`(options: [String]) throws {
    let folder = try TemporaryFolder()
    let whole = folder.path + "/whole"
    let site = folder.path + "/site"
    let arguments = ["build", "--content", Checkout.content.path] + options + ["--output"]
    let start = ContinuousClock.now
    #expect(try Command.run(arguments + [whole]).status == 0)
    let duration = (ContinuousClock.now - start) / .milliseconds(1)
    let reference = files(in: whole)
    var random = SplitMix64(seed: 7)
    for _ in 0..<Self.kills {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Command.path)
      process.arguments = arguments + [site]
      process.environment = Command.environment()
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(UInt32.random(in: 0...UInt32(duration * 1000), using: &random))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for (path, bytes) in files(in: site) where !path.hasPrefix(".hig-notes") {
        #expect(reference[path] == bytes, "\(path) is torn")
      }
      if Bool.random(using: &random) { try? FileManager.default.removeItem(atPath: site) }
    }
    #expect(try Command.run(arguments + [site]).status == 0)
    #expect(files(in: site) == reference)
  }

  private func files(in folder: String) -> [String: Data] {
    var files: [String: Data] = [:]
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    for name in names {
      var isFolder: ObjCBool = false
      let path = folder + "/" + name
      let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      if exists, !isFolder.boolValue { files[name] = FileManager.default.contents(atPath: path) }
    }
    return files
  }
}
