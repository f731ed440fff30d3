import CLibrary
import NIOCore
import NIOHTTP1

/// Handles one connection: checks its requests, has them answered in order, and enforces time
/// limits.
final class ConnectionHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let limits: Limits
  private let hosts: @Sendable () -> OwnHosts
  private let events: EventHub
  private let respond: HTTPServer.Responder

  private var head: HTTPRequestHead?
  private var body: [UInt8] = []
  private var deadline: Scheduled<Void>?
  private var isAnswering = false
  private var isLast = false

  init(
    limits: Limits, hosts: @escaping @Sendable () -> OwnHosts, events: EventHub,
    respond: @escaping HTTPServer.Responder
  ) {
    self.limits = limits
    self.hosts = hosts
    self.events = events
    self.respond = respond
  }

  func handlerAdded(context: ChannelHandlerContext) {
    expect(within: limits.requestTime, on: context)
  }

  func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      self.head = head
      body = []
      expect(within: limits.requestTime, on: context)
      let announced = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
      if announced > limits.bodyBytes { refuse(413, "This is too large.", context) }
    case .body(let buffer):
      guard head != nil else { return }
      body.append(contentsOf: buffer.readableBytesView)
      if body.count > limits.bodyBytes { refuse(413, "This is too large.", context) }
    case .end:
      guard let head else { return }
      self.head = nil
      answer(head, context)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard case ChannelEvent.inputClosed? = event as? ChannelEvent else {
      return context.fireUserInboundEventTriggered(event)
    }
    isLast = true
    if !isAnswering { context.close(promise: nil) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  // MARK: Requests

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    if !head.isKeepAlive { isLast = true }
    isAnswering = true
    expect(within: limits.responseTime, on: context)
    switch check(head) {
    case .failure(let refusal): write(refusal.response, to: head.method, context)
    case .success(var request):
      request.body = body
      request.isLocal = context.channel.remoteAddress?.ipAddress.map(Self.isLocal) ?? false
      body = []
      let promise = context.eventLoop.makePromise(of: Response.self)
      let method = head.method
      let box = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
      promise.futureResult.whenSuccess { response in
        let (handler, context) = box.value
        handler.write(response, to: method, context)
      }
      respond(request) { promise.succeed($0) }
    }
  }

  private struct Refusal: Error {
    let response: Response
  }

  private func check(_ head: HTTPRequestHead) -> Result<Request, Refusal> {
    func refusal(_ status: Int, _ text: String) -> Result<Request, Refusal> {
      .failure(Refusal(response: .plain(status, text)))
    }
    guard head.uri.utf8.count <= limits.targetBytes else {
      return refusal(414, "This address is too long.")
    }
    guard let target = RequestTarget(head.uri) else {
      return refusal(400, "This is not an address of this server.")
    }
    let hosts = hosts()
    let named = head.headers["host"]
    guard named.count == 1, hosts.accept(host: named[0]),
      target.authority.map(hosts.accept(host:)) ?? true
    else {
      return refusal(421, "This server answers only to its own name, not to this one.")
    }
    guard head.headers["origin"].allSatisfy(hosts.accept(origin:)) else {
      return refusal(403, "Pages of other servers may not send requests here.")
    }
    guard let method = Request.Method(rawValue: head.method.rawValue) else {
      var response = Response.plain(405, "Only GET and HEAD are supported here.")
      response.fields.append(("allow", "GET, HEAD"))
      return .failure(Refusal(response: response))
    }
    var request = Request(method, target)
    let matches = head.headers["if-none-match"]
    request.ifNoneMatch = matches.isEmpty ? nil : matches.joined(separator: ",")
    request.range = head.headers.first(name: "range")
    request.ifRange = head.headers.first(name: "if-range")
    // Foreign origins were refused above.
    request.hasOwnOrigin = !head.headers["origin"].isEmpty
    return .success(request)
  }

  /// An IPv4 address may appear as an IPv6 address.
  private static func isLocal(_ address: String) -> Bool {
    OwnHosts.isLoopback(address.hasPrefix("::ffff:") ? String(address.dropFirst(7)) : address)
  }

  private func refuse(_ status: Int, _ text: String, _ context: ChannelHandlerContext) {
    head = nil
    isLast = true
    isAnswering = true
    write(.plain(status, text), to: .GET, context)
  }

  // MARK: Responses

  private func write(
    _ response: Response, to method: HTTPMethod, _ context: ChannelHandlerContext
  ) {
    guard context.channel.isActive else { return }
    var head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: response.status))
    for (name, value) in response.fields { head.headers.add(name: name, value: value) }
    head.headers.add(name: "x-content-type-options", value: "nosniff")
    head.headers.add(name: "cross-origin-resource-policy", value: "same-origin")
    if isLast { head.headers.add(name: "connection", value: "close") }
    let isSilent = method == .HEAD || response.status == 304
    switch response.body {
    case .bytes(let bytes):
      if response.status != 304 {
        head.headers.add(name: "content-length", value: String(bytes.count))
      }
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      if !isSilent, !bytes.isEmpty {
        context.write(
          wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: nil)
      }
      finish(keeping: nil, context)
    case .file(let file, let range):
      head.headers.add(name: "content-length", value: String(range.count))
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      if !isSilent, !range.isEmpty { send(file, range, context) }
      finish(keeping: file, context)
    case .events:
      context.writeAndFlush(wrapOutboundOut(.head(head)), promise: nil)
      guard method == .GET else { return finish(keeping: nil, context) }
      deadline?.cancel()
      isLast = true
      isAnswering = false
      events.add(context.channel)
    }
  }

  private func send(_ file: OpenFile, _ range: Range<Int>, _ context: ChannelHandlerContext) {
    let descriptor = fcntl(file.descriptor, F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else { return context.close(promise: nil) }
    let handle = NIOFileHandle(_deprecatedTakingOwnershipOfDescriptor: descriptor)
    let region = FileRegion(
      fileHandle: handle, readerIndex: range.lowerBound, endIndex: range.upperBound)
    let sent = context.eventLoop.makePromise(of: Void.self)
    let bound = NIOLoopBound(handle, eventLoop: context.eventLoop)
    sent.futureResult.whenComplete { _ in try? bound.value.close() }
    context.write(wrapOutboundOut(.body(.fileRegion(region))), promise: sent)
  }

  private func finish(keeping file: OpenFile?, _ context: ChannelHandlerContext) {
    let promise = context.eventLoop.makePromise(of: Void.self)
    let box = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
    promise.futureResult.whenComplete { _ in
      withExtendedLifetime(file) {}
      let (handler, context) = box.value
      handler.isAnswering = false
      if handler.isLast {
        context.close(promise: nil)
      } else if context.channel.isActive {
        handler.expect(within: handler.limits.idleTime, on: context)
      }
    }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: promise)
  }

  // MARK: The clock

  /// Closes the connection after `time`, unless the next expectation replaces this one.
  private func expect(within time: Duration, on context: ChannelHandlerContext) {
    deadline?.cancel()
    let box = NIOLoopBound(context, eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: TimeAmount(time)) {
      box.value.close(promise: nil)
    }
  }
}
