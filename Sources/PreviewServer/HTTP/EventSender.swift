import Synchronization

/// Sends events to a server that may not be listening yet; earlier events are kept for it.
package final class EventSender: Sendable {
  private struct State {
    var hub: EventHub?
    var early: [(event: String, data: String)] = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Sends an event with its data.
  package func send(_ event: String, _ data: String) {
    let hub = state.withLock { state in
      if state.hub == nil { state.early.append((event, data)) }
      return state.hub
    }
    hub?.send(event, data: data)
  }

  /// Begins to pass on the events of `hub`.
  package func connect(to hub: EventHub) {
    let early = state.withLock { state in
      state.hub = hub
      defer { state.early = [] }
      return state.early
    }
    for (event, data) in early { hub.send(event, data: data) }
  }
}
