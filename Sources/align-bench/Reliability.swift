import Bitext
import Foundation

/// Compares the share of correct beads with their confidence, in ten bins.
struct Reliability {
  private struct Bin {
    var beads = 0
    var right = 0
    var confidence = 0.0

    var share: Double { beads == 0 ? 0 : Double(right) / Double(beads) }
    var mean: Double { beads == 0 ? 0 : confidence / Double(beads) }
  }

  private var bins = [Bin](repeating: Bin(), count: 10)

  mutating func add(_ predicted: [Bead], _ gold: [Bead]) {
    let wanted = Set(gold.filter { !$0.isNull }.map(Score.Sides.init))
    for bead in predicted where !bead.isNull {
      let bin = min(9, Int(bead.confidence * 10))
      bins[bin].beads += 1
      bins[bin].confidence += bead.confidence
      if wanted.contains(Score.Sides(bead)) { bins[bin].right += 1 }
    }
  }

  var table: String {
    var lines = ["confidence   beads   said  right"]
    for (number, bin) in bins.enumerated() where bin.beads > 0 {
      lines.append(
        String(
          format: "0.%d to %@  %6d  %5.1f  %5.1f", number, number == 9 ? "1.0" : "0.\(number + 1)",
          bin.beads, 100 * bin.mean, 100 * bin.share))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A diagram of the share of correct beads over the confidence.
  ///
  /// The diagonal is perfect calibration, and the band is the tolerance.
  var diagram: String {
    func x(_ value: Double) -> String { String(format: "%.1f", 40 + 360 * value) }
    func y(_ value: Double) -> String { String(format: "%.1f", 380 - 360 * value) }
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 420 420\" font-family=\"sans-serif\""
        + " font-size=\"11\" role=\"img\">",
      "<title>Reliability of the aligner's confidence</title>",
      "<path fill=\"#dde\" d=\"M\(x(0)) \(y(0.07))L\(x(0.93)) \(y(1))L\(x(1)) \(y(1))"
        + "L\(x(1)) \(y(0.93))L\(x(0.07)) \(y(0))L\(x(0)) \(y(0))Z\"/>",
      "<path stroke=\"#557\" fill=\"none\" d=\"M\(x(0)) \(y(0))L\(x(1)) \(y(1))\"/>",
      "<path stroke=\"#000\" fill=\"none\" d=\"M\(x(0)) \(y(1))V\(y(0))H\(x(1))\"/>",
      "<text x=\"220\" y=\"412\" text-anchor=\"middle\">confidence</text>",
      "<text x=\"14\" y=\"200\" transform=\"rotate(-90 14 200)\" text-anchor=\"middle\">"
        + "share of right beads</text>",
    ]
    for tenth in stride(from: 0.0, through: 1.0, by: 0.2) {
      let label = String(format: "%.1f", tenth)
      lines.append("<text x=\"\(x(tenth))\" y=\"396\" text-anchor=\"middle\">\(label)</text>")
      lines.append("<text x=\"36\" y=\"\(y(tenth))\" text-anchor=\"end\">\(label)</text>")
    }
    for bin in bins where bin.beads > 0 {
      let radius = 2 + log10(Double(bin.beads))
      lines.append(
        "<circle cx=\"\(x(bin.mean))\" cy=\"\(y(bin.share))\" r=\"\(String(format: "%.1f", radius))\""
          + " fill=\"#c33\"><title>\(bin.beads) beads</title></circle>")
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }
}
