import Bitext
import CLibrary
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// An HTTP/1.1 server for one machine's own browsers.
package final class HTTPServer: Sendable {
  /// Answers one request exactly once, immediately or later.
  ///
  /// Called on any thread.
  package typealias Responder =
    @Sendable (Request, @escaping @Sendable (Response) -> Void) -> Void

  /// The reason why the server cannot listen.
  package enum Failure: Error, Hashable {
    case taken(port: Int)
    case unusable(address: String, reason: String)
  }

  /// The address that the server listens on, as it was given to the initializer.
  package let address: String
  /// The port that the server listens on.
  package let port: Int
  /// The listeners for events.
  package let events: EventHub

  private let group: MultiThreadedEventLoopGroup
  private let channel: any Channel

  /// Listens on `address`; if `port` is 0, the system chooses a port.
  package init(
    address: String, port: Int, limits: Limits = Limits(), machine: String? = nil,
    respond: @escaping Responder
  ) throws(Failure) {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 2)
    let connections = ConnectionCount(limit: limits.connections)
    let events = EventHub()
    let own = OwnHostsBox()
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelInitializer { channel in
        guard connections.enter(channel) else {
          return channel.eventLoop.makeFailedFuture(TooManyConnections())
        }
        return channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.configureHTTPServerPipeline(
            withPipeliningAssistance: true, withErrorHandling: true,
            withOutboundHeaderValidation: true, withEncoderConfiguration: .init(),
            withDecoderLimitConfiguration: limits.decoder)
          try pipeline.addHandler(
            ConnectionHandler(
              limits: limits, hosts: own.hosts(address, machine), events: events,
              respond: respond))
        }
      }
    do {
      channel = try bootstrap.bind(host: address, port: port).wait()
    } catch {
      group.shutdownGracefully { _ in }
      if (error as? IOError)?.errnoCode == EADDRINUSE { throw .taken(port: port) }
      let reason = (error as? IOError).map { SystemError.words(for: $0.errnoCode) }
      throw .unusable(address: address, reason: reason ?? "\(error)")
    }
    self.group = group
    self.events = events
    self.address = address
    self.port = channel.localAddress?.port ?? port
    own.port.store(self.port, ordering: .releasing)
  }

  /// Closes every connection.
  package func stop() {
    try? channel.close().wait()
    try? group.syncShutdownGracefully()
  }

  /// The first free port on `address` among a hundred from `port` on.
  package static func freePort(from port: Int, on address: String) -> Int? {
    (port..<min(port + 100, 65_536)).first { candidate in
      guard let server = try? HTTPServer(address: address, port: candidate, respond: { _, _ in })
      else { return false }
      server.stop()
      return true
    }
  }

}

/// The error for a connection that exceeds the limit.
private struct TooManyConnections: Error {}

/// Counts open connections.
private final class ConnectionCount: Sendable {
  private let open = Atomic(0)
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  func enter(_ channel: any Channel) -> Bool {
    let count = open.wrappingAdd(1, ordering: .relaxed).newValue
    channel.closeFuture.whenComplete { [self] _ in open.wrappingSubtract(1, ordering: .relaxed) }
    return count <= limit
  }
}

/// Holds the port, which is known only after the server listens.
private final class OwnHostsBox: Sendable {
  let port = Atomic(0)

  func hosts(_ address: String, _ machine: String?) -> @Sendable () -> OwnHosts {
    { [self] in
      OwnHosts(address: address, port: port.load(ordering: .acquiring), machine: machine)
    }
  }
}

extension Limits {
  fileprivate var decoder: NIOHTTPDecoderLimitConfiguration {
    var configuration = NIOHTTPDecoderLimitConfiguration()
    configuration.maxHeaderFieldSize = headerBytes
    configuration.maxHeaderListSize = headerBytes
    configuration.maxHeaderFieldCount = headerFields
    return configuration
  }
}
