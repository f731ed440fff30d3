import Bitext
import SiteBuilder

/// A connection to an editor: its open texts, and the findings that it was told.
struct EditorSession {
  let server: EditorServer
  var client = EditorClient()
  var words = EditorWords.of(.english)
  /// The folder of notes; nil before the editor has said which folders it has open.
  var folder: String?
  var notes: EditorNotes?
  /// The open texts by their addresses.
  var texts: [String: OpenText] = [:]
  /// The findings that the editor was told last, by the addresses of open texts.
  var told: [String: [Diagnostic]] = [:]
  /// The text whose pair is to be corrected.
  var chosen: Chosen?
  private(set) var isShutDown = false
  /// Files that changed and have not been taken in yet.
  private var changed: Set<[UInt8]> = []
  /// Whether more may have changed than ``changed``.
  private var isChanged = false
  /// Whether findings may have changed since the editor was told.
  private var isNews = false
  private var changes = 0
  private var isCalm = false
  /// The number of the change for which all topics were compared last, or are being compared.
  private var comparing = -1
  /// Whether the notes could not be read, so that no question waits for them.
  private var hasFailed = false
  /// Questions that need all notes.
  private var deferred: [(identifier: JSONValue, method: String, parameters: JSONValue)] = []

  /// A text that somebody chose to pair with another.
  struct Chosen {
    let topic: String
    let name: String
    let text: String
  }

  init(_ server: EditorServer) { self.server = server }

  /// The place that a message is about.
  struct Point {
    let text: OpenText
    let path: String
    let offset: Int
  }

  /// The text in the editor and the offset that a message names; nil if the text is no note, or
  /// differs from the text that the notes hold.
  func point(_ parameters: JSONValue, at position: JSONValue? = nil) -> Point? {
    guard let address = parameters["textDocument"]?["uri"]?.text, let text = texts[address],
      let path = notes?.path(of: text.file),
      let place = notes?.topic(of: path)?.topic.documents.first(where: { $0.source.path == path }),
      place.source.bytes == text.source.bytes
    else { return nil }
    let positions = TextPositions(source: text.source, unit: client.unit)
    let offset = positions.offset(of: position ?? parameters["position"])
    return Point(text: text, path: path, offset: offset)
  }

  // MARK: Events

  /// Takes in an event.
  ///
  /// - Returns: Whether the connection goes on.
  mutating func take(_ event: EditorServer.Event) async -> Bool {
    switch event {
    case .message(let message): return await receive(message)
    case .faulty: server.refuse(.null, -32700, "this is not JSON")
    case .changes(let set):
      changed.formUnion(set.files)
      isChanged = isChanged || set.isWhole
    case .loaded(.success(let whole)): await take(whole)
    case .loaded(.failure(let failure)):
      let text = words.noNotes(failure.path, failure.reason)
      server.notify("window/showMessage", ["type": 1, "message": .string(text)])
      for question in deferred { server.answer(question.identifier, .null) }
      deferred = []
      hasFailed = true
    case .calm(let number): isCalm = number == changes
    case .compared(let number, let found):
      if number == changes {
        notes?.take(found)
        isNews = true
      }
    case .end: return false
    }
    return true
  }

  /// Takes in all notes, with the texts that the editor has not saved.
  private mutating func take(_ whole: LiveCorpus) async {
    guard let folder else { return }
    var new = EditorNotes(whole, in: folder, isWhole: true)
    for text in texts.values { new.setDraft(text.source.bytes, of: text.file) }
    if !texts.isEmpty { _ = await new.update(Set(texts.values.map(\.file))) }
    notes = new
    isNews = true
    note()
    let questions = deferred
    deferred = []
    for question in questions {
      await answer(question.identifier, question.method, question.parameters)
    }
  }

  /// Records a change and restarts the wait before slow work.
  private mutating func note() {
    changes += 1
    isCalm = false
    server.waitForCalm(since: changes)
  }

  /// Takes in changed files, and tells the editor of findings.
  mutating func catchUp() async {
    await takeChanges()
    guard isNews, notes != nil else { return }
    isNews = false
    tellFindings()
  }

  /// Reads the folder again if it could not be read: it may exist by now.
  private mutating func readAgain() {
    guard hasFailed, let folder else { return }
    hasFailed = false
    server.read(folder)
  }

  private mutating func takeChanges() async {
    guard !changed.isEmpty || isChanged else { return }
    guard notes != nil else { return readAgain() }
    let files = isChanged ? nil : changed
    changed = []
    isChanged = false
    if await notes?.update(files) == true { isNews = true }
    note()
  }

  /// Does some of the work that nobody waits for.
  ///
  /// - Returns: Whether there may be more to do.
  mutating func work(while isWanted: () -> Bool) async -> Bool {
    // A writer would have to wait for the end of a step, so this begins only in calm.
    guard let known = notes, known.isWhole, isCalm else { return false }
    if !known.isSettled {
      if await notes?.settle(while: isWanted) == true { isNews = true }
      return notes?.isSettled == true || isNews || isWanted()
    }
    guard !known.hasLookedAtAll, comparing != changes else { return false }
    if notes?.lookAtAll(while: isWanted) == true, let comparison = notes?.comparison {
      comparing = changes
      server.compare(since: changes, comparison)
    }
    return true
  }

  // MARK: Messages

