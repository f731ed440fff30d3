import Foundation
import TestSupport

/// Tries inputs that are made by chance from those of the corpus, the same ones for each seed.
///
/// Use: `fuzz TARGET SEED`, with the name of a folder in `Corpus` as the target.
///
/// libFuzzer goes further, because it sees what an input reaches, but needs a build of everything for itself
/// (`Tests/Fuzz/run`). The input that is being tried stands in `.build/fuzz-findings/TARGET-input`, and stays there if it
/// ends the process.
let arguments = CommandLine.arguments
guard arguments.count == 3, let target = FuzzTarget(rawValue: arguments[1]),
  let seed = UInt64(arguments[2])
else {
  print("use: fuzz TARGET SEED, with a folder of Tests/Fuzz/Corpus as the target")
  exit(2)
}
let here = URL(filePath: #filePath).deletingLastPathComponent()
let corpus = try FuzzCorpus(
  folder: here.appending(path: "Corpus/\(target)"),
  dictionary: here.appending(path: "markdown.dict"))
let findings = here.appending(path: "../../.build/fuzz-findings").standardized
try FileManager.default.createDirectory(at: findings, withIntermediateDirectories: true)
let kept = findings.appending(path: "\(target)-input")
try Data().write(to: kept)
let file = try FileHandle(forWritingTo: kept)

var limit = itimerval()
limit.it_value.tv_sec = 20
var random = SplitMix64(seed: seed)
for _ in 0..<target.inputs {
  let input = corpus.input(using: &random)
  try file.truncate(atOffset: 0)
  try file.write(contentsOf: input)
  // A text that needs more of a processor ends the process by a signal.
  unsafe setitimer(CInt(ITIMER_PROF.rawValue), &limit, nil)
  target.run(input)
}
try FileManager.default.removeItem(at: kept)
print("\(target): \(target.inputs) inputs")
