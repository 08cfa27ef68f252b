import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodablePropertyList
import TranscodableTestSupport

/// Random programs of calls to encoders and containers, in order and out of order.
@Suite("Standard encoding: random container programs")
struct ContainerProgramTests {

  @Test(arguments: 0..<8)
  func `programs of calls encode as with Foundation`(_ part: Int) {
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
