import Bitext
import Dispatch
import Foundation
import PreviewServer
import SiteBuilder
import Synchronization

/// Requests to the preview server.
///
/// The first line is the method, the second the address, the next ones are `host`, `range` and
/// `if-none-match`, and the rest is the body.
enum RequestFuzz {
  static func run(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", maxSplits: 5, omittingEmptySubsequences: false).map(String.init)
    func line(_ number: Int) -> String? { lines.indices.contains(number) ? lines[number] : nil }
    checkHost(line(2) ?? "")
    guard let target = RequestTarget(line(1) ?? "") else { return }
    let parts = target.path.split(separator: "/", omittingEmptySubsequences: false)
    require(!parts.contains("..") && !parts.contains("."), "the path leads upwards")
    require(
      target.path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0x5C }, "a strange path")
    var request = Request(Request.Method(rawValue: line(0) ?? "") ?? .get, target)
    request.range = line(3)
    request.ifNoneMatch = line(4)
    request.body = [UInt8]((line(5) ?? "").utf8)
    check(answer(to: request), to: request)
  }

  /// The server accepts only names of this machine.
  private static func checkHost(_ host: String) {
    guard OwnHosts(address: "127.0.0.1", port: 8000).accept(host: host) else { return }
    require(
      ["localhost:8000", "127.0.0.1:8000", "[::1]:8000"].contains(host.lowercased()),
      "the host \(host) is taken for our own")
  }

  private static func check(_ response: Response, to request: Request) {
    require(
      [200, 204, 206, 301, 302, 304, 400, 403, 404, 405, 416].contains(response.status),
      "the answer is \(response.status)")
    for (name, value) in response.fields {
      require(
        !value.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F },
        "a control character in \(name)")
      if name == "location" {
        require(value.hasPrefix("/") && !value.hasPrefix("//"), "it leads to \(value)")
      }
    }
    switch response.body {
    case .events: require(response.status == 200, "events with \(response.status)")
    case .bytes(let bytes):
      require(!contains(bytes, secret), "a file beside the notes is sent")
      let type = response.fields.first { $0.name == "content-type" }?.value ?? ""
      if response.status != 206, type.contains("utf-8") { requireUTF8(bytes, "the answer") }
      guard let (length, sent) = range(of: response) else { return }
      require(sent.count == bytes.count && sent.upperBound <= length, "another part is sent")
    case .file(let file, let range):
      require(range.lowerBound >= 0 && range.upperBound <= file.size, "more than the file is sent")
      require(file.size == picture.count, "a file that no page refers to is sent")
    }
    let commands = [".hig-notes/pin", ".hig-notes/open"]
    if request.method == .post, commands.contains(request.target.path) {
      require(response.status == 403, "a stranger wrote or opened something")
    }
    if request.target.path == ".hig-notes/token" {
      require(response.status != 200, "a stranger may write and open")
    }
  }

  private static func range(of response: Response) -> (length: Int, sent: Range<Int>)? {
    guard response.status == 206,
      let field = response.fields.first(where: { $0.name == "content-range" })?.value,
      let match = field.wholeMatch(of: #/bytes (\d+)-(\d+)/(\d+)/#),
      let first = Int(match.1), let last = Int(match.2), let length = Int(match.3)
    else { return nil }
    return (length, first..<last + 1)
  }

  private static func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0] == part[0] && bytes[$0...].starts(with: part) }
  }

  // MARK: The preview

  private static let secret = Array("nobody may read this".utf8)
  private static let picture = [UInt8](repeating: 7, count: 777)

  private static func answer(to request: Request) -> Response {
    let answer = Mutex<Response?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    preview.respond(request) { response in
      answer.withLock { $0 = response }
      isDone.signal()
    }
    isDone.wait()
    return answer.withLock { $0 } ?? .plain(500, "")
  }

  private static let preview: Preview = {
    let top = URL(filePath: FuzzFolder.top).appending(path: "served")
    let files: [String: [UInt8]] = [
      "secret.txt": secret, "notes/lost.bin": [UInt8](repeating: 8, count: 888),
      "notes/shelf.png": picture,
      "notes/shelf/en.md": Array("# Shelves\n\nA shelf keeps books. ![](../shelf.png)\n".utf8),
      "notes/shelf/ko.md": Array("# 서가\n\n서가에는 책이 있습니다.\n".utf8),
    ]
    do {
      for (name, bytes) in files {
        let file = top.appending(path: name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
      }
      let options = PreviewOptions(
        content: top.appending(path: "notes").path,
        site: SiteOptions(templates: SiteFuzz.templates))
      let preview = try Preview(options) { _, _ in }
      Task {
        do {
          try await preview.run { _ in }
        } catch {
          require(false, "the preview stopped: \(error)")
        }
      }
      return preview
    } catch {
      require(false, "no preview: \(error)")
      exit(2)
    }
  }()
}
