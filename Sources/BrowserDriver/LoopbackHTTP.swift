import CLibrary
package import Foundation

/// One HTTP/1.1 exchange with a server on this machine.
///
/// It uses a plain socket, because `URLSession` rejects chromedriver's replies
/// (`Content-Length:249`, without a space).
package enum LoopbackHTTP {
  /// The reason why there was no reply.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Sends a request and returns the reply.
  package static func exchange(
    port: UInt16, method: String, path: String, body: Data = Data()
  ) throws -> (status: Int, body: Data) {
    let descriptor = try connect(to: port)
    defer { close(descriptor) }
    var request = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
    request += "Content-Type: application/json\r\nContent-Length: \(body.count)\r\n"
    request += "Connection: close\r\n\r\n"
    try send(Data(request.utf8) + body, to: descriptor)
    return try parse(try receive(from: descriptor))
  }

  /// Whether `port` accepts connections.
  package static func isOpen(_ port: UInt16) -> Bool {
    guard let descriptor = try? connect(to: port) else { return false }
    close(descriptor)
    return true
  }

  /// A port that is free at the moment of the call.
  package static func freePort() throws -> UInt16 {
    let descriptor = socket(AF_INET, streamSocket, 0)
    guard descriptor >= 0 else { throw Failure(description: "no socket") }
    defer { close(descriptor) }
    var address = address(port: 0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        unsafe bind(descriptor, generic, length) == 0
          ? getsockname(descriptor, generic, &length) : -1
      }
    }
    guard result == 0 else { throw Failure(description: "no free port") }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func address(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private static func connect(to port: UInt16) throws -> Int32 {
    let descriptor = socket(AF_INET, streamSocket, 0)
    guard descriptor >= 0 else { throw Failure(description: "no socket") }
    var limit = timeval(tv_sec: 300, tv_usec: 0)
    unsafe setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = address(port: port)
    let result = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe CLibrary.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      close(descriptor)
      throw Failure(description: "nothing listens on port \(port)")
    }
    return descriptor
  }

  private static func send(_ data: Data, to descriptor: Int32) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe CLibrary.send(descriptor, $0.baseAddress, $0.count, 0)
      }
      guard count > 0 else { throw Failure(description: "the connection broke while sending") }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads up to the length that the reply announces, or to its end.
  private static func receive(from descriptor: Int32) throws -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var expected: Int?
    while expected.map({ data.count < $0 }) ?? true {
      let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
      guard count >= 0 else { throw Failure(description: "no reply in time") }
      if count == 0 { break }
      data += buffer[..<count]
      if expected == nil, let head = head(of: data) {
        expected = head.length.map { head.end + $0 }
      }
    }
    return data
  }

  private static func head(of data: Data) -> (text: String, end: Int, length: Int?)? {
    guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let text = String(decoding: data[..<end.lowerBound], as: UTF8.self)
    let field = text.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
    let length = field.flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }
    return (text, end.upperBound, length)
  }

  private static func parse(_ data: Data) throws -> (status: Int, body: Data) {
    guard let head = head(of: data), let status = Int(head.text.split(separator: " ")[1]) else {
      throw Failure(description: "not a reply: \(data.prefix(80))")
    }
    return (status, data[head.end...])
  }
}
