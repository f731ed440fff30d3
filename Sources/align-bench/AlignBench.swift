import Bitext
import Foundation

@main
struct AlignBench {
  static func main() {
    let options: Options
    do {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      end(2, "\(error)\n\n\(Options.usage)")
    }
    do {
      if let files = options.dictionary { return try DictionaryMaker.make(files) }
      if let paths = options.catalogues {
        return try CatalogueSet(folder: paths.checkout).write(to: paths.result)
      }
      try Benchmark(DataSet(folder: options.data), options).run()
    } catch {
      end(1, "\(options.data): \(error)")
    }
  }

  private static func end(_ status: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}
