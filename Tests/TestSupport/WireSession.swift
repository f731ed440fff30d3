import Foundation

/// One connection for many requests, as browsers use it.
package final class WireSession {
  private let port: UInt16
  private var connection: WireHTTP.Connection?
  private var rest = Data()

  package init(port: UInt16) { self.port = port }

  /// Sends one request; reconnects if the connection was closed.
  package func get(_ target: String) throws -> WireHTTP.Reply {
    for _ in 0..<3 {
      let open = try connection ?? WireHTTP.Connection(port: port)
      connection = open
      try open.send(Data("GET \(target) HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n".utf8))
      if let reply = try receive(from: open) { return reply }
      connection = nil
      rest = Data()
    }
    throw WireHTTP.Failure.closed
  }

  /// Nil if the connection ends before the reply does.
  private func receive(from connection: WireHTTP.Connection) throws -> WireHTTP.Reply? {
    var data = rest
    while true {
      if let end = data.range(of: Data("\r\n\r\n".utf8))?.upperBound,
        let head = try WireHTTP.parse(data[..<end])
      {
        let length = head.fields["content-length"].flatMap { Int($0) } ?? 0
        if data.count >= end + length {
          rest = Data(data[(end + length)...])
          return WireHTTP.Reply(
            status: head.status, fields: head.fields, body: Data(data[end..<(end + length)]))
        }
      }
      guard let more = connection.receive(), !more.isEmpty else { return nil }
      data += more
    }
  }
}
