import Testing

@testable import PreviewServer

@Suite struct WebAddressTests {
  @Test(arguments: [
    ("HTTP://Pictures.Example:8080/a b.png#x", "http://pictures.example:8080/a%20b.png", 8080),
    ("https://pictures.example?x=1", "https://pictures.example/?x=1", 443),
    ("https://pictures.example:", "https://pictures.example/", 443),
    ("http://[2001:DB8::1]/선반.png", "http://[2001:db8::1]/%EC%84%A0%EB%B0%98.png", 80),
  ])
  func `an address is taken apart`(address: String, text: String, port: Int) throws {
    let place = try WebAddress(address)
    #expect(place.text == text)
    #expect(place.port == port)
  }

  @Test(arguments: [
    "file:///etc/hostname", "ftp://pictures.example/a", "//pictures.example/a", "http:/a",
    "http://", "gopher://127.0.0.1:70/_x", "http://a@b/", "http://a:b@c/", "http://a\\@127.0.0.1/",
    "http://pictures.example\\.evil.example/", "http://a b/", "http://-o/", "http://a:0/",
    "http://a:65536/", "http://a:+8/", "http://a:8x/", "http://[::1/", "http://[::1]x/",
    "http://[x]/", "http://{a,b}/", "http://선반.example/", "http://a\u{0}b/", "http://a\r\n/",
  ])
  func `what programs could read in two ways is refused`(address: String) {
    #expect(throws: WebAddress.Flaw.self) { try WebAddress(address) }
  }

  @Test(
    arguments: [
      [8, 8, 8, 8], [1, 1, 1, 1], [172, 15, 0, 1], [172, 32, 0, 1], [100, 63, 0, 1],
      [100, 128, 0, 1],
      [192, 169, 0, 1], [223, 255, 255, 255],
      [0x26, 0x06, 0x28, 0, 0x02, 0x20, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1],
    ] as [[UInt8]])
  func `machines of everybody are public`(bytes: [UInt8]) {
    #expect(InternetAddress(bytes: bytes).isPublic)
  }

  @Test(
    arguments: [
      [127, 0, 0, 1], [127, 255, 0, 9], [10, 1, 2, 3], [172, 16, 0, 1], [172, 31, 255, 255],
      [192, 168, 1, 1], [169, 254, 169, 254], [100, 64, 0, 1], [0, 0, 0, 0], [224, 0, 0, 1],
      [255, 255, 255, 255], [192, 0, 0, 8], [198, 19, 0, 1], [203, 0, 113, 5], [],
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 127, 0, 0, 1],
      [0xFE, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      [0xFC, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      [0x20, 0x02, 127, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      [0x20, 0x01, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      [0x20, 0x01, 0x0D, 0xB8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 1],
    ] as [[UInt8]])
  func `machines of this network and special ones are not`(bytes: [UInt8]) {
    #expect(!InternetAddress(bytes: bytes).isPublic)
  }

  @Test func `names of this machine are found`() {
    let addresses = HostNames.addresses(of: "localhost")
    #expect(!addresses.isEmpty && addresses.allSatisfy { !$0.isPublic })
    #expect(HostNames.addresses(of: "2130706433") == [InternetAddress(bytes: [127, 0, 0, 1])])
    #expect(HostNames.addresses(of: "no-such-host.invalid").isEmpty)
  }
}
