import Bitext
import Dispatch
import SiteBuilder
import Synchronization

extension Preview {
  /// The time that a request waits for all texts before it gets a part of the site.
  private static let patience = DispatchTimeInterval.milliseconds(20)

  /// Answers one request exactly once, on any thread.
  package func respond(
    _ request: Request, _ answer: @escaping @Sendable (Response) -> Void
  ) {
    DispatchQueue.global(qos: .userInteractive).async { [self] in
      let base = options.base
      var path = request.target.path
      if !base.isEmpty {
        if path.isEmpty || path + "/" == base {
          return answer(.redirect(302, to: base, query: request.target.query))
        }
        guard path.hasPrefix(base) else {
          return withSnapshot(for: "404.html") { snapshot, _ in
            answer(self.notFound(request, snapshot))
          }
        }
        path = String(path.dropFirst(base.count))
      }
      if path.hasPrefix(LiveTag.previewFolder) {
        respond(request, own: String(path.dropFirst(LiveTag.previewFolder.count)), answer)
      } else if request.method == .post {
        answer(.plain(405, "This method is not supported here."))
      } else {
        respond(request, site: path, answer)
      }
    }
  }

  // MARK: The site

  private func respond(
    _ request: Request, site path: String, _ answer: @escaping @Sendable (Response) -> Void
  ) {
    if let bytes = state.withLock({ $0.templates }).asset(at: path) {
      return answer(.bytes(bytes, type: ContentType.of(path), to: request))
    }
    let file = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    withSnapshot(for: file) { [self] snapshot, isPart in
      let site = snapshot.site
      if let page = site.page(at: file) {
        note(page, of: site)
        answer(tagged(snapshot.render(page).bytes, request, isPart: isPart))
      } else if !path.isEmpty, site.page(at: path + "/index.html") != nil {
        answer(.redirect(301, to: options.base + path + "/", query: request.target.query))
      } else if let asset = site.asset(at: path) {
        respond(request, asset: asset, at: path, snapshot, answer)
      } else if let bytes = snapshot.furtherFile(at: path) {
        answer(.bytes(bytes, type: ContentType.of(path), to: request))
      } else if let target = state.withLock({ $0.moved[file] }) {
        answer(
          .redirect(302, to: options.base + Self.address(of: target), query: request.target.query))
      } else {
        answer(notFound(request, snapshot))
      }
    }
  }

  /// The number of topics that count as being looked at.
  private static let shownTopics = 12

  /// Records that somebody looks at a page; a tab requests its page again after every change.
  private func note(_ page: Page, of site: Site) {
    guard let topic = page.topic else { return }
    let slug = site.corpus[topic].slug
    state.withLock { state in
      state.shown.removeAll { $0 == slug }
      state.shown.insert(slug, at: 0)
      if state.shown.count > Self.shownTopics { state.shown.removeLast() }
    }
  }

  /// The page with the script that lets it follow its texts.
  private func tagged(
    _ bytes: [UInt8], _ request: Request, isPart: Bool, status: Int = 200
  ) -> Response {
    let tagged = LiveTag.insert(into: bytes, base: options.base)
    var response = Response.bytes(
      tagged, type: ContentType.html, status: status, tag: EntityTag(of: bytes), to: request)
    if isPart { response.fields.append(("hig-notes-preview", "part")) }
    return response
  }

  private func notFound(_ request: Request, _ snapshot: Snapshot) -> Response {
    let root = "/" + options.base
    return tagged(
      snapshot.renderNotFound(below: root).bytes, request, isPart: false, status: 404)
  }

  /// Answers with a file of the notes if a page refers to it, because a build leaves out the
  /// others.
  private func respond(
    _ request: Request, asset: Int, at path: String, _ snapshot: Snapshot,
    _ answer: @escaping @Sendable (Response) -> Void
  ) {
    let refers = snapshot.hasShown(asset: asset) ? true : check.withLock { $0 }?.refers(to: path)
    switch refers {
    case true?:
      let file = OpenFile(snapshot.site.corpus.assets[asset])
      answer(
        file.map { .file($0, type: ContentType.of(path), to: request) }
          ?? notFound(request, snapshot))
    case false?: answer(notFound(request, snapshot))
    case nil:
      // The check of all pages is still running.
      DispatchQueue.global(qos: .userInteractive).asyncAfter(deadline: .now() + .milliseconds(20)) {
        [self] in respond(request, asset: asset, at: path, snapshot, answer)
      }
    }
  }

  // MARK: Before all texts are read