  private mutating func receive(_ message: JSONValue) async -> Bool {
    guard let method = message["method"]?.text else { return true }
    let parameters = message["params"] ?? [:]
    guard let identifier = message["id"] else { return await hear(method, parameters) }
    switch method {
    case "initialize": server.answer(identifier, begin(parameters))
    case _ where isShutDown: server.refuse(identifier, -32600, "the server is shut down")
    case _ where folder == nil: server.refuse(identifier, -32002, "the first is 'initialize'")
    case "shutdown":
      isShutDown = true
      server.answer(identifier, .null)
    default:
      // Answers are about the texts as they are now.
      await takeChanges()
      await answer(identifier, method, parameters)
    }
    return true
  }

  private mutating func answer(
    _ identifier: JSONValue, _ method: String, _ parameters: JSONValue
  ) async {
    let result: JSONValue?
    switch method {
    case "textDocument/hover": result = hover(parameters)
    case "textDocument/definition": result = counterparts(parameters)
    case "textDocument/completion": result = completion(parameters)
    case "textDocument/codeAction": result = actions(parameters)
    case "workspace/executeCommand":
      if let file = await execute(parameters) { changed.insert(file) }
      return server.answer(identifier, .null)
    default: return server.refuse(identifier, -32601, "there is no method '\(method)' here")
    }
    // Before all notes are read, an empty result is not an answer yet.
    if result == nil, notes?.isWhole != true, !hasFailed {
      return deferred.append((identifier, method, parameters))
    }
    server.answer(identifier, result ?? .null)
  }

  /// Takes in a notification, which needs no answer; returns whether the connection goes on.
  private mutating func hear(_ method: String, _ parameters: JSONValue) async -> Bool {
    let text = parameters["textDocument"]
    switch method {
    case "exit": return false
    case "textDocument/didOpen":
      guard let text, let address = text["uri"]?.text, let file = file(at: address) else { break }
      readAgain()
      let open = OpenText(
        address: address, file: file, text: text["text"]?.text ?? "",
        version: text["version"]?.number)
      texts[address] = open
      await show(open)
    case "textDocument/didChange":
      guard let address = text?["uri"]?.text, texts[address] != nil else { break }
      let version = text?["version"]?.number
      texts[address]?.change(
        parameters["contentChanges"]?.elements ?? [], version: version, unit: client.unit)
      if let open = texts[address] { draft(open) }
    case "textDocument/didClose":
      guard let address = text?["uri"]?.text, let open = texts[address] else { break }
      texts[address] = nil
      told[address] = nil
      notes?.setDraft(nil, of: open.file)
      changed.insert(open.file)
      server.notify(
        "textDocument/publishDiagnostics", ["uri": .string(address), "diagnostics": []])
    default: break
    }
    return true
  }

  private mutating func draft(_ open: OpenText) {
    notes?.setDraft(open.source.bytes, of: open.file)
    changed.insert(open.file)
  }

  // MARK: The beginning

  private mutating func begin(_ parameters: JSONValue) -> JSONValue {
    client = EditorClient(parameters)
    words = EditorWords.of(client.language)
    if folder == nil {
      let chosen = folderOfNotes()
      folder = chosen
      server.load(chosen)
    }
    return [
      "serverInfo": ["name": "hig-notes", "version": .string(server.options.version)],
      "capabilities": [
        "positionEncoding": .string(client.unit.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2],
        "hoverProvider": true,
        "definitionProvider": true,
        "completionProvider": [:],
        "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll", "refactor"]],
        "executeCommandProvider": [
          "commands": .array(EditorCommandName.allCases.map { .string($0.rawValue) })
        ],
      ],
    ]
  }

  /// The folder of notes: the folder that a person named, by itself or below an open folder; else
  /// the first open folder.
  private func folderOfNotes() -> String {
    let options = server.options
    func real(_ path: [UInt8]) -> String? {
      guard let real = try? FileSystem.realPath(path) else { return nil }
      return String(validating: real, as: UTF8.self)
    }
    let name = Array(options.content.utf8)
    if options.content.hasPrefix("/") { return real(name) ?? options.content }
    // The working folder of a program that an editor starts is arbitrary.
    let roots = client.folders.isEmpty ? [Array(options.workingFolder.utf8)] : client.folders
    let named = roots.lazy.compactMap { real($0 + [0x2F] + name) }.first
    let open = client.folders.lazy.compactMap(real).first
    return named ?? open ?? options.workingFolder + "/" + options.content
  }

  /// The path of the file at an address, as the notes know it.
  private func file(at address: String) -> [UInt8]? {
    guard let path = FileAddress.path(of: address), let folder else { return nil }
    if path.starts(with: Array(folder.utf8) + [0x2F]) { return path }
    return (try? FileSystem.realPath(path)) ?? path
  }

  /// Takes in a text that was opened; before all notes are read, reads only its counterparts.
  private mutating func show(_ open: OpenText) async {
    if notes?.isWhole == true { return draft(open) }
    guard let folder, let whole = await textsLikeOpenOnes(in: folder) else { return }
    notes = EditorNotes(whole, in: folder, isWhole: false)
    isNews = true
    for text in texts.values { draft(text) }
  }

  /// The notes whose paths differ from an open text's only in the language.
  private func textsLikeOpenOnes(in folder: String) async -> LiveCorpus? {
    let start = Array((folder + "/").utf8)
    let keys = texts.values.filter { $0.file.starts(with: start) }.map {
      PathKey(path: String(decoding: $0.file.dropFirst(start.count), as: UTF8.self)).key
    }
    return try? await LiveCorpus.part(
      of: folder, followingLinks: server.options.followsLinks, reserving: SiteAddress.slugs,
      isAligned: true
    ) { keys.contains(PathKey(path: $0).key) }
  }
}
