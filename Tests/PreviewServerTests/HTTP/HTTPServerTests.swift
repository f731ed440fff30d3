import Foundation
import PreviewServer
import TestSupport
import Testing

/// The server alone, with low limits.
@Suite struct HTTPServerTests {
  private func server(_ change: (inout Limits) -> Void = { _ in }) throws -> HTTPServer {
    var limits = Limits()
    limits.requestTime = .milliseconds(400)
    change(&limits)
    return try HTTPServer(address: "127.0.0.1", port: 0, limits: limits) { request, answer in
      answer(.plain(200, request.target.path))
    }
  }

  private func port(_ server: HTTPServer) -> UInt16 { UInt16(server.port) }

  @Test func `answers requests of one connection one after the other`() throws {
    let server = try server()
    defer { server.stop() }
    let host = "Host: localhost:\(server.port)\r\n"
    let connection = try WireHTTP.Connection(port: port(server))
    try connection.send(
      Data("GET /a HTTP/1.1\r\n\(host)\r\nGET /b HTTP/1.1\r\n\(host)Connection: close\r\n\r\n".utf8)
    )
    let text = String(decoding: try connection.receiveAll(), as: UTF8.self)
    #expect(text.components(separatedBy: "HTTP/1.1 200").count == 3)
    #expect(text.contains("a\n") && text.hasSuffix("b\n"))
  }

  @Test func `answers a client that has said all it wants to say`() throws {
    let server = try server()
    defer { server.stop() }
    let reply = try WireHTTP.get("/x", port: port(server))
    #expect(reply.text == "x\n")
  }

  @Test(arguments: [100, 100_000])
  func `refuses a head that is too large`(count: Int) throws {
    let server = try server { $0.headerBytes = 4096 }
    defer { server.stop() }
    let field = ("X-Large", String(repeating: "x", count: count))
    let reply = try? WireHTTP.get("/", port: port(server), fields: [field])
    #expect((reply?.status == 200) == (count == 100))
  }

  @Test func `refuses an address that is too long`() throws {
    let server = try server()
    defer { server.stop() }
    let long = "/" + String(repeating: "a", count: 9000)
    #expect([414, 400].contains(try WireHTTP.get(long, port: port(server)).status))
  }

  @Test func `refuses a body that is too large`() throws {
    let server = try server { $0.bodyBytes = 1000 }
    defer { server.stop() }
    let body = String(repeating: "x", count: 2000)
    let origin = [("Origin", "http://localhost:\(server.port)")]
    let reply = try WireHTTP.get(
      "/", port: port(server), method: "POST", fields: origin, body: body)
    #expect(reply.status == 413)
  }

  @Test(arguments: [
    "", "GET / HTTP/1.1\r\nHost: loc", "POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nx",
  ])
  func `does not wait for a client that does not go on`(text: String) throws {
    let server = try server()
    defer { server.stop() }
    let connection = try WireHTTP.Connection(port: port(server))
    try connection.send(Data(text.utf8))
    // `receiveAll` throws if the connection stays open.
    _ = try connection.receiveAll()
  }

  @Test func `is not held up by a head that comes byte by byte`() throws {
    let server = try server()
    defer { server.stop() }
    let connection = try WireHTTP.Connection(port: port(server))
    try connection.send(Data("GET / HTTP/1.1\r\nX-Slow: ".utf8))
    // Each byte comes long before the time limit of the whole request.
    let isAnswered = try Waiting.blocking {
      try connection.send(Data("x".utf8))
      return connection.isAnswered
    }
    #expect(isAnswered)
    _ = try connection.receiveAll()
  }

  @Test func `turns away more connections than it can serve`() throws {
    let server = try server {
      $0.connections = 3
      $0.requestTime = .seconds(60)
    }
    defer { server.stop() }
    let line = "GET /x HTTP/1.1\r\nHost: localhost:\(server.port)\r\n"
    let open = try (0..<3).map { _ in
      let connection = try WireHTTP.Connection(port: port(server))
      try connection.send(Data((line + "\r\n").utf8))
      #expect(connection.receive()?.isEmpty == false)
      return connection
    }
    let one = try WireHTTP.Connection(port: port(server))
    #expect(try one.receiveAll().isEmpty)
    let request = line + "Connection: close\r\n\r\n"
    try open[0].send(Data(request.utf8))
    #expect(String(decoding: try open[0].receiveAll(), as: UTF8.self).hasSuffix("x\n"))
  }

  @Test(arguments: [
    "\r\n\r\n", "nonsense\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\0\0\0\0",
  ])
  func `survives what is no request`(text: String) throws {
    let server = try server()
    defer { server.stop() }
    let connection = try WireHTTP.Connection(port: port(server))
    try connection.send(Data(text.utf8))
    _ = try connection.receiveAll()
    #expect(try WireHTTP.get("/still", port: port(server)).text == "still\n")
  }

  @Test func `tells a new listener how things stand, and all listeners what happens`() throws {
    let server = try HTTPServer(address: "127.0.0.1", port: 0) { _, answer in
      answer(Response(200, [("content-type", "text/event-stream")], .events))
    }
    defer { server.stop() }
    server.events.send("change", data: "1")
    server.events.send("change", data: "2\nlines")
    let connection = try WireHTTP.Connection(port: port(server))
    try connection.send(Data("GET / HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n".utf8))
    var text = ""
    while !text.contains("lines"), let data = connection.receive(), !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
    }
    #expect(text.contains("event: change\ndata: 2\ndata: lines\n\n") && !text.contains("data: 1"))
    server.events.send("problems", data: "3")
    while !text.contains("data: 3"), let data = connection.receive(), !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
    }
    #expect(text.contains("event: problems\ndata: 3\n\n"))
  }
}
