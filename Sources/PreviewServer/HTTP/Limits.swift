import NIOCore

/// What a client may ask of the server, and for how long.
///
/// The limits are far above what browsers send and far below what would hurt a laptop.
package struct Limits: Sendable {
  /// The names and values of a request's header fields together, in bytes.
  package var headerBytes = 16 * 1024
  package var headerFields = 100
  /// The address in the request line, in bytes.
  package var targetBytes = 8 * 1024
  package var bodyBytes = 64 * 1024
  /// Ten open tabs with six connections each use a quarter of them.
  package var connections = 256
  /// From the first byte to the last of a request.
  package var requestTime = Duration.seconds(10)
  /// Between two requests on one connection.
  package var idleTime = Duration.seconds(75)
  /// Until a response has been taken by its reader.
  package var responseTime = Duration.seconds(120)

  package init() {}
}
