import TextBasics

/// Addresses that GitHub's extension makes links of without any markup.
///
/// The rules are those of the GitHub Flavored Markdown specification, section "Autolinks
/// (extension)", which let an address go on to the next space. Korean and Japanese have none there:
/// a particle is glued to the address, or a sentence goes on behind it. So with `cjk`, an address
/// ends where ``BareAddressEnd`` says; an author who means the letters as a part of it writes
/// `<https://…>` or percent signs. Ranges are byte offsets.
enum BareAddress {
  /// Longer addresses stay text, which keeps the work linear.
  private static let maximumLength = 2048

  /// A byte that no UTF-8 text holds: an address ends before it.
  static let hardEnd: UInt8 = 0xFF

  /// An address whose scheme ends at `colon` and begins at or after `start`.
  static func url(in bytes: [UInt8], colon: Int, from start: Int, cjk: Bool) -> Range<Int>? {
    guard colon + 3 < bytes.count, bytes[colon + 1] == 0x2F, bytes[colon + 2] == 0x2F else {
      return nil
    }
    var first = colon
    while first > start, bytes[first - 1].isASCIILetter { first -= 1 }
    guard isScheme(bytes[first..<colon]) else { return nil }
    let host = colon + 3
    guard Flanking.class(after: host, in: bytes).isDisjoint(with: [.space, .punctuation]) else {
      return nil
    }
    let domain = domainLength(in: bytes, at: host, allowsShort: true, cjk: cjk)
    guard domain > 0 else { return nil }
    let end = self.end(in: bytes, from: first, after: host + domain, cjk: cjk)
    return end > host ? first..<end : nil
  }

  /// An address that begins with `www.` at `index`.
  static func www(in bytes: [UInt8], at index: Int, from start: Int, cjk: Bool) -> Range<Int>? {
    guard index + 4 < bytes.count, bytes[index + 1] == 0x77, bytes[index + 2] == 0x77,
      bytes[index + 3] == 0x2E
    else { return nil }
    if index > start {
      switch bytes[index - 1] {
      case 0x09...0x0D, 0x20, 0x2A, 0x5F, 0x7E, 0x28: break
      // A sentinel for one of the characters above, which only the marked text holds.
      case 0x80...0xBF where index > start + 3 && bytes[index - 4] == 0xF0: break
      default: return nil
      }
    }
    let domain = domainLength(in: bytes, at: index, allowsShort: false, cjk: cjk)
    guard domain > 0 else { return nil }
    let end = self.end(in: bytes, from: index, after: index + domain, cjk: cjk)
    return end > index ? index..<end : nil
  }

  /// A mail address around the `@` at `index`, with `mailto:` or `xmpp:` where it is written.
  static func mail(in bytes: [UInt8], at index: Int, from start: Int) -> Range<Int>? {
    var first = index
    while first > start, isMailLocal(bytes[first - 1]) { first -= 1 }
    guard first < index else { return nil }
    var end = index + 1
    var periods = 0
    let isChat = hasPrefix("xmpp:", before: first, in: bytes, from: start)
    while end < bytes.count {
      let byte = bytes[end]
      if byte.isASCIIAlphanumeric || byte == 0x2D || byte == 0x5F {
        end += 1
      } else if byte == 0x2E, end + 1 < bytes.count, bytes[end + 1].isASCIIAlphanumeric {
        periods += 1
        end += 1
      } else if byte == 0x2F, isChat {
        end += 1
      } else {
        break
      }
    }
    if end < bytes.count, bytes[end] == 0x40 { return nil }
    guard end - index > 1, periods > 0, bytes[end - 1].isASCIILetter || bytes[end - 1] == 0x2E
    else {
      return nil
    }
    if isChat || hasPrefix("mailto:", before: first, in: bytes, from: start) {
      first -= isChat ? 5 : 7
    }
    return first..<trimmed(in: bytes, from: first, to: end)
  }

  private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
    let lowered = bytes.map { $0 | 0x20 }
    return lowered == Array("http".utf8) || lowered == Array("https".utf8)
      || lowered == Array("ftp".utf8)
  }

  private static func hasPrefix(
    _ prefix: StaticString, before index: Int, in bytes: [UInt8], from start: Int
  ) -> Bool {
    let length = prefix.utf8CodeUnitCount
    guard index - length >= start else { return false }
    if index - length > start, bytes[index - length - 1].isASCIIAlphanumeric { return false }
    return bytes.span.extracting((index - length)..<index).isEqual(to: prefix)
  }

  /// The length of a valid domain, 0 where there is none: at least one period unless a short
  /// one will do, and no underscore in its last two parts.
  private static func domainLength(
    in bytes: [UInt8], at start: Int, allowsShort: Bool, cjk: Bool
  ) -> Int {
    var index = start
    var periods = 0
    var underscores = (previous: 0, last: 0)
    while index < bytes.count, index - start < maximumLength {
      let byte = bytes[index]
      if byte == 0x5F {
        underscores.last += 1
      } else if byte == 0x2E {
        underscores = (underscores.last, 0)
        periods += 1
      } else if byte == hardEnd {
        break
      } else if byte != 0x2D {
        let kind = Flanking.class(after: index, in: bytes)
        guard kind.isDisjoint(with: [.space, .punctuation]) else { break }
        if cjk, byte >= 0x80, BareAddressEnd.isInHost(bytes, at: index, from: start) { break }
        while index + 1 < bytes.count, bytes[index + 1] & 0xC0 == 0x80 { index += 1 }
      }
      index += 1
    }
    if underscores.previous + underscores.last > 0, periods <= 10 { return 0 }
    if index == start { return 0 }
    return allowsShort || periods > 0 ? index - start : 0
  }

  /// The end of an address: white space or `<`, or before that the marks that end a sentence.
  private static func end(
    in bytes: [UInt8], from start: Int, after domain: Int, cjk: Bool
  ) -> Int {
    var end = domain
    while end < bytes.count, bytes[end] > 0x20, bytes[end] != 0x3C, bytes[end] != hardEnd {
      // The end of a tag that is shown as text.
      if bytes[end] == 0x22 || bytes[end] == 0x27, end + 1 < bytes.count, bytes[end + 1] == 0x3E {
        break
      }
      if cjk, bytes[end] >= 0xE1, BareAddressEnd.isInPath(bytes, at: end) { break }
      end += 1
      if end - start > maximumLength { return start }
    }
    return trimmed(in: bytes, from: start, to: end)
  }

  private static func trimmed(in bytes: [UInt8], from start: Int, to limit: Int) -> Int {
    var end = limit
    var unopened: Int?
    while end > start {
      switch bytes[end - 1] {
      case 0x3F, 0x21, 0x2E, 0x2C, 0x3A, 0x2A, 0x5F, 0x7E, 0x27, 0x22: end -= 1
      case 0x29:
        let surplus =
          unopened
          ?? bytes[start..<end].reduce(0) { $1 == 0x29 ? $0 + 1 : $1 == 0x28 ? $0 - 1 : $0 }
        if surplus <= 0 { return end }
        unopened = surplus - 1
        end -= 1
      case 0x3B:
        var name = end - 1
        while name > start, bytes[name - 1].isASCIIAlphanumeric { name -= 1 }
        let isReference = name < end - 1 && name > start && bytes[name - 1] == 0x26
        end = isReference ? name - 1 : end - 1
      default: return end
      }
    }
    return end
  }

  private static func isMailLocal(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == 0x2E || byte == 0x2D || byte == 0x5F || byte == 0x2B
  }
}
