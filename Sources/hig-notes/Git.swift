import Bitext
import CLibrary
import PreviewServer

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The program git, asked about a folder.
///
/// It runs no program of the repository, asks no server and writes nothing, because the repository
/// may be a stranger's. It gets its arguments unchanged, without a shell.
struct Git {
  /// A folder in a repository.
  let folder: String

  /// Settings that keep a repository from making git start a program or leave something out.
  private static let settings = [
    "safe.directory=*", "core.fsmonitor=false", "core.hooksPath=/dev/null", "protocol.allow=never",
    "log.showSignature=false", "log.showRoot=true", "diff.renameLimit=4000", "core.pager=cat",
    "diff.orderFile=/dev/null",
  ]

  private var words: [String] {
    // In a hook of git, these variables would name another repository than the folder's.
    let others = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"].flatMap {
      ["-u", $0]
    }
    return ["env"] + others
      + ["GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "LC_ALL=C", "git"]
      + Self.settings.flatMap { ["-c", $0] }
      + ["--no-pager", "--no-replace-objects", "--no-optional-locks", "-C", folder]
  }

  /// The output of git, which reads `lines` from its standard input; nil if it fails.
  func output(_ arguments: [String], reading lines: [String]? = nil) throws -> [UInt8]? {
    let input = try lines.map(file)
    defer { if let input { close(input) } }
    guard let run = start(arguments, input: input) else { return nil }
    defer { close(run.descriptor) }
    let output = try Machine.contents(of: run.descriptor)
    return run.child.wait() == 0 ? output : nil
  }

  /// The output of git as one line of text; nil if it fails.
  func line(_ arguments: [String]) throws -> String? {
    try output(arguments).map { output in
      let end = output.last == 0x0A ? output.dropLast() : output[...]
      return String(decoding: end, as: UTF8.self)
    }
  }

  /// Makes sure that the folder is in a repository that has a commit.
  ///
  /// - Throws: A ``Failure`` that says what is missing.
  func check() throws {
    if try line(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]) != nil { return }
    if try Git(folder: "/").output(["version"]) == nil {
      throw Failure("the history of notes is read with the program git, which cannot be started")
    }
    if try line(["rev-parse", "--git-dir"]) == nil {
      throw Failure(
        "\(folder) is in no git repository, so it has no history; --content FOLDER says where the "
          + "notes are")
    }
    throw Failure("the repository of \(folder) has no commit yet, so it has no history")
  }

  /// The name of the commit that a person calls `name`.
  ///
  /// - Throws: A ``ValidationError`` if there is none.
  func commit(called name: String) throws -> String? {
    guard !name.hasPrefix("-") else { return nil }
    return try line(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"])
  }

  /// Starts `git cat-file --batch` for objects and reads them in their order.
  func objects(_ names: [String]) throws -> GitObjects? {
    let input = try file(of: names)
    defer { close(input) }
    return start(["cat-file", "--batch"], input: input).map {
      GitObjects(child: $0.child, descriptor: $0.descriptor)
    }
  }

  /// A descriptor of an unlinked file that holds lines; the caller closes it.
  private func file(of lines: [String]) throws -> Int32 {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    do {
      // A pipe could fill up while git waits for its reader.
      try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let input = unsafe open(file.path, O_RDONLY | O_CLOEXEC)
      if input >= 0 { return input }
    } catch {}
    throw ScratchFolder.unwritable("it is not writable")
  }

  private func start(_ arguments: [String], input: Int32?) -> ProgramOutput? {
    ProgramOutput.start(words + arguments, input: input)
  }
}

/// The contents of objects, as one `git cat-file --batch` prints them.
final class GitObjects {
  private let child: ChildProgram
  private let descriptor: Int32
  private var portion = [UInt8](repeating: 0, count: 1 << 16)
  private var buffer: [UInt8] = []
  private var start = 0

  init(child: ChildProgram, descriptor: Int32) {
    self.child = child
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
    // The program may still have much to print.
    child.kill()
  }

  /// The bytes of the next object; nil if the repository does not have it.
  func next() -> [UInt8]? {
    // `3fa2… blob 123`, the bytes, and a line break; or `3fa2… missing`.
    let head = String(decoding: line(), as: UTF8.self).split(separator: " ")
    guard head.count == 3, let size = Int(head[2]) else { return nil }
    while buffer.count - start < size + 1, fill() {}
    guard buffer.count - start > size else { return nil }
    defer { start += size + 1 }
    return Array(buffer[start..<(start + size)])
  }

  private func line() -> [UInt8] {
    var place = start
    while true {
      if let end = buffer[place...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return Array(buffer[start..<end])
      }
      let length = buffer.count - start
      guard fill() else { return [] }
      place = start + length
    }
  }

  /// Reads on; false at the end.
  private func fill() -> Bool {
    if start > 1 << 20 || start == buffer.count {
      buffer.removeFirst(start)
      start = 0
    }
    while true {
      let count = unsafe read(descriptor, &portion, portion.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      buffer += portion[..<count]
      return true
    }
  }
}

/// A value that changes when `HEAD` of a repository becomes another commit.
///
/// It is read without starting git, so that it can be read every second.
struct GitMark {
  /// The git folder of this working tree, and the one that all working trees share.
  private let own: String
  private let common: String

  /// Nil if the folder is in no repository.
  init?(of folder: String) {
    let git = Git(folder: folder)
    guard let own = try? git.line(["rev-parse", "--absolute-git-dir"]),
      let common = try? git.line(["rev-parse", "--path-format=absolute", "--git-common-dir"])
    else { return nil }
    (self.own, self.common) = (own, common)
  }

  var value: String {
    let head = text(own + "/HEAD")
    // `ref: refs/heads/main`; the reference is in a file of its own, or in the file of all packed
    // ones.
    let name = head.split(separator: " ").last.map(String.init) ?? ""
    let loose = name.hasPrefix("refs/") ? text("\(common)/\(name)") : ""
    return [head, loose, text(common + "/reftable/tables.list"), age(common + "/packed-refs")]
      .joined(separator: "|")
  }

  private func text(_ path: String) -> String {
    guard let bytes = try? ContentDirectory.File(named: path).contents() else { return "" }
    return String(decoding: bytes.last == 0x0A ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }

  private func age(_ path: String) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = attributes?[.modificationDate] as? Date
    return date.map { "\($0.timeIntervalSince1970)" } ?? ""
  }
}
