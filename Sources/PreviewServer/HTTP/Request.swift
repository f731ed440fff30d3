/// The parts of a request that the server needs.
package struct Request: Hashable, Sendable {
  package enum Method: String, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
  }

  /// The method; requests with other methods are refused before.
  package var method: Method
  /// The address that is asked for, decoded and checked.
  package var target: RequestTarget
  /// The entity tags of `If-None-Match`, as they were sent.
  package var ifNoneMatch: String?
  /// The `Range` field; nil if there is none, as for the fields below.
  package var range: String?
  package var ifRange: String?
  /// Whether the request claims to come from a page of this server.
  package var hasOwnOrigin = false
  /// Whether the request comes from this machine.
  package var isLocal = false
  /// The body; empty unless the method is POST.
  package var body: [UInt8] = []

  package init(_ method: Method, _ target: RequestTarget) {
    self.method = method
    self.target = target
  }
}
