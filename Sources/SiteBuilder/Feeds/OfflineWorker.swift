import Bitext
import TextBasics

/// The script with which browsers keep the site for reading without a connection (W3C service
/// workers).
///
/// It is at the top of the site, because a worker answers only for files beside and below it.
struct OfflineWorker {
  private static let path = "offline-worker.js"
  /// The number of files up to which a site is kept whole: about 100 MB.
  private static let most = 1_500

  let options: SiteOptions
  let templates: Templates

  func script() throws(TemplateError) -> OutputFile {
    OutputFile(path: PageHead.offlineScript, content: .bytes(try source("offline")))
  }

  /// The worker, with the list of the site's files; or a worker that removes the copies of earlier
  /// ones.
  ///
  /// - Parameters:
  ///   - digests: The digests of the other files of the site, by their paths.
  ///   - languages: The languages of the site's readers.
  /// - Returns: Nil if browsers are left alone.
  /// - Throws: ``TemplateError`` if an author's own script cannot be read.
  func file(_ digests: [String: UInt64], _ languages: [Language]) throws(TemplateError)
    -> OutputFile?
  {
    switch options.offline {
    case nil: return nil
    case false?:
      return OutputFile(path: Self.path, content: .bytes(try source("removal")))
    case true?:
      var bytes = Array("const siteFiles = {\"files\":{".utf8)
      let read = digests.filter { Self.isRead($0.key) }.sorted { $0.key < $1.key }
      for (index, (path, digest)) in read.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes.append(quoted: path)
        bytes.append(UInt8(ascii: ":"))
        bytes.append(quoted: String(UInt32(truncatingIfNeeded: digest), radix: 16))
      }
      bytes += "},\"words\":{".utf8
      for (index, language) in languages.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes.append(quoted: language.tag)
        bytes.append(UInt8(ascii: ":"))
        bytes.append(UInt8(ascii: "["))
        bytes.append(quoted: Catalogue.of(language).offlineTitle)
        bytes.append(UInt8(ascii: ","))
        bytes.append(quoted: Catalogue.of(language).offlineText)
        bytes.append(UInt8(ascii: "]"))
      }
      bytes += "},\"most\":".utf8
      bytes.append(decimal: Self.most)
      bytes += "};\n".utf8
      return OutputFile(path: Self.path, content: .bytes(bytes + (try source("worker"))))
    }
  }

  private func source(_ name: String) throws(TemplateError) -> [UInt8] {
    let name = "offline/\(name).js"
    guard let file = templates.sources.files(below: "offline").first(where: { $0.name == name })
    else { return [] }
    return try templates.sources.readAsset(file)
  }

  /// Whether pages show or load a file; other files are for programs.
  private static func isRead(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last, !name.hasPrefix("."), parts.first != "status" else { return false }
    return ![".md", ".txt", ".xml", ".json"].contains { name.hasSuffix($0) }
  }
}
