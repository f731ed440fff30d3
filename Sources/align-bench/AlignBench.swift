import Bitext
import Foundation

@main
struct AlignBench {
  static func main() throws {
    let options: Options
    do {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n\n\(Options.usage)\n".utf8))
      exit(64)
    }
    try Benchmark(DataSet(folder: options.data), options).run()
  }
}
