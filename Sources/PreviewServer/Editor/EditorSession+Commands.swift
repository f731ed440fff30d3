import Bitext
import SiteBuilder

/// The commands that actions run on this side of the connection.
enum EditorCommandName: String, CaseIterable {
  /// Marks a translation as looked at and right; arguments: a topic, a unit and a language.
  case stamp = "hig-notes.stamp"
  /// Chooses the first of two texts; arguments: a topic and the name of a text.
  case choose = "hig-notes.choose"
  /// Pairs two texts or keeps them apart; arguments: a topic and the names of the texts.
  case together = "hig-notes.together"
  case apart = "hig-notes.apart"
}

/// The actions at a place, and the commands that they run.
extension EditorSession {
  func actions(_ parameters: JSONValue) -> JSONValue? {
    guard let notes, let point = point(parameters, at: parameters["range"]?["start"]) else {
      return nil
    }
    let findings = told[point.text.address] ?? []
    return EditorActions(
      client: client, words: words, notes: notes, point: point, findings: findings, chosen: chosen
    ).all(parameters)
  }

  /// Runs a command.
  ///
  /// - Returns: The file that was written, if any.
  mutating func execute(_ parameters: JSONValue) async -> [UInt8]? {
    let arguments = parameters["arguments"]?.elements.compactMap(\.text) ?? []
    let name = parameters["command"]?.text.flatMap(EditorCommandName.init)
    guard let name, arguments.count == 3, let folder, let notes,
      let topic = notes.corpus.allTopics.first(where: { $0.slug == arguments[0] })
    else {
      say(words.textsChanged, isError: true)
      return nil
    }
    switch name {
    case .choose:
      chosen = Chosen(topic: topic.slug, name: arguments[1], text: arguments[2])
      say(words.chosen)
      return nil
    case .stamp:
      return await stamp(topic.slug, unit: arguments[1], Language(tag: arguments[2]), in: folder)
    case .together, .apart:
      let kind = name == .together ? "together" : "apart"
      let desk = PinDesk(corpus: notes.corpus, topic: topic)
      do throws(PinDesk.Refusal) {
        let change = try desk.pin(
          kind, Array(arguments[1...]), in: folder, state: server.options.state)
        chosen = nil
        say(words.kept(change.path))
        return Array((folder + "/" + change.path).utf8)
      } catch {
        switch error.status {
        case 409: say(words.textsChanged, isError: true)
        case 422: say(words.standsTwice, isError: true)
        default: say(words.failed(error.reason), isError: true)
        }
        return nil
      }
    }
  }

  /// Writes the stamp of a translation into the stamps that are on disk now.
  private mutating func stamp(
    _ slug: String, unit: String, _ language: Language, in folder: String
  ) async -> [UInt8]? {
    guard let corpus = notes?.corpus, let known = corpus.allTopics.first(where: { $0.slug == slug })
    else { return nil }
    let path = Sidecars.path(of: .stamps, for: known, in: corpus)
    let file = Array((folder + "/" + path).utf8)
    do throws(WriteFailure) {
      let writer = try FolderWriter(folder, state: server.options.state)
      let old = try writer.contents(of: path)
      // Somebody may have stamped a moment ago.
      _ = await notes?.update([file])
      guard let topic = notes?.corpus.allTopics.first(where: { $0.slug == slug }) else {
        return nil
      }
      let (stamps, count, _) = Stamps.stamping(topic, languages: [language], ids: [unit])
      guard count > 0 else {
        say(words.textsChanged, isError: true)
        return nil
      }
      try writer.write(stamps.yaml(), to: path, over: old.map { .bytes($0) } ?? .nothing)
      say(words.kept(path))
      return file
    } catch {
      say(words.failed("\(path): \(error.words)"), isError: true)
      return nil
    }
  }

  private func say(_ text: String, isError: Bool = false) {
    server.notify(
      "window/showMessage", ["type": isError ? 1 : 3, "message": .string(text)])
  }
}
