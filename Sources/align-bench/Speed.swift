import Bitext
import Foundation

/// Measures the time to align texts of given lengths, composed of the data set's documents.
enum Speed {
  static func table(_ data: DataSet, _ lengths: [Int]) -> String {
    var lines = ["segments   profile   compare     align (ms)"]
    for count in lengths.isEmpty ? [30, 300, 2_000, 20_000] : lengths {
      let source = text(data, count) { $0.source }
      let target = text(data, count) { $0.target }
      let repetitions = count <= 30 ? 200 : count <= 300 ? 10 : 1
      let aligner = Aligner(lexicon: .empty)
      var times = [0.0, 0.0, 0.0]
      var linked = 0
      for _ in 0..<repetitions {
        var start = cpuSeconds
        func lap(_ index: Int) {
          times[index] += (cpuSeconds - start) * 1000 / Double(repetitions)
          start = cpuSeconds
        }
        let (a, b) = (Profile(source), Profile(target))
        lap(0)
        let comparison = aligner.compare(a, b)
        lap(1)
        linked = aligner.align(comparison).filter { !$0.isNull }.count
        lap(2)
      }
      lines.append(
        String(
          format: "%8d %9.3f %9.3f %9.3f   %d beads", count, times[0], times[1], times[2], linked))
    }
    return lines.joined(separator: "\n")
  }

  private static func text(
    _ data: DataSet, _ count: Int, _ side: (DataSet.Task) -> Bitext.Stream
  ) -> Bitext.Stream {
    var segments: [Segment] = []
    let tasks = data.tasks.filter { $0.pair == "en-ko" && $0.variant == "clean" }
    while segments.count < count {
      for task in tasks { segments += side(task).segments }
    }
    segments.removeLast(segments.count - count)
    return Bitext.Stream(
      file: side(tasks[0]).file, language: side(tasks[0]).language, segments: segments,
      positions: Array(segments.indices))
  }

  /// The processor time of this process, which other processes do not affect.
  private static var cpuSeconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
