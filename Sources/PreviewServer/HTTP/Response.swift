/// A response of the server.
package struct Response: Sendable {
  package enum Body: Sendable {
    case bytes([UInt8])
    /// A range of a file, which is read while it is sent.
    case file(OpenFile, Range<Int>)
    /// A stream of events, which stays open.
    case events
  }

  /// The status code.
  package var status: Int
  /// The header fields in the order in which they are sent, with names in lower case.
  package var fields: [(name: String, value: String)]
  /// The bytes, range of a file or stream that follows the fields.
  package var body: Body

  package init(_ status: Int, _ fields: [(name: String, value: String)] = [], _ body: Body) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// A short message for people about an error.
  package static func plain(_ status: Int, _ text: String) -> Response {
    Response(
      status, [("content-type", "text/plain; charset=utf-8"), ("cache-control", "no-store")],
      .bytes(Array((text + "\n").utf8)))
  }

  /// A response of bytes.
  ///
  /// The tab revalidates it each time and usually learns that it is current.
  package static func bytes(
    _ bytes: [UInt8], type: String, status: Int = 200, tag: EntityTag? = nil,
    to request: Request
  ) -> Response {
    let tag = tag ?? EntityTag(of: bytes)
    let fields = [("etag", tag.text), ("cache-control", "no-cache")]
    if status == 200, let match = request.ifNoneMatch, tag.matches(match) {
      return Response(304, fields, .bytes([]))
    }
    let described = [("content-type", type)] + fields
    guard status == 200 else { return Response(status, described, .bytes(bytes)) }
    switch ByteRange.requested(by: request, of: bytes.count, tag: tag) {
    case .all:
      return Response(200, described + [("accept-ranges", "bytes")], .bytes(bytes))
    case .part(let range):
      return Response(
        206, described + [ByteRange.field(range, of: bytes.count)], .bytes(Array(bytes[range])))
    case .unsatisfiable:
      return Response(416, fields + [ByteRange.field(nil, of: bytes.count)], .bytes([]))
    }
  }

  /// Redirects to a decoded path relative to the root of the host.
  package static func redirect(_ status: Int, to path: String, query: String?) -> Response {
    let allowed = Set("-._~/".utf8)
    var address = "/"
    for byte in path.utf8 {
      let isPlain =
        allowed.contains(byte) || 0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
      let digits = String(byte, radix: 16, uppercase: true)
      address += isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
    }
    if let query { address += "?" + query }
    return Response(
      status, [("location", address), ("cache-control", "no-cache")], .bytes([]))
  }

  /// A response of a file that may be too large to hold in memory.
  package static func file(_ file: OpenFile, type: String, to request: Request) -> Response {
    let fields = [("etag", file.tag.text), ("cache-control", "no-cache")]
    if let match = request.ifNoneMatch, file.tag.matches(match) {
      return Response(304, fields, .bytes([]))
    }
    let described = [("content-type", type)] + fields
    switch ByteRange.requested(by: request, of: file.size, tag: file.tag) {
    case .all:
      return Response(200, described + [("accept-ranges", "bytes")], .file(file, 0..<file.size))
    case .part(let range):
      return Response(206, described + [ByteRange.field(range, of: file.size)], .file(file, range))
    case .unsatisfiable:
      return Response(416, fields + [ByteRange.field(nil, of: file.size)], .bytes([]))
    }
  }
}
