/// A pair of buttons that goes through the values of its row, one at a time.
struct StepperAccessory: AccessoryKind {
  let isInteractive = true
  let isControl = true
  let effect = AccessoryEffect.choice
  let width: Double = 94
  var pictures: [String] { ["minus", "plus"] }
  var uiKit: UIKitAccessory { .view(isOnTelevision: false) }

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Stepper", ko: "스테퍼", ja: "ステッパー"),
      spelled: Spellings(
        ["row stepper", "stepper in a row"], ["행 스테퍼", "행의 스테퍼"], ["行のステッパー"]),
      frameworks: APINames(swiftUI: "Stepper", uiKit: "UIStepper", appKit: "NSStepper"),
      platforms: [.iOS, .iPadOS, .macOS, .visionOS, .watchOS],
      example: "dinner-table")
  }

  func writeSwiftUIControl(
    of row: Row, _ code: some SwiftUIRowCode, _ body: inout SourceWriter,
    around content: (inout SourceWriter) -> Void
  ) -> Bool {
    // A television has no stepper: there the row shows its value.
    guard !code.table.platforms.contains(.tvOS) else { return false }
    body.use(API(iOS: 1300, macOS: 1015, watchOS: 900, visionOS: 100))
    let property = code.property(of: row)
    let steps = property.map { $0 + "Steps" } ?? "steps"
    let step = property.map { $0 + "Step" } ?? "step"
    let value = code.value(of: row)
    let values = row.choices.map { SourceWriter.localized($0, code.language) }
    body.line("let \(steps) = [\(values.joined(separator: ", "))]")
    body.line("let \(step) = \(steps).firstIndex(of: \(value)) ?? 0")
    body.line("Stepper {")
    body.indented(content)
    body.line("} onIncrement: {")
    body.line("  \(value) = \(steps)[min(\(step) + 1, \(steps).count - 1)]")
    body.line("} onDecrement: {")
    body.line("  \(value) = \(steps)[max(\(step) - 1, 0)]")
    body.line("}")
    return true
  }

  func writeUIKitView(
    of rows: [Row], _ code: some UIKitRowCode, _ body: inout SourceWriter
  ) {
    code.writeChoices(of: rows, &body)
    body.line("let values = choices[item.id] ?? []")
    body.line("let change = UIAction { [weak self, weak cell] action in")
    body.line("  guard let stepper = action.sender as? UIStepper else { return }")
    body.line("  let value = values[Int(stepper.value)]")
    body.indented { code.writeChange(of: "detail", to: "value", &$0) }
    // The cell stays: another stepper would end the touch on this one.
    body.line("  var content = cell?.contentConfiguration as? UIListContentConfiguration")
    body.line("  content?.secondaryText = value")
    body.line("  cell?.contentConfiguration = content")
    body.line("}")
    body.line("let stepper = UIStepper(frame: .zero, primaryAction: change)")
    body.line("stepper.maximumValue = Double(values.count - 1)")
    body.line("stepper.value = Double(values.firstIndex(of: item.detail ?? \"\") ?? 0)")
    body.line("stepper.accessibilityLabel = item.title")
    body.line("cell.accessoryView = stepper")
  }

  let example: String? = """
    id: dinner-table
    label: {en: Dinner, ko: 저녁 식사, ja: 夕食}
    style: insetGrouped
    rowStyle: rightDetail
    platforms: [iOS]
    width: compact
    px: 390
    sections:
      - id: evening
        header: {en: This evening, ko: 오늘 저녁, ja: 今夜}
        rows:
          - {id: places, title: {en: Places, ko: 자리, ja: 席}, detail: "4", accessories: [stepper], opens: {choices: ["2", "3", "4", "5", "6"]}}
          - {id: oven, title: {en: Oven, ko: 오븐, ja: オーブン}, detail: 180 °C, accessories: [stepper], opens: {choices: [160 °C, 180 °C, 200 °C, 220 °C]}}
          - {id: heat, title: {en: Soup, ko: 수프, ja: スープ}, detail: {en: Mild, ko: 순한 맛, ja: 甘口}, accessories: [stepper], opens: {choices: [{en: Mild, ko: 순한 맛, ja: 甘口}, {en: Warm, ko: 보통 맛, ja: 中辛}, {en: Hot, ko: 매운맛, ja: 辛口}]}}
    """
}
