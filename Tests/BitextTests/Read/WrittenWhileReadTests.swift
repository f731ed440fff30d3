import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Bitext

/// Files that are written while they are read.
@Suite struct WrittenWhileReadTests {
  @Test func `what is read was in the file at one moment`() throws {
    // Reading the file takes much longer than writing to both of its ends.
    let size = 128 << 20
    let folder = try TemporaryFolder(["large.md": ""])
    let path = folder.url.appending(path: "large.md").path
    unsafe try #require(truncate(path, off_t(size)) == 0)
    let isOver = Mutex(false)
    let thread = Thread {
      let descriptor = unsafe open(path, O_WRONLY)
      var number: UInt64 = 0
      while !isOver.withLock({ $0 }) {
        number += 1
        unsafe pwrite(descriptor, &number, 8, 0)
        unsafe pwrite(descriptor, &number, 8, off_t(size - 8))
        if number % 16 == 0 { usleep(500) }
      }
      close(descriptor)
    }
    thread.start()
    defer {
      isOver.withLock { $0 = true }
      while !thread.isFinished { usleep(1000) }
    }
    for _ in 0..<3 {
      do throws(FileSystem.Failure) {
        let bytes = try FileSystem.contents(Array(path.utf8))
        func number(at offset: Int) -> UInt64 {
          bytes[offset..<(offset + 8)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
        let (first, last) = (number(at: 0), number(at: size - 8))
        #expect(last <= first && first - last <= 1, "\(first) and \(last)")
      } catch {
        #expect(error.reason.contains("keeps changing while it is read"))
      }
    }
  }

  @Test func `a file that is cut or replaced meanwhile is read as it is then`() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "a.md").path
    let texts = (0..<4).map { number in
      String(repeating: "\(number)", count: (number + 1) * 100_000)
    }
    try folder.write(texts[0], to: "a.md")
    let isOver = Mutex(false)
    let thread = Thread {
      var number = 0
      while !isOver.withLock({ $0 }) {
        number += 1
        try? folder.write(texts[number % 4], to: "b.md")
        unsafe rename(folder.url.appending(path: "b.md").path, path)
      }
    }
    thread.start()
    for _ in 0..<200 {
      let bytes = try FileSystem.contents(Array(path.utf8))
      #expect(texts.contains { $0.utf8.elementsEqual(bytes) })
    }
    isOver.withLock { $0 = true }
    while !thread.isFinished { usleep(1000) }
  }
}
