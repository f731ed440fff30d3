import NIOCore

/// The limits of requests, in size and time.
///
/// They are far above what browsers send and far below what would harm a laptop.
package struct Limits: Sendable {
  /// The size of all names and values of a request's header fields, in bytes.
  package var headerBytes = 16 * 1024
  package var headerFields = 100
  /// The size of the address in the request line, in bytes.
  package var targetBytes = 8 * 1024
  package var bodyBytes = 64 * 1024
  /// The number of connections; ten open tabs with six each use a quarter of them.
  package var connections = 256
  /// The time from the first byte of a request to the last.
  package var requestTime = Duration.seconds(10)
  /// The time between two requests on one connection.
  package var idleTime = Duration.seconds(75)
  /// The time until the client has read a response.
  package var responseTime = Duration.seconds(120)

  package init() {}
}
