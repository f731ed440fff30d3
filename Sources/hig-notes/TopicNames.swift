import ArgumentParser
import Bitext

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ContentOptions {
  /// The topic that a person calls by its address, its title or one of its files.
  func topic(called name: String, in corpus: Corpus) throws -> Topic {
    let found = try topics(called: [name], in: corpus)
    guard found.count == 1 else { throw Self.ambiguity(of: name, found) }
    return found[0]
  }

  /// The topics that names call, each once; a folder calls all topics in it.
  func topics(called names: [String], in corpus: Corpus) throws -> [Topic] {
    var topics: [Topic] = []
    for name in names {
      let found = corpus.topics(called: name, at: paths(named: name))
      guard !found.isEmpty else {
        let near = corpus.name(like: name).map { ": did you mean '\($0)'?" }
        throw ValidationError(
          "there is no topic '\(name)'"
            + (near ?? "; call it by its address, its title or one of its files"))
      }
      // Topics with one title are different ones.
      let isTitle = found.contains { topic in
        topic.editions.contains { $0.title == name } && topic.slug != name
      }
      if isTitle, found.count > 1 { throw Self.ambiguity(of: name, found) }
      for topic in found where !topics.contains(where: { $0 === topic }) { topics.append(topic) }
    }
    return topics
  }

  /// The files that names call: paths as they are, or in the folder of notes, and topics by their
  /// address or title.
  ///
  /// The folder of notes is read only if a name is no file. The names of missing files stay as they
  /// are; whoever reads them reports them.
  func files(called names: [String]) async throws -> [String] {
    let files = FileManager.default
    var corpus: Corpus?
    var found: [String] = []
    for name in names {
      let isFolder = files.fileExists(atPath: name + "/.")
      let isFile = FileName.isText(Array(name.utf8)) || name.hasSuffix(".yaml")
      if isFile || files.fileExists(atPath: name) && !isFolder || !files.fileExists(atPath: content)
      {
        let isInNotes =
          !files.fileExists(atPath: name) && files.fileExists(atPath: content + "/" + name)
        found.append(isInNotes ? content + "/" + name : name)
        continue
      }
      let notes: Corpus
      if let corpus { notes = corpus } else { notes = try await self.corpus().corpus }
      corpus = notes
      if isFolder, notes.topics(called: name, at: paths(named: name)).isEmpty {
        found.append(name)
        continue
      }
      for topic in try topics(called: [name], in: notes) {
        found += topic.documents.map { content + "/" + $0.source.path }
      }
    }
    return found
  }

  private static func ambiguity(of name: String, _ topics: [Topic]) -> ValidationError {
    let slugs = topics.map { "'\($0.slug)'" }
    let more = slugs.count > 8 ? " and \(slugs.count - 8) more" : ""
    return ValidationError(
      "'\(name)' is \(slugs.count) topics: choose one of \(slugs.prefix(8).joined(separator: ", "))"
        + more)
  }

  /// The paths in the folder of notes that a name can mean: as a shell completes it, from where the
  /// program was started, or from the root of the file system.
  private func paths(named name: String) -> [String] {
    let folder = URL(filePath: content).standardizedFileURL
    return [folder, folder.resolvingSymlinksInPath()].compactMap { folder in
      let file = URL(filePath: name).standardizedFileURL
      return [file, file.resolvingSymlinksInPath()].lazy.compactMap { file in
        let (own, all) = (folder.pathComponents, file.pathComponents)
        guard all.count > own.count, all.starts(with: own) else { return nil }
        return all.dropFirst(own.count).joined(separator: "/")
      }.first
    }
  }
}
