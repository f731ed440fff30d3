import CLibrary
package import Foundation

/// HTTP over a raw socket, for requests that no client library would send.
package enum WireHTTP {
  package struct Reply: Sendable {
    package let status: Int
    /// By lower-case name.
    package let fields: [String: String]
    package let body: Data

    package var text: String { String(decoding: body, as: UTF8.self) }
  }

  package enum Failure: Error {
    /// Nothing listens on the port.
    case refused(port: UInt16)
    /// The connection ended before the reply did.
    case closed
    /// No byte arrived for a minute.
    case silent
  }

  /// Sends one request on a connection of its own.
  package static func get(
    _ target: String, port: UInt16, method: String = "GET", host: String? = nil,
    fields: [(String, String)] = [], body: String = ""
  ) throws -> Reply {
    var text = "\(method) \(target) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n"
    text += "Connection: close\r\n"
    for (name, value) in fields { text += "\(name): \(value)\r\n" }
    if !body.isEmpty { text += "Content-Length: \(body.utf8.count)\r\n" }
    return try reply(to: Data((text + "\r\n" + body).utf8), port: port, isHead: method == "HEAD")
  }

  /// The reply to `bytes`, read until the server closes the connection.
  package static func reply(
    to bytes: Data, port: UInt16, address: String = "127.0.0.1", isHead: Bool = false
  ) throws -> Reply {
    let connection = try Connection(port: port, address: address)
    try connection.send(bytes)
    guard let reply = try parse(connection.receiveAll(), isHead: isHead) else {
      throw Failure.closed
    }
    return reply
  }

  /// An address of this machine on the network; nil if it has none.
  package static func addressOnNetwork() throws -> String? {
    let addresses = try Command.run(["-I"], program: "/bin/hostname").output.split(separator: " ")
    return addresses.first { $0.contains(".") }.map(String.init)
  }

  static func parse(_ data: Data, isHead: Bool = false) throws -> Reply? {
    guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: data[..<end.lowerBound], as: UTF8.self)
    let lines = head.components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count > 1, let status = Int(words[1]) else { return nil }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let sides = line.split(separator: ":", maxSplits: 1).map(String.init)
      if sides.count == 2 {
        fields[sides[0].lowercased()] = sides[1].trimmingCharacters(in: .whitespaces)
      }
    }
    return Reply(status: status, fields: fields, body: Data(data[end.upperBound...]))
  }

  /// A connection to a server on this machine.
  package final class Connection {
    private let descriptor: Int32

    package init(port: UInt16, address host: String = "127.0.0.1") throws {
      descriptor = socket(AF_INET, streamSocket, 0)
      var limit = timeval(tv_sec: 60, tv_usec: 0)
      unsafe setsockopt(
        descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      unsafe inet_pton(AF_INET, host, &address.sin_addr)
      let result = unsafe withUnsafePointer(to: &address) { pointer in
        unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      guard result == 0 else { throw Failure.refused(port: port) }
    }

    deinit { close(descriptor) }

    package func send(_ data: Data) throws {
      var rest = data[...]
      while !rest.isEmpty {
        let count = unsafe rest.withUnsafeBytes {
          unsafe CLibrary.send(descriptor, $0.baseAddress, $0.count, sendQuietly)
        }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }

    /// The next bytes; empty at the end, nil after a minute without any.
    package func receive() -> Data? {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
      return count < 0 ? (errno == ECONNRESET ? Data() : nil) : Data(buffer[..<count])
    }

    /// Whether the server has answered or closed the connection; does not wait.
    package var isAnswered: Bool {
      var byte: UInt8 = 0
      let count = unsafe recv(descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT))
      return count >= 0 || errno == ECONNRESET
    }

    package func receiveAll() throws -> Data {
      var all = Data()
      while true {
        guard let data = receive() else { throw Failure.silent }
        if data.isEmpty { return all }
        all += data
      }
    }
  }
}
