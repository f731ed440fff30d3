import NIOCore
import NIOHTTP1
import Synchronization

/// Sends server-sent events to all listeners (HTML Standard, section 9.2).
package final class EventHub: Sendable {
  private struct State {
    var listeners: [ObjectIdentifier: any Channel] = [:]
    /// The newest event of each name, which a new listener gets first.
    var greetings: [(event: String, buffer: ByteBuffer)] = []
  }

  private let state = Mutex(State())

  /// Sends an event; later listeners get the newest event of each name at once.
  ///
  /// A listener that does not read its events is dropped, so that nothing piles up; browsers
  /// reconnect by themselves.
  package func send(_ event: String, data: String) {
    let buffer = Self.message(event, data)
    let listeners = state.withLock { state in
      state.greetings.removeAll { $0.event == event }
      state.greetings.append((event, buffer))
      return Array(state.listeners.values)
    }
    for channel in listeners { Self.write(buffer, to: channel) }
  }

  func add(_ channel: any Channel) {
    let key = ObjectIdentifier(channel)
    let greetings = state.withLock { state in
      state.listeners[key] = channel
      return state.greetings
    }
    channel.closeFuture.whenComplete { [self] _ in
      state.withLock { _ = $0.listeners.removeValue(forKey: key) }
    }
    Self.write(ByteBuffer(string: "retry: 500\n\n"), to: channel)
    for (_, buffer) in greetings { Self.write(buffer, to: channel) }
  }

  private static func write(_ buffer: ByteBuffer, to channel: any Channel) {
    guard channel.isWritable else { return channel.close(promise: nil) }
    channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(buffer)), promise: nil)
  }

  private static func message(_ event: String, _ data: String) -> ByteBuffer {
    var text = "event: \(event)\n"
    for line in data.split(separator: "\n", omittingEmptySubsequences: false) {
      text += "data: \(line)\n"
    }
    return ByteBuffer(string: text + "\n")
  }
}
