import Testing

@testable import Bitext

@Suite struct CheckReportTests {
  private static let odd = "a\r\n::error::x,y:z%\u{301}#\u{301}\r.md"

  @Test func `a finding is one command of GitHub's, whatever its file is called`() {
    let finding = Diagnostic(
      .warning, "rule", "100 %\u{301}\r\n::stop-commands::x", at: .file(path: Self.odd, offset: nil)
    )
    let text = String(decoding: CheckReport([finding]).github(), as: UTF8.self)
    #expect(text.unicodeScalars.count { $0 == "\n" } == 1 && !text.unicodeScalars.contains("\r"))
    #expect(
      text.hasPrefix("::warning file=a%0D%0A%3A%3Aerror%3A%3Ax%2Cy%3Az%25\u{301}#\u{301}%0D.md,"))
    #expect(text.hasSuffix("::100 %25\u{301}%0D%0A::stop-commands::x\n"))
  }

  @Test func `a baseline knows a finding again, whatever its file is called`() {
    let finding = Diagnostic(.warning, "rule", "text", at: .file(path: Self.odd, offset: nil))
    let baseline = Baseline(reading: Baseline.text(for: [finding]))
    #expect(baseline.new(among: [finding]).isEmpty)
    #expect(baseline.new(among: [finding, finding]).count == 1)
  }
}
