import ArgumentParser
import CCmark

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The lower bound for a build: reads, parses and renders every text with libcmark and writes each
/// to a folder of its own, on one core, without templates or alignment.
///
/// Uses system calls only, because Foundation takes as long to open a short text as libcmark to
/// parse it.
struct Floor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Parses and writes the texts of a folder with libcmark alone.", shouldDisplay: false)

  @Argument var content: String
  @Argument var output: String

  func run() throws {
    unsafe mkdir(output, 0o755)
    var source: [UInt8] = []
    for (number, path) in Self.texts(below: content).sorted().enumerated() {
      guard Self.read(path, into: &source) else { throw ExitCode.failure }
      let html = unsafe source.withUnsafeBytes { bytes in
        unsafe cmark_markdown_to_html(
          bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, CMARK_OPT_DEFAULT)
      }
      guard let html = unsafe html else { throw ExitCode.failure }
      defer { unsafe free(html) }
      let folder = output + "/\(number)"
      let descriptor =
        unsafe mkdir(folder, 0o755) == 0
        ? open(folder + "/index.html", O_WRONLY | O_CREAT, 0o644) : -1
      guard descriptor >= 0 else { throw ExitCode.failure }
      unsafe write(descriptor, html, strlen(html))
      close(descriptor)
    }
  }

  /// The paths of the Markdown files in a folder and in those inside it.
  private static func texts(below folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var texts: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".md") {
        texts.append(folder + "/" + name)
      } else if !name.hasPrefix(".") {
        texts += Self.texts(below: folder + "/" + name)
      }
    }
    return texts
  }

  private static func read(_ path: String, into bytes: inout [UInt8]) -> Bool {
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let size = Int(lseek(descriptor, 0, SEEK_END))
    bytes = [UInt8](repeating: 0, count: max(0, size))
    let count = unsafe bytes.withUnsafeMutableBytes { bytes in
      unsafe pread(descriptor, bytes.baseAddress, bytes.count, 0)
    }
    return count == size
  }
}
