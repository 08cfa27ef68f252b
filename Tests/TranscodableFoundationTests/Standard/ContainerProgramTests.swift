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

  /// A program that fuzzing has found: it encodes a scalar into a finished container.
  @Test func `a scalar in a finished container has no effect`() {
    let check = ProgramCheck(
      json: (JSON.Encoder(), JSONEncoder()),
      propertyList: (PropertyList.Encoder(), PropertyListEncoder()))
    let bytes: [UInt8] = [
      0xFB, 0xEF, 0x68, 0xD8, 0x5A, 0xB9, 0xC6, 0x3B, 0xFF, 0x31, 0x46, 0x4C, 0x3F, 0x5B, 0xD7,
      0x40, 0xF9, 0x69, 0x11, 0x69, 0x11, 0x61, 0x62, 0x69, 0x11, 0x69, 0x11,
    ]
    #expect(check.differenceInOrder(bytes) == nil)
  }
}
