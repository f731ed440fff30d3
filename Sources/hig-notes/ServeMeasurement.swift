import ArgumentParser
import PreviewServer

/// How long a writer waits: for the first page, and for a change to be seen.
struct ServeMeasurement {
  let options: PreviewOptions

  init(of options: PreviewOptions) { self.options = options }

  func run() async throws {
    throw ExitCode.failure
  }
}
