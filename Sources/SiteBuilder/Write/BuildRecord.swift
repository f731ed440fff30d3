package import Bitext

/// The inputs and the messages of a finished build, stored beside its pages.
///
/// A build with equal inputs has nothing to do if the pages are unchanged.
package struct BuildRecord: Sendable {
  static let fileName = ".hig-notes-build"
  private static let header = "hig-notes build 1"

  let inputs: UInt64
  /// The number of pages of the site.
  package let pages: Int
  /// A message about the parts that the site lacks because its address is unknown; nil if the
  /// address is known.
  package let omission: String?
  private let findings: [Finding]

  /// A diagnostic that refers to its source only by path.
  private struct Finding: Sendable {
    var severity: Diagnostic.Severity
    var rule: String
    var path: String
    /// The range in the source; nil if the place is a whole file or an offset.
    var range: SourceRange?
    var offset: Int?
    var message: String
  }

  /// The record of a finished build.
  package init(
    _ inputs: BuildInputs, pages: Int, omission: String?, diagnostics: [Diagnostic]
  ) {
    self.inputs = inputs.digest
    self.pages = pages
    self.omission = omission
    findings = diagnostics.map { diagnostic in
      var finding = Finding(
        severity: diagnostic.severity, rule: diagnostic.rule, path: "", message: diagnostic.message)
      switch diagnostic.place {
      case .range(let source, let range):
        finding.path = source.path
        finding.range = range
      case .file(let path, let offset):
        finding.path = path
        finding.offset = offset
      }
      return finding
    }
  }

  /// The diagnostics of the build; reads their sources from `directory` again.
  package func diagnostics(in directory: ContentDirectory) -> [Diagnostic] {
    guard !findings.isEmpty else { return [] }
    let all = [directory.settings].compactMap(\.self) + directory.texts + directory.assets
    let files = Dictionary(all.map { ($0.path, $0) }) { first, _ in first }
    var sources: [String: SourceFile] = [:]
    return findings.map { finding in
      var place = Diagnostic.Place.file(path: finding.path, offset: finding.offset)
      if let range = finding.range, let file = files[finding.path] {
        let source = sources[finding.path] ?? SourceFile.reading(file).0
        sources[finding.path] = source
        if let source, range.upperBound <= source.bytes.count { place = .range(source, range) }
      }
      return Diagnostic(finding.severity, finding.rule, finding.message, at: place)
    }
  }

  // MARK: As a file

  /// One finding per line, its fields separated by tabs.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    func append(_ line: String) {
      bytes.append(contentsOf: line.utf8)
      bytes.append(0x0A)
    }
    append(Self.header)
    append(String(inputs, radix: 16))
    append(String(pages))
    append(Self.escaped(omission ?? ""))
    for finding in findings {
      let fields = [
        String(finding.severity.rawValue), finding.rule, finding.path,
        finding.range.map { "\($0.lowerBound)-\($0.upperBound)" } ?? "",
        finding.offset.map(String.init) ?? "", finding.message,
      ]
      append(fields.map(Self.escaped).joined(separator: "\t"))
    }
    return bytes
  }

  /// Reads the record of a build; nil if `bytes` are not a record with the `wanted` inputs.
  init?(_ bytes: [UInt8], of wanted: BuildInputs) {
    let start = Self.header + "\n" + String(wanted.digest, radix: 16) + "\n"
    guard bytes.starts(with: start.utf8) else { return nil }
    var lines = String(decoding: bytes.dropFirst(start.utf8.count), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.popLast() == "", let count = lines.popFirst(), let pages = Int(count),
      let omission = lines.popFirst()
    else { return nil }
    inputs = wanted.digest
    self.pages = pages
    self.omission = omission.isEmpty ? nil : Self.plain(omission)
    var findings: [Finding] = []
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 6, let number = Int(fields[0]),
        let severity = Diagnostic.Severity(rawValue: number)
      else { return nil }
      let bounds = fields[3].split(separator: "-").compactMap { Int($0) }
      findings.append(
        Finding(
          severity: severity, rule: Self.plain(fields[1]), path: Self.plain(fields[2]),
          range: bounds.count == 2 && bounds[0] <= bounds[1] && bounds[1] <= SourceFile.maximumSize
            ? SourceRange(bounds[0], bounds[1]) : nil,
          offset: Int(fields[4]), message: Self.plain(fields[5])))
    }
    self.findings = findings
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x5C }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func plain(_ text: Substring) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        result.append(scalar == "n" ? "\n" : scalar == "t" ? "\t" : scalar == "r" ? "\r" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
