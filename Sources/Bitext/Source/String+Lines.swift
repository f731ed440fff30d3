extension String {
  /// The lines without their endings (LF or CRLF).
  ///
  /// Split by scalars, because CR and LF together are one character, which a split at LF does not
  /// cut.
  var lines: [Substring] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      Substring($0.last == "\r" ? $0.dropLast() : $0)
    }
  }

  /// The text before the first line break, or as much of it as a message can quote.
  var firstLine: (text: String, isCut: Bool) {
    let longest = 80
    let line = unicodeScalars.prefix(longest + 1).prefix { scalar in
      switch scalar.value {
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: false
      default: true
      }
    }
    guard line.count > longest else { return (String(line), false) }
    return (String(line.prefix(longest)), true)
  }
}
