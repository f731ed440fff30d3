package enum SwiftUIWriter {
  package static func source(of table: TableSpec, _ language: TextLanguage) -> String { "" }
}
