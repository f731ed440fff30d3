/// The arrangement of a row's title and detail: `UITableViewCell.CellStyle`.
package enum RowStyle: String, CaseIterable, Hashable, Sendable, Codable {
  /// `.default`: image and title.
  case basic
  /// `.subtitle`: the detail under the title.
  case subtitle
  /// `.value1`: the detail at the trailing edge of the same line.
  case rightDetail
  /// `.value2`: a trailing-aligned title, then the detail.
  case leftDetail
  /// A cell of the app's own design.
  case custom

  package var needsDetail: Bool {
    switch self {
    case .subtitle, .rightDetail, .leftDetail: true
    case .basic, .custom: false
    }
  }
}
