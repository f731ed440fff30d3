import ArgumentParser

extension HigNotes {
  /// The commands for translators.
  static let translators: [any ParsableCommand.Type] = [
    StatusCommand.self, StampCommand.self, ChangesCommand.self, ReviewCommand.self, PinCommand.self,
    CheckCommand.self,
    ExportCommand.self, ImportCommand.self, DraftCommand.self, LearnCommand.self,
    LanguageServerCommand.self,
  ]
}
