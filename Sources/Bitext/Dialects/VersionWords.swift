import TextBasics

/// The words of a directive of MyST about a version: `{versionadded} 1.2`, in the language of its
/// text.
struct VersionWords {
  let text: String

  /// - Parameters:
  ///   - name: `versionadded`, `versionchanged` or `deprecated`.
  ///   - argument: The version, perhaps with a text behind it.
  ///   - body: The text of the directive.
  init(_ name: String, _ argument: String, body: ArraySlice<UInt8>) {
    let parts = argument.split(separator: " ", maxSplits: 1)
    let version = parts.first.map { String($0) } ?? ""
    let rest = parts.count > 1 ? " \(parts[1])" : ""
    let scalars = String(decoding: body, as: UTF8.self).unicodeScalars
    let isKorean = scalars.contains { Script(of: $0) == .hangul }
    let isJapanese = scalars.contains { Script(of: $0)?.isKana == true }
    let words: String =
      switch (name, isKorean, isJapanese) {
      case ("versionadded", true, _): "버전 \(version)에 추가"
      case ("versionadded", _, true): "バージョン\(version)で追加"
      case ("versionadded", _, _): "Added in version \(version)"
      case ("versionchanged", true, _): "버전 \(version)에서 변경"
      case ("versionchanged", _, true): "バージョン\(version)で変更"
      case ("versionchanged", _, _): "Changed in version \(version)"
      case (_, true, _): "버전 \(version)부터 사용 중단"
      case (_, _, true): "バージョン\(version)で非推奨"
      default: "Deprecated since version \(version)"
      }
    text = version.isEmpty ? "" : words + rest
  }
}
