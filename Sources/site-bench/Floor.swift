import ArgumentParser
import CCmark
import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The lower bound for a build: reads, parses and renders every text with libcmark and writes each
/// to a folder of its own, on one core, without templates or alignment.
struct Floor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Parses and writes the texts of a folder with libcmark alone.", shouldDisplay: false)

  @Argument var content: String
  @Argument var output: String

  func run() throws {
    let names = FileManager.default.enumerator(atPath: content)?.compactMap { $0 as? String } ?? []
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    for (number, name) in names.filter({ $0.hasSuffix(".md") }).sorted().enumerated() {
      let source = try Data(contentsOf: URL(filePath: content + "/" + name))
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
}
