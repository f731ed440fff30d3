package import Foundation

/// A headless Chromium, driven over W3C WebDriver.
package final class Browser {
  /// The reason why the browser or its driver did not carry out a request.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
  }

  /// The path of chromedriver, from Debian's package `chromium-driver`.
  package static let driver = "/usr/bin/chromedriver"

  private static let browser = "/usr/bin/chromium"

  /// Debian's package `chromium-headless-shell` has the same pages without the browser around them, for half of the
  /// work; where it is not installed, the browser shows them.
  ///
  /// This is the program itself: chromedriver ends the process that it started, and the script in `/usr/bin` would
  /// leave its program behind.
  private static let shell: String = {
    let path = "/usr/lib/chromium/chromium-headless-shell"
    return FileManager.default.isExecutableFile(atPath: path) ? path : browser
  }()

  /// The number of attempts, 20 ms apart, to see an expected change.
  ///
  /// It limits the wait for a change that never happens; no page is required to be that fast.
  static let looks = 3_000

  /// Removed by `deinit`, because Chromium leaves files in it.
  private let scratch: URL
  private let process: ChildProcess
  let port: UInt16
  let session: String

  /// Starts a browser with additional command-line arguments.
  ///
  /// - Parameters:
  ///   - more: The arguments.
  ///   - isWhole: Whether it is the browser that readers have, for figures.
  ///   - tracing: Whether it records the work of its threads for ``trace()``.
  /// - Throws: ``Failure`` if it does not start.
  package init(_ more: [String] = [], isWhole: Bool = false, tracing: Bool = false) throws {
    port = try LoopbackHTTP.freePort()
    scratch = FileManager.default.temporaryDirectory.appending(
      path: "browser-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    process = try ChildProcess(
      Self.driver, ["--port=\(port)", "--log-level=SEVERE"],
      environment: ["TMPDIR": scratch.path])
    try process.waitUntilListening(on: port)
    let arguments =
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--force-color-profile=srgb", "--hide-scrollbars",
      ] + more
    var options: [String: Any] = [
      "binary": isWhole ? Self.browser : Self.shell, "args": arguments,
    ]
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
    // Allows asynchronous scripts as much time as everything else.
    try post("timeouts", ["script": 300_000])
  }

  deinit {
    _ = try? Self.call(port, "DELETE", "/session/\(session)", nil)
    process.end()
    try? FileManager.default.removeItem(at: scratch)
  }

  // MARK: Pages

  /// Opens an address and waits until the page is loaded.
  package func open(_ url: URL) throws {
    try post("url", ["url": url.absoluteString])
  }

  /// Opens an address and waits until the page is loaded.
  package func open(_ url: String) throws {
    try post("url", ["url": url])
  }

  /// Sets the size of the page in CSS pixels; widths below 600 emulate a phone.
  package func resize(width: Int, height: Int) throws {
    try command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600])
  }

  /// Sets media features, such as `["prefers-color-scheme": "dark"]`.
  package func emulate(_ features: [String: String]) throws {
    let list = features.sorted { $0.key < $1.key }.map { ["name": $0.key, "value": $0.value] }
    try command("Emulation.setEmulatedMedia", ["features": list])
  }

  package func setScripts(enabled: Bool) throws {
    try command("Emulation.setScriptExecutionDisabled", ["value": !enabled])
  }

  // MARK: Protocol

  /// Sends a command of the DevTools protocol and returns its result.
  @discardableResult
  package func command(_ name: String, _ parameters: [String: Any]) throws -> Any {
    try post("goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  @discardableResult
  func post(_ path: String, _ body: [String: Any]) throws -> Any {
    try Self.call(port, "POST", "/session/\(session)/\(path)", body)
  }

  static func call(
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
