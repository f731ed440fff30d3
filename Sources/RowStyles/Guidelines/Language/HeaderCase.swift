/// Since the design of 2025, headers keep the case in which they are written.
///
/// Short words in capitals are assumed to be abbreviations.
struct HeaderCase: Guideline {
  let id = GuidelineID.headerCase
  let severity = Severity.warning
  let basis: [Basis] = [.metrics]
  let statement = LocalizedText(
    en: "A header is written in title case, not in capitals",
    ko: "헤더는 대문자로만 쓰지 않음",
    ja: "ヘッダーをすべて大文字で書かない")
  let fault: LocalizedText? = LocalizedText(
    en: "The header “{}” is written in capitals",
    ko: "“{}” 헤더를 대문자로만 씀",
    ja: "ヘッダー「{}」がすべて大文字である")

  func check(_ table: TableSpec) -> [Finding] {
    guard table.era == .ios26 else { return [] }
    return table.sections.compactMap { section in
      let isShouting = TextLanguage.allCases.contains { language in
        let letters = (section.header?[language] ?? "").filter(\.isCased)
        return letters.count > 3 && letters.allSatisfy(\.isUppercase)
      }
      return isShouting ? finding(.section(section.id), subject: section.header) : nil
    }
  }

  func breaking(_ table: TableSpec) -> TableSpec? {
    guard table.era == .ios26 else { return nil }
    var bad = table
    for index in bad.sections.indices {
      bad.sections[index].header = bad.sections[index].header?.map { $1.uppercased() }
    }
    return check(bad).isEmpty ? nil : bad
  }
}