  /// Calls `body` once with a site: the whole site if it is ready soon, else a part that is enough
  /// for the page at `path` if that can be determined, else the whole site when it is ready.
  private func withSnapshot(
    for path: String, _ body: @escaping @Sendable (Snapshot, _ isPart: Bool) -> Void
  ) {
    let once = Once()
    let ready: Snapshot? = state.withLock { state in
      if let snapshot = state.snapshot { return snapshot }
      state.waiting.append { snapshot in
        DispatchQueue.global(qos: .userInteractive).async {
          if once.claim() { body(snapshot, false) }
        }
      }
      return nil
    }
    if let ready { return body(ready, false) }
    DispatchQueue.global(qos: .userInteractive).asyncAfter(deadline: .now() + Self.patience) {
      [options] in
      guard !once.isClaimed else { return }
      let templates = self.state.withLock { $0.templates.templates }
      Task(executorPreference: QueueExecutor("early")) {
        guard let site = await EarlySite.make(for: path, options: options, templates: templates)
        else { return }
        if once.claim() { body(Snapshot(generation: 0, site: site, isPart: true), true) }
      }
    }
  }

  // MARK: The preview's own files

  private func respond(
    _ request: Request, own name: String, _ answer: @escaping @Sendable (Response) -> Void
  ) {
    switch (name, request.method) {
    case ("events", .get), ("events", .head):
      answer(
        Response(
          200, [("content-type", "text/event-stream"), ("cache-control", "no-store")], .events))
    case ("marks", .get):
      let file = Self.file(ofPageIn: request)
      withSnapshot(for: file) { snapshot, _ in
        guard let page = snapshot.site.page(at: file) else {
          return answer(.plain(404, "There is no such page."))
        }
        let marks = EditMarks(of: page, in: snapshot.site.corpus).json()
        answer(.bytes(marks, type: ContentType.of("marks.json"), to: request))
      }
    case ("token", .get):
      guard request.isLocal else { return answer(PreviewCommands.refusal) }
      answer(.plain(200, commands.token))
    case ("pins", .get):
      guard request.isLocal else { return answer(PreviewCommands.refusal) }
      pins(request) { desk, sides in
        answer(.bytes(desk.json(of: sides()), type: ContentType.of("pins.json"), to: request))
      } orElse: {
        answer($0)
      }
    case ("pin", .post):
      guard commands.areFor(request) else { return answer(PreviewCommands.refusal) }
      pins(request) { [commands] desk, _ in
        answer(commands.pin(request, desk))
      } orElse: {
        answer($0)
      }
    case ("unpin", .post):
      guard commands.areFor(request) else { return answer(PreviewCommands.refusal) }
      answer(commands.unpin())
    case ("open", .post):
      guard commands.areFor(request) else { return answer(PreviewCommands.refusal) }
      let corpus = state.withLock { $0.snapshot }?.site.corpus
      answer(commands.open(request.target.value(of: "place") ?? "", in: corpus))
    case ("try", .post):
      guard let yaml = commands.text(of: request) else { return answer(PreviewCommands.refusal) }
      let language = request.target.value(of: "language") ?? ""
      let reply = ExampleTrial.json(of: yaml, in: language)
      answer(.bytes(reply, type: ContentType.of("try.json"), to: request))
    case ("shown", .post):
      if let generation = Int(String(decoding: request.body, as: UTF8.self)) { shown(generation) }
      answer(Response(204, [], .bytes([])))
    case (_, .get), (_, .head):
      guard let bytes = state.withLock({ $0.templates }).own(name) else {
        return answer(.plain(404, "There is nothing here."))
      }
      answer(.bytes(bytes, type: ContentType.of(name), to: request))
    default: answer(.plain(405, "This method is not supported here."))
    }
  }

  /// The file of the page that a query names, by its folder or by the file in it.
  private static func file(ofPageIn request: Request) -> String {
    let path = request.target.value(of: "page") ?? ""
    return path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
  }

  /// Calls `body` with the desk of the topic whose parallel page the query names and the texts on
  /// that page, or the other closure if there is none.
  private func pins(
    _ request: Request,
    _ body: @escaping @Sendable (PinDesk, _ sides: () -> [Site.ParallelSide]) -> Void,
    orElse refuse: @escaping @Sendable (Response) -> Void
  ) {
    let file = Self.file(ofPageIn: request)
    withSnapshot(for: file) { snapshot, isPart in
      guard !isPart, case .parallel(let topic, _)? = snapshot.site.page(at: file)
      else { return refuse(.plain(404, "There is no such page.")) }
      let corpus = snapshot.site.corpus
      body(PinDesk(corpus: corpus, topic: corpus[topic])) {
        snapshot.site.parallelSides(ofTopic: topic)
      }
    }
  }
}

/// A flag that only the first caller can claim.
private final class Once: Sendable {
  private let claimed = Mutex(false)

  var isClaimed: Bool { claimed.withLock { $0 } }

  func claim() -> Bool {
    claimed.withLock { claimed in
      defer { claimed = true }
      return !claimed
    }
  }
}
