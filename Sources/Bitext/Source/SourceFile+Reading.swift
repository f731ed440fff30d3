extension SourceFile {
  /// Reads one file of a content folder.
  ///
  /// The result is nil if the file does not exist, cannot be read or is not UTF-8; the diagnostics
  /// then say so. Diagnostics about legal but unusual bytes come with the source.
  package static func reading(_ file: ContentDirectory.File) -> (SourceFile?, [Diagnostic]) {
    do {
      return decoding(try file.contents(), path: file.path)
    } catch {
      return (nil, [unreadable(file, error)])
    }
  }

  /// The error for a file that cannot be read.
  package static func unreadable(
    _ file: ContentDirectory.File, _ failure: FileSystem.Failure
  ) -> Diagnostic {
    Diagnostic(
      .error, "unreadable-file", "this cannot be read: \(failure.reason)",
      at: .file(path: file.path, offset: nil))
  }

  /// Reads one file by a path as a person typed it, which is also how it is shown.
  package static func reading(path: String) -> (SourceFile?, [Diagnostic]) {
    reading(ContentDirectory.File(named: path))
  }

  /// Makes a source of bytes from anywhere.
  package static func decoding(_ bytes: [UInt8], path: String) -> (SourceFile?, [Diagnostic]) {
    let findings = PlainText.findings(in: bytes)
    let (source, problems) = checking(bytes, path: path, findings)
    return (source, source?.notes(on: findings) ?? problems)
  }

  /// Makes a source of bytes with the given findings, or reports why that is impossible.
  static func checking(
    _ bytes: [UInt8], path: String, _ findings: PlainText.Findings
  ) -> (SourceFile?, [Diagnostic]) {
    if let encoding = wideEncoding(of: bytes) {
      return (
        nil, [invalid("this is \(encoding), not UTF-8: save it as UTF-8", path: path, offset: 0)]
      )
    }
    if findings.areUTF8 { return (SourceFile(path: path, validated: bytes), []) }
    do {
      return (try SourceFile(path: path, bytes: bytes), [])
    } catch {
      let byte = error.offset < bytes.count ? bytes[error.offset] : 0
      let hexadecimal = String(byte, radix: 16, uppercase: true)
      let message =
        "this is not UTF-8: byte 0x\(hexadecimal) at offset \(error.offset) begins no character; "
        + "save the file as UTF-8 (from EUC-KR or Shift_JIS, perhaps)"
      return (nil, [invalid(message, path: path, offset: error.offset)])
    }
  }

  private static func invalid(_ message: String, path: String, offset: Int) -> Diagnostic {
    Diagnostic(.error, "invalid-utf8", message, at: .file(path: path, offset: offset))
  }

  /// Recognises UTF-16 and UTF-32 by byte order marks or by zeros: without a mark, Latin text in
  /// UTF-16 is valid UTF-8 in which every other byte is NUL.
  private static func wideEncoding(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "UTF-32"
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    let sample = bytes.prefix(512)
    let zeros = sample.reduce(0) { $0 + ($1 == 0 ? 1 : 0) }
    return sample.count >= 8 && zeros * 5 >= sample.count * 2 ? "UTF-16 or not a text" : nil
  }

  /// One note for each kind of byte sequence that the site shows in another form.
  func notes(on findings: PlainText.Findings) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    if let range = findings.firstDecomposed {
      let message = "this text is not in Unicode's composed form (NFC); the site shows it composed"
      notes.append(Diagnostic(.note, "not-composed", message, at: .range(self, range)))
    }
    if let range = findings.firstControl {
      let count = findings.controls
      let message =
        "\(count) control character\(count == 1 ? "" : "s") in this text; the site leaves "
        + (count == 1 ? "it" : "them") + " out"
      notes.append(Diagnostic(.note, "control-character", message, at: .range(self, range)))
    }
    if let range = findings.firstDirection {
      let count = findings.directions
      let subject = count == 1 ? "1 character here changes" : "\(count) characters here change"
      let message =
        "\(subject) the order of the text around: what is read may not be what is written"
      notes.append(Diagnostic(.warning, "bidi-control", message, at: .range(self, range)))
    }
    return notes
  }
}
