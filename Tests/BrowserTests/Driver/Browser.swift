import Foundation
import TestSupport

/// A headless Chromium, driven over W3C WebDriver.
final class Browser {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Chromium does not remove all that it puts there.
  private let scratch: TemporaryFolder
  private let process: ChildProcess
  private let port: UInt16
  private let session: String

  /// Starts a browser, with further arguments for its command line.
  ///
  /// One that is `tracing` records what its threads do, for ``trace()``.
  init(_ more: [String] = [], tracing: Bool = false) throws {
    port = try LoopbackHTTP.freePort()
    scratch = try TemporaryFolder()
    process = try ChildProcess(
      Tools.browserDriver, ["--port=\(port)", "--log-level=SEVERE"],
      environment: ["TMPDIR": scratch.url.path])
    try process.waitUntilListening(on: port)
    let arguments =
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--force-color-profile=srgb", "--hide-scrollbars",
      ] + more
    var options: [String: Any] = ["binary": "/usr/bin/chromium", "args": arguments]
    if tracing {
      options["perfLoggingPrefs"] =
        ["traceCategories": Trace.categories, "enableNetwork": false, "enablePage": false]
        as [String: Any]
    }
    let capabilities: [String: Any] = [
      "browserName": "chrome", "goog:chromeOptions": options,
      "goog:loggingPrefs": tracing ? ["browser": "ALL", "performance": "ALL"] : ["browser": "ALL"],
    ]
    let value = try Self.call(
      port, "POST", "/session", ["capabilities": ["alwaysMatch": capabilities]])
    guard let session = (value as? [String: Any])?["sessionId"] as? String else {
      throw Failure(description: "no session: \(value)")
    }
    self.session = session
  }

  deinit {
    _ = try? Self.call(port, "DELETE", "/session/\(session)", nil)
    process.end()
  }

  // MARK: Pages

  func open(_ url: URL) throws {
    try post("url", ["url": url.absoluteString])
  }

  func open(_ url: String) throws {
    try post("url", ["url": url])
  }

  /// Sets the size of the page in CSS pixels; a narrow one is a phone with touch.
  func resize(width: Int, height: Int) throws {
    try command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600])
  }

  /// Sets media features, as in `["prefers-color-scheme": "dark"]`.
  func emulate(_ features: [String: String]) throws {
    let list = features.sorted { $0.key < $1.key }.map { ["name": $0.key, "value": $0.value] }
    try command("Emulation.setEmulatedMedia", ["features": list])
  }

  func setScripts(enabled: Bool) throws {
    try command("Emulation.setScriptExecutionDisabled", ["value": !enabled])
  }

  /// Lets scripts that answer later take that long.
  func wait(seconds: Int) throws { try post("timeouts", ["script": seconds * 1000]) }

  // MARK: What is on the page

  /// The result of a function body, with `arguments` as its arguments.
  @discardableResult
  func script(_ body: String, _ arguments: Any...) throws -> Any? {
    let value = try post("execute/sync", ["script": body, "args": arguments])
    return value is NSNull ? nil : value
  }

  /// The result of a function body that calls its last argument when it is done.
  func asyncScript(_ body: String, _ arguments: Any...) throws -> Any? {
    let value = try post("execute/async", ["script": body, "args": arguments])
    return value is NSNull ? nil : value
  }

  /// The result of a function body, with `arguments` as its arguments.
  func evaluate(_ body: String, _ arguments: [Any]) throws -> Any {
    try post("execute/sync", ["script": body, "args": arguments])
  }

  func number(_ body: String, _ arguments: Any...) throws -> Double {
    let value = try evaluate(body, arguments)
    guard let number = value as? NSNumber else {
      throw Failure(description: "no number but \(value) from: \(body)")
    }
    return number.doubleValue
  }

  func text(_ body: String, _ arguments: Any...) throws -> String {
    let value = try evaluate(body, arguments)
    guard let text = value as? String else {
      throw Failure(description: "no text but \(value) from: \(body)")
    }
    return text
  }

  func flag(_ body: String, _ arguments: Any...) throws -> Bool {
    let value = try evaluate(
      "return (function() { \(body) }).apply(null, arguments) ? 1 : 0", arguments)
    return (value as? NSNumber)?.intValue == 1
  }

  /// Waits until a function body returns something true, five seconds at most.
  func wait(until body: String) throws {
    for _ in 0..<250 {
      if try number("return (function() { \(body) })() ? 1 : 0") != 0 { return }
      usleep(20_000)
    }
    throw Failure(description: "never came true: \(body)")
  }

  /// What the browser has written to its console since the last call.
  func messages() throws -> [String] {
    let entries = try post("se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["message"] as? String }
  }

  /// What the browser has traced since the last call.
  ///
  /// A new trace takes a moment to begin.
  func trace() throws -> Trace {
    let entries = try post("se/log", ["type": "performance"]) as? [[String: Any]] ?? []
    return Trace(entries.compactMap { $0["message"] as? String })
  }

  func screenshot() throws -> Data {
    let value = try Self.call(port, "GET", "/session/\(session)/screenshot", nil)
    guard let text = value as? String, let data = Data(base64Encoded: text) else {
      throw Failure(description: "no screenshot")
    }
    return data
  }

  // MARK: Input

  /// Presses keys one after the other; `Key` has the ones without a character.
  func press(_ keys: String...) throws {
    var actions: [[String: String]] = []
    for key in keys {
      actions.append(["type": "keyDown", "value": key])
      actions.append(["type": "keyUp", "value": key])
    }
    try post(
      "actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
  }

  /// Presses one key again and again, in one go.
  func press(repeating key: String, times: Int) throws {
    let once = [["type": "keyDown", "value": key], ["type": "keyUp", "value": key]]
    let actions = Array(repeating: once, count: times).flatMap(\.self)
    try post("actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
  }

  /// Presses `key` while `modifier` is held down.
  func press(_ key: String, with modifier: String) throws {
    let actions = [
      ["type": "keyDown", "value": modifier], ["type": "keyDown", "value": key],
      ["type": "keyUp", "value": key], ["type": "keyUp", "value": modifier],
    ]
    try post(
      "actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
  }

  /// Clicks the middle of the first element that matches `selector`.
  func click(_ selector: String) throws {
    let place = try script(
      """
      const element = document.querySelector(arguments[0]);
      if (!element) return null;
      element.scrollIntoView({block: 'center', behavior: 'instant'});
      const box = element.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
      """, selector)
    guard let place = place as? [NSNumber], place.count == 2 else {
      throw Failure(description: "nothing matches \(selector)")
    }
    try drag([(place[0].doubleValue, place[1].doubleValue)])
  }

  /// Moves the mouse to a place without pressing it.
  func hover(_ x: Double, _ y: Double) throws {
    let move: [String: Any] = [
      "type": "pointerMove", "duration": 30, "x": Int(x.rounded()), "y": Int(y.rounded()),
      "origin": "viewport",
    ]
    let pointer: [String: Any] = [
      "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
      "actions": [move],
    ]
    try post("actions", ["actions": [pointer]])
  }

  /// Presses the pointer at the first place, moves it along the others and lets go.
  func drag(_ places: [(x: Double, y: Double)], touch: Bool = false) throws {
    var actions: [[String: Any]] = []
    for (index, place) in places.enumerated() {
      actions.append([
        "type": "pointerMove", "duration": index == 0 ? 0 : 60,
        "x": Int(place.x.rounded()), "y": Int(place.y.rounded()), "origin": "viewport",
      ])
      if index == 0 { actions.append(["type": "pointerDown", "button": 0]) }
    }
    actions.append(["type": "pointerUp", "button": 0])
    let pointer: [String: Any] = [
      "type": "pointer", "id": touch ? "finger" : "mouse",
      "parameters": ["pointerType": touch ? "touch" : "mouse"], "actions": actions,
    ]
    try post("actions", ["actions": [pointer]])
  }

  // MARK: The wire

  @discardableResult
  func command(_ name: String, _ parameters: [String: Any]) throws -> Any {
    try post("goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  @discardableResult
  private func post(_ path: String, _ body: [String: Any]) throws -> Any {
    try Self.call(port, "POST", "/session/\(session)/\(path)", body)
  }

  private static func call(
    _ port: UInt16, _ method: String, _ path: String, _ body: [String: Any]?
  ) throws -> Any {
    let data = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let reply = try LoopbackHTTP.exchange(port: port, method: method, path: path, body: data)
    let object = try JSONSerialization.jsonObject(with: reply.body) as? [String: Any]
    let value = object?["value"] ?? NSNull()
    guard reply.status == 200 else {
      let message = (value as? [String: Any])?["message"] as? String
      throw Failure(description: "\(path): \(message ?? "status \(reply.status)")")
    }
    return value
  }
}

/// Keys without a character of their own (WebDriver, section 17.4.2).
enum Key {
  static let shift = "\u{E008}"
  static let alt = "\u{E00A}"
  static let tab = "\u{E004}"
  static let enter = "\u{E007}"
  static let escape = "\u{E00C}"
  static let space = " "
  static let pageUp = "\u{E00E}"
  static let pageDown = "\u{E00F}"
  static let end = "\u{E010}"
  static let home = "\u{E011}"
  static let left = "\u{E012}"
  static let up = "\u{E013}"
  static let right = "\u{E014}"
  static let down = "\u{E015}"
  static let delete = "\u{E017}"
}
