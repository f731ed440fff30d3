import PreviewServer
import Testing

@Suite struct OwnHostsTests {
  private let loopback = OwnHosts(address: "127.0.0.1", port: 8080)
  private let network = OwnHosts(address: "0.0.0.0", port: 8080, machine: "desk")

  @Test(arguments: ["localhost:8080", "127.0.0.1:8080", "[::1]:8080", "LOCALHOST:8080"])
  func `answers to the names of the machine itself`(host: String) {
    #expect(loopback.accept(host: host))
    #expect(loopback.accept(origin: "http://" + host))
  }

  @Test(arguments: [
    "evil.example:8080", "localhost", "localhost:80", "localhost:8081",
    "localhost.evil.example:8080",
    "127.0.0.1.evil.example:8080", "192.168.0.2:8080", "", ":8080", "evil@localhost:8080",
    "localhost:8080:8080", "localhost:", "localhost:+8080", "localhost:08080", "127.0.0.1:8080/",
    "[::1]",
  ])
  func `answers to no other name`(host: String) {
    #expect(!loopback.accept(host: host))
    #expect(!loopback.accept(origin: "http://" + host))
  }

  @Test(arguments: ["null", "https://localhost:8080", "file://", "", "http://evil.example:8080"])
  func `takes requests of its own pages only`(origin: String) {
    #expect(!loopback.accept(origin: origin))
  }

  @Test func `answers to addresses, which cannot be rebound, where the network may reach it`() {
    #expect(network.accept(host: "192.168.0.2:8080"))
    #expect(network.accept(host: "[fe80::1]:8080"))
    #expect(network.accept(host: "desk.local:8080"))
    #expect(!network.accept(host: "evil.example:8080"))
    #expect(!network.accept(host: "1.2.3.4.5:8080"))
    #expect(!network.accept(host: "1.2.3:8080"))
  }

  @Test func `needs no port in the name where it is the usual one`() {
    #expect(OwnHosts(address: "127.0.0.1", port: 80).accept(host: "localhost"))
  }

  @Test func `knows the addresses that only this machine can reach`() {
    #expect(["127.0.0.1", "::1", "localhost", "127.9.9.9"].allSatisfy(OwnHosts.isLoopback))
    #expect(
      !["0.0.0.0", "::", "192.168.0.2", "127.evil", "*"].contains(where: OwnHosts.isLoopback))
  }
}
