/// An info button and the sign that the row leads deeper.
struct InfoDisclosureAccessory: AccessoryKind {
  let isInteractive = true
  let isControl = true
  let effect = AccessoryEffect.explanation
  let width: Double = 22 + 16 + 17
  var pictures: [String] { ["info", "chevron.right"] }
  var uiKit: UIKitAccessory { .type("detailDisclosureButton", isOnTelevision: false) }
  let isBesideContent = true

  func writeSwiftUIView(of row: Row, _ code: some SwiftUIRowCode, _ body: inout SourceWriter) {
    code.writeInfoButton(row, &body)
  }
}
