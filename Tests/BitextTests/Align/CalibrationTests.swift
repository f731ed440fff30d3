import Testing

@testable import Bitext

struct CalibrationTests {
  @Test(arguments: [false, true])
  func `a more probable bead is more confident`(isLarger: Bool) {
    let steps = stride(from: Float(0), through: 1, by: 0.001).map {
      Calibration.confidence($0, cover: 0.5, relatedness: 0.7, isLarger: isLarger)
    }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(steps.allSatisfy { 0 < $0 && $0 < 1 })
  }

  @Test func `words on both sides make a bead more confident than its place alone`() {
    let (none, all) = (
      Calibration.confidence(0.5, cover: 0, relatedness: 0.3, isLarger: false),
      Calibration.confidence(0.5, cover: 1, relatedness: 0.3, isLarger: false)
    )
    #expect(none < 0.5 && 0.5 < all)
  }

  @Test func `a pair of related texts is more confident than one of texts on other subjects`() {
    let (foreign, related) = (
      Calibration.confidence(0.6, cover: 0.5, relatedness: 0.2, isLarger: false),
      Calibration.confidence(0.6, cover: 0.5, relatedness: 0.6, isLarger: false)
    )
    #expect(foreign < related)
  }

  @Test func `a larger bead that is as likely as not is not sure`() {
    let likely = Calibration.confidence(0.5, cover: 0.5, relatedness: 0.7, isLarger: true)
    #expect(likely > 0.45 && likely < 0.65)
  }

  @Test func `beads without a counterpart and the order of beads stay`() {
    let english = ["Count 24 jars.", "A remark."]
    let comparison = Aligner(lexicon: .empty).compare(
      Profile(stream(.english, english)), Profile(stream(.korean, ["병 24개를 센다."])))
    let beads = [Bead(a: [0], b: [0], confidence: 0.9), Bead(a: [1], b: [], confidence: 0)]
    let calibrated = Calibration(comparison).calibrated(beads)
    #expect(calibrated.map(\.a) == beads.map(\.a) && calibrated.map(\.b) == beads.map(\.b))
    #expect(calibrated[1] == beads[1])
    #expect(calibrated[0].confidence > 0.9)
  }
}
