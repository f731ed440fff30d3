import Foundation

extension Browser {
  /// The result of a function body, with `arguments` as its arguments.
  @discardableResult
  package func script(_ body: String, _ arguments: Any...) throws -> Any? {
    let value = try post("execute/sync", ["script": body, "args": arguments])
    return value is NSNull ? nil : value
  }

  /// The result of a function body that calls its last argument when it has finished.
  package func asyncScript(_ body: String, _ arguments: Any...) throws -> Any? {
    let value = try post("execute/async", ["script": body, "args": arguments])
    return value is NSNull ? nil : value
  }

  /// The result of a function body, with `arguments` as its arguments.
  package func evaluate(_ body: String, _ arguments: [Any]) throws -> Any {
    try post("execute/sync", ["script": body, "args": arguments])
  }

  /// The number that a script returns.
  package func number(_ body: String, _ arguments: Any...) throws -> Double {
    let value = try evaluate(body, arguments)
    guard let number = value as? NSNumber else {
      throw Failure(description: "no number but \(value) from: \(body)")
    }
    return number.doubleValue
  }

  /// The text that a script returns.
  package func text(_ body: String, _ arguments: Any...) throws -> String {
    let value = try evaluate(body, arguments)
    guard let text = value as? String else {
      throw Failure(description: "no text but \(value) from: \(body)")
    }
    return text
  }

  /// The truth value that a script returns.
  package func flag(_ body: String, _ arguments: Any...) throws -> Bool {
    let value = try evaluate(
      "return (function() { \(body) }).apply(null, arguments) ? 1 : 0", arguments)
    return (value as? NSNumber)?.intValue == 1
  }

  /// Waits until a function body returns true.
  package func wait(until body: String) throws {
    guard try Self.wait(until: { try flag(body) }) else {
      throw Failure(description: "never came true: \(body)")
    }
  }

  /// Waits until a page is idle: it is loaded with its fonts, and its scripts and the frames that
  /// they requested have run.
  package func settle() throws {
    _ = try asyncScript(
      """
      const done = arguments[arguments.length - 1];
      const rest = (rounds) => rounds === 0 ? done(true)
        : requestAnimationFrame(() => requestIdleCallback(() => rest(rounds - 1)));
      const loaded = () => document.fonts.ready.then(() => rest(3));
      if (document.readyState === 'complete') loaded();
      else addEventListener('load', loaded);
      """)
  }

  /// Waits until `milliseconds` of the page's own time have passed and all animations have ended.
  ///
  /// The page itself measures the time, so its earlier work is finished even on a slow machine.
  package func pass(milliseconds: Int) throws {
    _ = try asyncScript(
      """
      const [time, done] = arguments;
      const ends = (animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
      const still = () => Promise.allSettled(
        document.getAnimations().filter(ends).map((animation) => animation.finished));
      setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() =>
        still().then(() => done(true)))), time);
      """, milliseconds)
  }

  /// Waits until a condition is true; false if it does not become true within the limit.
  package static func wait(until condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<looks {
      if try condition() { return true }
      usleep(20_000)
    }
    return false
  }

  /// The messages on the browser's console since the last call.
  package func messages() throws -> [String] {
    let entries = try post("se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["message"] as? String }
  }

  /// The events traced since the last call.
  ///
  /// A trace starts with a delay.
  package func trace() throws -> Trace {
    let entries = try post("se/log", ["type": "performance"]) as? [[String: Any]] ?? []
    return Trace(entries.compactMap { $0["message"] as? String })
  }

  /// The browser's performance counters of the open page; requires `Performance.enable`.
  package func metrics() throws -> [String: Double] {
    let value = try command("Performance.getMetrics", [:]) as? [String: Any]
    let list = value?["metrics"] as? [[String: Any]] ?? []
    return list.reduce(into: [:]) { metrics, entry in
      guard let name = entry["name"] as? String, let number = entry["value"] as? NSNumber else {
        return
      }
      metrics[name] = number.doubleValue
    }
  }
}
