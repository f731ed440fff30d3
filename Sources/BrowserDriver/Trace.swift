package import Foundation

/// The events that Chromium traced for the threads that parsed pages.
package struct Trace {
  /// The categories with tasks of main threads and their parts.
  static let categories = "devtools.timeline,disabled-by-default-devtools.timeline"

  /// One task of a main thread, in milliseconds.
  package struct Task {
    /// The elapsed time of the task.
    package let duration: Double
    /// The elapsed time without interruptions by other work of the machine.
    package let ownDuration: Double
  }

  private let events: [[String: Any]]

  /// Reads the messages of a driver's performance log.
  init(_ messages: [String]) {
    events = messages.compactMap { text in
      guard text.contains("\"RunTask\"") || text.contains("\"ParseHTML\"") else { return nil }
      let entry = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let message = entry?["message"] as? [String: Any]
      return message?["params"] as? [String: Any]
    }
  }

  /// The tasks of the threads that parsed `page`; empty if it was loaded before the trace began.
  package func tasks(of page: URL) -> [Task] {
    let threads = Set(
      events.compactMap { event -> String? in
        guard event["name"] as? String == "ParseHTML",
          let data = (event["args"] as? [String: Any])?["beginData"] as? [String: Any],
          data["url"] as? String == page.absoluteString
        else { return nil }
        return Self.thread(of: event)
      })
    return events.compactMap { event in
      guard event["name"] as? String == "RunTask", threads.contains(Self.thread(of: event)),
        let duration = event["dur"] as? NSNumber, let own = event["tdur"] as? NSNumber
      else { return nil }
      return Task(duration: duration.doubleValue / 1000, ownDuration: own.doubleValue / 1000)
    }
  }

  private static func thread(of event: [String: Any]) -> String {
    "\(event["pid"] ?? "") \(event["tid"] ?? "")"
  }
}
