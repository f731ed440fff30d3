import ArgumentParser

extension HigNotes {
  /// The commands for translators.
  static let translators: [any ParsableCommand.Type] = [
    StatusCommand.self, StampCommand.self, PinCommand.self, CheckCommand.self,
    ExportCommand.self, ImportCommand.self, LearnCommand.self,
  ]
}
