/// The triangle that opens and closes the rows below a row.
struct OutlineAccessory: AccessoryKind {
  let isInteractive = true
  let isControl = true
  let width: Double = 17
  var pictures: [String] { ["chevron.right"] }
}
