import Bitext
import SiteBuilder
import Synchronization

/// Requests of the preview's pages that reach beyond the pages: to correct the alignment, and to
/// open a text in the editor.
final class PreviewCommands: Sendable {
  static let refusal = Response.plain(
    403, "Only a page of this preview, on this machine, may write or open anything.")

  /// The token that a page needs to write or open anything; other sites cannot read it.
  let token = (0..<4).map { _ in String(UInt64.random(in: 0 ... .max), radix: 36) }.joined()
  private let options: PreviewOptions
  /// The corrections of the alignment that pages made, the last one last.
  private let pinned = Mutex<[PinChange]>([])

  init(_ options: PreviewOptions) { self.options = options }

  /// Whether the request comes from a page of this preview in a browser on this machine.
  func areFor(_ request: Request) -> Bool {
    request.isLocal && request.hasOwnOrigin && request.body.elementsEqual(token.utf8)
  }

  /// The text after the token in a request that comes from such a page; nil for any other request.
  func text(of request: Request) -> String? {
    let head = Array((token + "\n").utf8)
    guard request.isLocal, request.hasOwnOrigin, request.body.starts(with: head) else { return nil }
    return String(validating: request.body.dropFirst(head.count), as: UTF8.self)
  }

  /// Writes the correction that a request names.
  func pin(_ request: Request, _ desk: PinDesk) -> Response {
    let names = ["a", "b"].compactMap(request.target.value(of:))
    let kind = request.target.value(of: "kind") ?? ""
    do throws(PinDesk.Refusal) {
      let change = try desk.pin(kind, names, in: options.content, state: options.state)
      pinned.withLock { $0.append(change) }
      return .plain(200, change.path)
    } catch {
      return .plain(error.status, error.reason)
    }
  }

  /// Takes back the last correction that a page made.
  func unpin() -> Response {
    guard let change = pinned.withLock({ $0.popLast() }) else {
      return .plain(404, "There is nothing to take back.")
    }
    do throws(PinDesk.Refusal) {
      try change.takeBack(options)
      return .plain(200, change.path)
    } catch {
      return .plain(error.status, error.reason)
    }
  }

  /// Opens `path:line` in the editor if one is set; only texts of the site are opened.
  func open(_ place: String, in corpus: Corpus?) -> Response {
    guard let colon = place.lastIndex(of: ":"), let line = Int(place[place.index(after: colon)...]),
      line > 0
    else { return .plain(400, "This is not a place in a text.") }
    let path = String(place[..<colon])
    let topics = corpus?.allTopics ?? []
    guard topics.contains(where: { $0.documents.contains { $0.source.path == path } }) else {
      return .plain(404, "There is no such text.")
    }
    guard let editor = options.editor else { return Response(204, [], .bytes([])) }
    let opened = editor.open(path: options.content + "/" + path, line: line)
    return opened ? .plain(200, place) : .plain(500, "The editor could not be started.")
  }
}
