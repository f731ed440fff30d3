import Bitext
import PreviewServer
import RowStyles

/// The example blocks of notes.
enum ExampleFuzz {
  static func run(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    do {
      let example = try Example(parsing: text)
      require(Set(example.tables.map(\.id)).count == example.tables.count, "two tables of one id")
    } catch {
      require(!error.problems.isEmpty, "refused without a reason")
      let lines = text.utf8.count { $0 == 0x0A || $0 == 0x0D } + 2
      for problem in error.problems {
        require(1...lines ~= problem.line && problem.column >= 1, "a place past the end")
      }
    }
  }
}

/// The addresses that the preview server is asked for.
enum RequestFuzz {
  static func run(_ bytes: [UInt8]) {
    guard let target = RequestTarget(String(decoding: bytes, as: UTF8.self)) else { return }
    let parts = target.path.split(separator: "/", omittingEmptySubsequences: false)
    require(!parts.contains("..") && !parts.contains("."), "the path leads upwards")
    require(
      target.path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0x5C }, "a strange path")
    _ = target.value(of: "path")
  }
}
