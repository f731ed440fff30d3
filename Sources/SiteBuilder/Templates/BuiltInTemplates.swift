internal import CTemplates

/// The files of `templates/`, which are compiled into the program.
enum BuiltInTemplates {
  /// Paths relative to `templates/`, with `/` between parts; sorted.
  static let names: [String] = (0..<builtInTemplateCount()).map {
    unsafe String(cString: builtInTemplate($0).name)
  }

  /// The bytes of the file called `name`; nil if there is none.
  static func bytes(of name: String) -> [UInt8]? {
    names.firstIndex(of: name).map { bytes(at: $0) }
  }

  /// The files whose names satisfy a condition, sorted by name.
  static func files(where isWanted: (String) -> Bool) -> [(name: String, bytes: [UInt8])] {
    names.indices.filter { isWanted(names[$0]) }.map { (names[$0], bytes(at: $0)) }
  }

  private static func bytes(at index: Int) -> [UInt8] {
    let file = unsafe builtInTemplate(index)
    return unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
