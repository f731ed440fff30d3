/// The host names that the server answers to.
///
/// A page anywhere on the web may point a name of its own at 127.0.0.1 and then read the responses
/// of a server there (DNS rebinding). Its requests carry that name, so only requests for the
/// server's own names are answered.
package struct OwnHosts: Sendable {
  private let port: Int
  private let names: Set<String>
  /// Whether any literal address is accepted.
  ///
  /// A server that the network can reach is called by addresses that it does not know itself. A
  /// literal address cannot be rebound.
  private let acceptsAddresses: Bool

  /// - Parameters:
  ///   - address: The address that the server listens on.
  ///   - port: The port that it listens on.
  ///   - machine: The machine's own name, for readers elsewhere on the network.
  package init(address: String, port: Int, machine: String? = nil) {
    self.port = port
    let isLoopback = Self.isLoopback(address)
    var names: Set<String> = ["localhost", "127.0.0.1", "[::1]"]
    names.insert(address.contains(":") ? "[\(address)]" : address)
    if !isLoopback, let machine {
      names.formUnion([machine.lowercased(), machine.lowercased() + ".local"])
    }
    self.names = names
    acceptsAddresses = !isLoopback
  }

  /// Whether only this machine can reach `address`.
  package static func isLoopback(_ address: String) -> Bool {
    address == "localhost" || address == "::1"
      || address.hasPrefix("127.") && isIPv4(address)
  }

  /// Whether a `Host` field or the authority of an absolute target names this server.
  package func accept(host: String) -> Bool {
    guard let (name, port) = Self.parts(of: host.lowercased()) else { return false }
    guard (port ?? 80) == self.port else { return false }
    return names.contains(name)
      || acceptsAddresses && (Self.isIPv4(name) || name.hasPrefix("["))
  }

  /// Whether an `Origin` field is that of a page of this server; `null` is not.
  package func accept(origin: String) -> Bool {
    let origin = origin.lowercased()
    guard origin.hasPrefix("http://") else { return false }
    return accept(host: String(origin.dropFirst(7)))
  }

  private static func parts(of host: String) -> (name: String, port: Int?)? {
    var name = host[...]
    var port: Int?
    let bracket = host.lastIndex(of: "]") ?? host.startIndex
    if let colon = host[bracket...].lastIndex(of: ":") {
      let digits = host[host.index(after: colon)...]
      // Only as browsers write it: without a sign and leading zeros.
      guard let number = Int(digits), String(number) == digits, number >= 0 else { return nil }
      port = number
      name = host[..<colon]
    }
    return name.isEmpty || name.contains("@") ? nil : (String(name), port)
  }

  private static func isIPv4(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        part.utf8.allSatisfy { 0x30...0x39 ~= $0 } && UInt8(part) != nil
      }
  }
}
