/// The bullet or number of a list item.
enum ListMarker {
  /// The bytes of the marker at `index`, nil where there is none.
  static func length(in bytes: [UInt8], at index: Int, end: Int) -> Int? {
    guard index < end else { return nil }
    var stop = index
    switch bytes[index] {
    case 0x2A, 0x2B, 0x2D: stop = index + 1
    case 0x30...0x39:
      while stop < end, (0x30...0x39).contains(bytes[stop]) { stop += 1 }
      guard stop - index <= 9, stop < end, bytes[stop] == 0x2E || bytes[stop] == 0x29 else {
        return nil
      }
      stop += 1
    default: return nil
    }
    // libcmark takes a vertical tab and a form feed for a space here, though the specification
    // does not.
    guard stop == end || bytes[stop] == 0x20 || [0x09, 0x0B, 0x0C].contains(bytes[stop]) else {
      return nil
    }
    return stop - index
  }
}
