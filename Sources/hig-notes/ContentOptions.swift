import ArgumentParser
import Bitext
import SiteBuilder

/// The option for which files a command may read.
struct LinkOptions: ParsableArguments {
  @Flag(
    help: "Also follow symbolic links that lead out of the folder of notes.")
  var followLinks = false

  /// The folder that links must not leave; nil if links are followed.
  ///
  /// - Throws: A ``Failure`` if there is no such folder.
  func enclosure(of folder: String) throws -> Enclosure? {
    guard !followLinks else { return nil }
    do throws(FileSystem.Failure) {
      return try Enclosure(Array(folder.utf8))
    } catch {
      throw Failure(unreadable: folder, error.reason)
    }
  }
}

/// The folder that a command reads.
struct ContentOptions: ParsableArguments {
  @Option(help: "The folder of notes.", completion: .directory)
  var content = "content"

  @OptionGroup var links: LinkOptions

  /// The path of the folder in its repository, with a slash at its end; empty without a repository
  /// or git.
  ///
  /// Code hosts name files by paths from there.
  var pathInRepository: String { (try? NotesHistory(folder: content).prefix()) ?? "" }

  /// Reads and aligns the folder.
  ///
  /// - Throws: A ``Failure`` if the folder cannot be read.
  func corpus() async throws -> (corpus: Corpus, diagnostics: [Diagnostic]) {
    FolderWriter.restore(content)
    do {
      return try await Pipeline(
        root: content, followingLinks: links.followLinks, reserving: SiteAddress.slugs, jobs: 2
      ).corpus()
    } catch {
      throw Failure(unreadable: error.path, error.reason)
    }
  }
}

extension NameSpecification {
  /// The names of the option for languages: each command takes both, and shows the one that fits
  /// first.
  static let language: NameSpecification = [.customLong("language"), .customLong("languages")]
  static let languages: NameSpecification = [.customLong("languages"), .customLong("language")]
}

extension Language {
  /// The languages of a list such as `en,ko`; nil for none.
  static func list(_ list: String?) throws -> [Language]? {
    guard let list else { return nil }
    var languages: [Language] = []
    for tag in list.split(separator: ",") {
      let language = Language(tag: tag.filter { $0 != " " }.lowercased())
      guard known.contains(language), !languages.contains(language) else {
        throw ValidationError("'\(tag)' is not one of en, ko and ja, or occurs twice")
      }
      languages.append(language)
    }
    return languages
  }
}
