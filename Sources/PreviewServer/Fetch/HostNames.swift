import CLibrary

/// The addresses that the system knows for the names of machines.
enum HostNames {
  /// The addresses of a machine, in the order in which to try them; none if nobody knows it.
  static func addresses(of host: String) -> [InternetAddress] {
    var wanted = unsafe addrinfo()
    unsafe wanted.ai_socktype = streamSocket
    var first: UnsafeMutablePointer<addrinfo>?
    guard unsafe getaddrinfo(host, nil, &wanted, &first) == 0 else { return [] }
    defer { unsafe freeaddrinfo(first) }
    var addresses: [InternetAddress] = []
    var next = unsafe first
    while let entry = unsafe next {
      if let address = unsafe address(of: entry.pointee), !addresses.contains(address) {
        addresses.append(address)
      }
      unsafe next = entry.pointee.ai_next
    }
    return addresses
  }

  private static func address(of entry: addrinfo) -> InternetAddress? {
    guard let address = unsafe entry.ai_addr else { return nil }
    switch unsafe entry.ai_family {
    case AF_INET:
      let bytes = unsafe address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        unsafe withUnsafeBytes(of: $0.pointee.sin_addr) { unsafe Array($0) }
      }
      return InternetAddress(bytes: bytes)
    case AF_INET6:
      let bytes = unsafe address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
        unsafe withUnsafeBytes(of: $0.pointee.sin6_addr) { unsafe Array($0) }
      }
      return InternetAddress(bytes: bytes)
    default: return nil
    }
  }
}
