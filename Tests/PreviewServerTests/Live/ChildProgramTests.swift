import Foundation
import TestSupport
import Testing

@testable import PreviewServer

@Suite struct ChildProgramTests {
  @Test func `a program gets its words as they are and nothing to read`() throws {
    let folder = try TemporaryFolder()
    let script = "cat; printf '%s|' \"$@\" > \(folder.path)/said"
    let child = try #require(
      ChildProgram.start(
        ["sh", "-c", script, "sh", "a b", "", "'$HOME'", "한글"], output: .dropped,
        isForgotten: false))
    child.wait()
    #expect(try folder.text("said") == "a b||'$HOME'|한글|")
  }

  @Test func `what a program writes comes through a pipe`() throws {
    let pipe = Pipe()
    let child = try #require(
      ChildProgram.start(
        ["printf", "%s", "words"],
        output: .descriptor(pipe.fileHandleForWriting.fileDescriptor), isForgotten: false))
    child.wait()
    try pipe.fileHandleForWriting.close()
    let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: said, as: UTF8.self) == "words")
  }

  @Test func `a program that does not exist is not started`() {
    #expect(ChildProgram.start(["/nowhere/program"]) == nil)
    #expect(ChildProgram.start([]) == nil)
  }

  @Test func `a program receives the signals that this one ignores`() throws {
    signal(SIGPIPE, SIG_IGN)
    let child = try #require(
      ChildProgram.start(["sh", "-c", "kill -PIPE $$; sleep 60"], isForgotten: false))
    // A program that ignored the signal would take a minute.
    child.wait()
  }
}
