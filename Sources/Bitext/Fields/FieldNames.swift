/// Names of fields, no two of them equal.
struct FieldNames {
  private var taken: [String: Int] = [:]

  /// The name, with a number where it is taken.
  mutating func unique(_ name: String) -> String {
    let count = (taken[name] ?? 0) + 1
    taken[name] = count
    return count == 1 ? name : unique("\(name)-\(count)")
  }

  /// A name for a picture that is the same in all languages: the last part of its address without
  /// a mark of the language.
  static func name(ofAddress address: String) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    var stem = file[..<(file.lastIndex(of: ".") ?? file.endIndex)]
    for mark in ["-", "_", "."] {
      guard let place = stem.lastIndex(of: Character(mark)),
        PathKey.language(named: String(stem[stem.index(after: place)...])) != nil
      else { continue }
      stem = stem[..<place]
    }
    let slug = Slug.make(from: String(stem))
    if !slug.isEmpty { return slug }
    var hash = StableHash()
    hash.combine(String(stem))
    return hash.sixDigits
  }
}
