import Bitext

/// An address of the web, taken apart so strictly that no program can read another host in it.
struct WebAddress: Hashable, Sendable {
  /// `http` or `https`.
  let scheme: String
  /// A name in ASCII, or an address of a machine, IPv6 without brackets; in lower case.
  let host: String
  let port: Int
  /// The whole address, with everything encoded that is no character of an address.
  let text: String

  enum Flaw: Error {
    case scheme, credentials, host
  }

  init(_ address: String) throws(Flaw) {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { throw .scheme }
    let scheme = address[..<colon].lowercased()
    let rest = address[colon...].utf8
    guard scheme == "http" || scheme == "https", rest.starts(with: "://".utf8) else {
      throw .scheme
    }
    let authority = rest.dropFirst(3).prefix { !"/?#\\".utf8.contains($0) }
    if authority.contains(UInt8(ascii: "@")) { throw .credentials }
    let path = rest.dropFirst(3 + authority.count)
    // Some programs take a backslash for a slash, and others for a part of the name.
    if path.first == UInt8(ascii: "\\") { throw .host }
    let (host, port) = try Self.parts(of: String(Substring(authority)).lowercased())
    self.scheme = scheme
    self.host = host
    self.port = port ?? (scheme == "https" ? 443 : 80)
    let shown = host.contains(":") ? "[\(host)]" : host
    let place = path.prefix { $0 != UInt8(ascii: "#") }
    let start = place.first == UInt8(ascii: "/") ? "" : "/"
    let tail = start + Self.encoded(Substring(place))
    text = "\(scheme)://\(shown)" + (port.map { ":\($0)" } ?? "") + tail
  }

  /// Whether the host is an address of a machine and no name.
  var hasNoName: Bool {
    host.contains(":") || host.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == 0x2E }
  }

  private static func parts(of authority: String) throws(Flaw) -> (host: String, port: Int?) {
    var host = Substring(authority)
    var tail = Substring()
    if authority.utf8.first == UInt8(ascii: "[") {
      guard let end = authority.firstIndex(of: "]") else { throw .host }
      host = authority[authority.index(after: authority.startIndex)..<end]
      tail = authority[authority.index(after: end)...]
      let allowed = "0123456789abcdef:.".utf8
      guard host.contains(":"), host.utf8.allSatisfy({ allowed.contains($0) }) else { throw .host }
    } else {
      if let colon = authority.firstIndex(of: ":") {
        host = authority[..<colon]
        tail = authority[colon...]
      }
      let allowed = "0123456789abcdefghijklmnopqrstuvwxyz-._".utf8
      guard !host.isEmpty, host.utf8.first != UInt8(ascii: "-"),
        host.utf8.allSatisfy({ allowed.contains($0) })
      else { throw .host }
    }
    if tail.isEmpty || tail == ":" { return (String(host), nil) }
    guard tail.utf8.first == UInt8(ascii: ":"), let port = UInt16(tail.dropFirst()), port > 0,
      tail.dropFirst().utf8.allSatisfy({ 0x30...0x39 ~= $0 })
    else { throw .host }
    return (String(host), Int(port))
  }

  private static func encoded(_ place: Substring) -> String {
    PercentEscapes.encoded(String(place)) { byte in
      byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}".utf8.contains(byte)
    }
  }
}
