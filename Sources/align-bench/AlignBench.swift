import Bitext
import Foundation

@main
struct AlignBench {
  static func main() throws {
    let arguments = CommandLine.arguments
    let data = try DataSet(folder: arguments[1], pairs: nil)
    let start = Date()
    let experiment = Experiment(data)
    print("features \(Date().timeIntervalSince(start))")
    experiment.run(arguments)
  }
}
