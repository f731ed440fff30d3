/// The style that the system chooses.
struct AutomaticStyle: TableStyleKind {
  var platforms: [Platform] { Platform.allCases }
  var swiftUI: API { .list }

  func swiftUIModifier(_ name: String) -> String? { nil }
}
