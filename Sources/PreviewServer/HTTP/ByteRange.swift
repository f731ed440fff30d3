/// The part of a file that a request asks for (RFC 9110, section 14).
package enum ByteRange: Hashable, Sendable {
  case all
  case part(Range<Int>)
  case unsatisfiable

  /// The range that a request asks for.
  ///
  /// Several ranges, other units and malformed fields get the whole file, which the standard
  /// allows.
  static func requested(by request: Request, of size: Int, tag: EntityTag) -> ByteRange {
    guard let field = request.range, request.method == .get else { return .all }
    if let condition = request.ifRange, condition != tag.text { return .all }
    return parse(field, size: size)
  }

  /// Reads a `Range` field for a resource of `size` bytes.
  package static func parse(_ field: String, size: Int) -> ByteRange {
    guard field.lowercased().hasPrefix("bytes=") else { return .all }
    let sides = field.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
      .map { $0.filter { $0 != " " } }
    guard sides.count == 2, sides.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }) else {
      return .all
    }
    switch (Int(sides[0]), Int(sides[1])) {
    case (let first?, let last?):
      guard first <= last else { return .all }
      return first < size ? .part(first..<min(last, size - 1) + 1) : .unsatisfiable
    case (let first?, nil) where sides[1].isEmpty:
      return first < size ? .part(first..<size) : .unsatisfiable
    case (nil, let length?) where sides[0].isEmpty:
      return length > 0 && size > 0 ? .part(max(0, size - length)..<size) : .unsatisfiable
    default: return .all
    }
  }

  static func field(_ range: Range<Int>?, of size: Int) -> (name: String, value: String) {
    let part = range.map { "\($0.lowerBound)-\($0.upperBound - 1)" } ?? "*"
    return ("content-range", "bytes \(part)/\(size)")
  }
}
