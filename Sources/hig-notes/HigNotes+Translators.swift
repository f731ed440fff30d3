import ArgumentParser

extension HigNotes {
  /// What translators use beside the site.
  static let translators: [any ParsableCommand.Type] = [
    StatusCommand.self, StampCommand.self, PinCommand.self, CheckCommand.self,
    ExportCommand.self, ImportCommand.self, LearnCommand.self,
  ]
}
