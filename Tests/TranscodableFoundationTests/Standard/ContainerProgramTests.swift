import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodablePropertyList
import TranscodableTestSupport

/// Random programs of encoder and container calls, in order and out of order.
@Suite("Container path: random encoding programs")
struct ContainerProgramTests {

  @Test(arguments: 0..<8)
  func `random container programs encode as in Foundation`(_ part: Int) {
    let check = ProgramCheck(
      json: (JSON.Encoder(), JSONEncoder()),
      propertyList: (PropertyList.Encoder(), PropertyListEncoder()))
    for number in 0..<250 * FuzzSettings.rounds {
      let seed = FuzzSettings.firstSeed + UInt64(number * 8 + part)
      var generator = SeededGenerator(seed: seed)
      let bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &generator) }
      if let difference = check.difference(bytes) {
        Issue.record("seed \(seed): \(difference)")
        return
      }
    }
  }
}
