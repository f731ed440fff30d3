import CLibrary
package import Foundation
import Synchronization

/// A server on this machine that answers each path with the bytes that a test gives, and says what
/// it was asked.
package final class PictureServer: Sendable {
  package let port: UInt16
  private let descriptor: Int32
  private let answers: [String: Data]
  private let asked = Mutex<[String]>([])

  /// The heads of the requests, in their order.
  package var requests: [String] { asked.withLock { $0 } }

  /// The address of a path.
  package func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// An answer with a length.
  package static func answer(_ body: [UInt8], status: String = "200 OK") -> Data {
    Data("HTTP/1.1 \(status)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n".utf8)
      + Data(body)
  }

  /// An answer that leads to another address.
  package static func redirection(to address: String) -> Data {
    Data("HTTP/1.1 302 Found\r\nLocation: \(address)\r\nContent-Length: 0\r\n\r\n".utf8)
  }

  /// Listens on a port that the system chooses.
  package init(_ answers: [String: Data]) throws {
    self.answers = answers
    descriptor = socket(AF_INET, streamSocket, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    unsafe inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let isListening = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(descriptor, $0, length) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isListening else { throw WireHTTP.Failure.refused(port: 0) }
    port = UInt16(bigEndian: address.sin_port)
    Thread { [weak self] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return }
        self?.serve(connection)
        close(connection)
      }
    }.start()
  }

  deinit {
    // Wakes the thread that waits for connections.
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }

  private func serve(_ connection: Int32) {
    var head = Data()
    var portion = [UInt8](repeating: 0, count: 4096)
    while head.range(of: Data("\r\n\r\n".utf8)) == nil {
      let count = unsafe recv(connection, &portion, portion.count, 0)
      guard count > 0 else { return }
      head += portion[..<count]
    }
    let text = String(decoding: head, as: UTF8.self)
    asked.withLock { $0.append(text) }
    let path = text.split(separator: " ").dropFirst().first.map(String.init) ?? ""
    var rest = (answers[path] ?? Self.answer([], status: "404 Not Found"))[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe send(connection, $0.baseAddress, $0.count, sendQuietly)
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
