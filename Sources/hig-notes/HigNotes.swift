import ArgumentParser

@main
struct HigNotes: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hig-notes",
    abstract: "Builds trilingual sites from localized guideline notes.")
}
