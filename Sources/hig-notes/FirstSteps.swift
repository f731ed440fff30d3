import Bitext
import SiteBuilder

/// Tells a newcomer what a folder contains and which commands come next.
struct FirstSteps {
  /// The folder as a user would name it on the command line.
  private let folder: String
  /// The folder of notes: `content` in the folder if that contains notes, or else the folder
  /// itself.
  ///
  /// Nil if neither contains any.
  private let notes: String?
  private let found: ContentDirectory?

  init(in folder: String) {
    self.folder = folder
    let candidates = folder == "." ? ["content", "."] : [folder + "/content", folder]
    let read = candidates.lazy.compactMap { path -> (String, ContentDirectory)? in
      guard let directory = try? ContentDirectory(root: path), !directory.texts.isEmpty
      else { return nil }
      return (path, directory)
    }.first
    notes = read?.0
    found = read?.1
  }

  /// The contents of the folder, and ``next``.
  func text() async -> String {
    guard let notes, let found else { return next }
    let (corpus, _) = await Pipeline(root: notes, reserving: SiteAddress.slugs, jobs: 2)
      .corpus(of: found)
    let topics = corpus.allTopics
    let languages = Language.known.compactMap { language in
      let count = topics.count { $0.languages.contains(language) }
      return count == 0 ? nil : "\(language.englishName) \(count)"
    }
    let (texts, subjects) = (found.texts.count.counted("note"), topics.count.counted("topic"))
    return """
      \(notes): \(texts), \(subjects) (\(languages.joined(separator: ", ")))

      \(next)
      """
  }

  /// The commands that come next.
  var next: String {
    guard let notes else {
      return """
        There are no notes here (\(FileName.listOfNoteEndings)). Begin with

          hig-notes init                       an example in three languages, in this folder
          hig-notes build --content FOLDER     the site of notes that are elsewhere
          hig-notes --help                     all commands
        """
    }
    let option = notes == "content" ? "" : " --content \(notes)"
    let commands = [
      ("serve" + option, "the site while you write, in a browser"),
      ("build" + option, "the site as files, in site/"),
      ("status" + option, "what is missing, out of date or doubtful"),
      ("--help", "all commands"),
    ].map { ("hig-notes " + $0, $1) }
    let width = commands.map { $0.0.count }.max() ?? 0
    let lines = commands.map { command, meaning in
      "  " + command + String(repeating: " ", count: width - command.count + 4) + meaning
    }
    return "Next:\n" + lines.joined(separator: "\n")
  }
}
