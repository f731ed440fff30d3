import Bitext
import RowStyles
import SiteBuilder

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The tables that blocks of a note refer to, which stand in other files of its folder.
extension ExampleCommand {
  /// Errors about tables that blocks refer to and that neither the files nor the folder of notes
  /// have.
  func missing(in found: [ExampleFile], beside file: String) async throws -> [Diagnostic] {
    let open = open(in: found)
    guard !open.isEmpty else { return [] }
    let known = Set(ExampleIDs.all(in: try await folder(of: file).corpus().corpus))
    return open.filter { !known.contains($0.id) }.map(\.ifMissing)
  }

  /// The tables that blocks refer to, once each and in their order, and errors about those that are
  /// nowhere.
  func referred(
    in found: [ExampleFile], beside file: String
  ) async throws -> (tables: [TableSpec], missing: [Diagnostic]) {
    let open = open(in: found)
    guard !open.isEmpty else { return ([], []) }
    let known = Self.tables(of: try await folder(of: file).corpus().corpus)
    var seen: Set<String> = []
    let ids = open.map(\.id).filter { seen.insert($0).inserted }
    return (ids.compactMap { known[$0] }, open.filter { known[$0.id] == nil }.map(\.ifMissing))
  }

  /// The references to tables that the files themselves do not have.
  private func open(in found: [ExampleFile]) -> [(id: String, ifMissing: Diagnostic)] {
    let own = Set(found.flatMap(\.tables).map(\.id))
    return found.flatMap(\.references).filter { !own.contains($0.id) }
  }

  /// The folder of notes; that of the file if there is none.
  private func folder(of file: String) -> ContentOptions {
    var folder = content
    if !FileManager.default.fileExists(atPath: folder.content) {
      let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      folder.content = parts.isEmpty ? "." : parts.joined(separator: "/")
    }
    return folder
  }

  /// All tables of a folder of notes by their ids; files come before notes, and of two tables with
  /// one id the first counts, as in a build.
  private static func tables(of corpus: Corpus) -> [String: TableSpec] {
    let files = corpus.assets.filter { $0.path.hasSuffix(FileName.exampleEnding) }
      .compactMap { SourceFile.reading($0).0 }
    let notes = corpus.topics.flatMap { $0.documents.map(\.source) }
    let tables = (files + notes).flatMap { ExampleFile($0, isStrict: false).tables }
    return Dictionary(tables.map { ($0.id, $0) }) { first, _ in first }
  }
}
