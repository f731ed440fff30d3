extension Int {
  /// The number with its noun: "1 note", "2 notes".
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
