/// The groups of a settings window, in which each row has a label and its control.
///
/// On a Mac they take the place of the inset groups of a phone.
struct FormStyle: TableStyleKind {
  var platforms: [Platform] { [.iOS, .iPadOS, .macOS, .visionOS] }
  var swiftUI: API { API(iOS: 1600, macOS: 1300, visionOS: 100) }
  let isGrouped = true
  let isInset = true
  let uiKit = ".insetGrouped"
  let isInAppKit = false

  var naming: Naming? {
    Naming(
      LocalizedText(en: "Grouped form", ko: "그룹 폼", ja: "グループフォーム"),
      spelled: Spellings(
        specific: true, ["grouped form", "grouped form style"], ["그룹 폼", "그룹화된 폼", "그룹형 폼"],
        ["グループフォーム", "グループ化フォーム", "グループ化されたフォーム"]),
      frameworks: APINames(swiftUI: "formStyle(.grouped)"),
      platforms: platforms,
      example: "studio-settings")
  }

  // A form has no selection: its rows are controls.
  func swiftUIView(selection: String?) -> String { "Form" }

  func swiftUIModifier(_ name: String) -> String? { ".formStyle(.grouped)" }
}
