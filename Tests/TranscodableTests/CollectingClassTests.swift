import CoderTestSupport
import Foundation
import Testing
import Transcodable

@Suite("Collected failures of classes")
struct CollectingClassTests {
  @Codable(superclass: .none)
  class Creature {
    let name: String
    let age: Int
  }

  /// Has a hand-written initializer.
  class Stone: Creature {
    let weight: Int

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingFieldKey.self)
      weight = try container.decode(Int.self, forKey: "weight")
      try super.init(from: container.superDecoder(forKey: "inner"))
    }
  }

  @Codable(superclass: .flat, unknownKeys: .reject)
  final class Gem: Stone {
    let color: String
    let cut: String
  }

  @Test func `a hand-written initializer is not searched for more failures`() {
    #expect(
      collectedFailures(of: [Stone].self, #"[{"weight": "x", "inner": {"name": 1}}]"#) == [
        #"type-mismatch 0.weight "x""#
      ])
    #expect(
      collectedFailures(
        of: Gem.self, #"{"weight": "x", "inner": {"name": 1}, "odd": 1, "color": 1}"#) == [
          "type-mismatch color 1", "missing-key cut }",
        ])
  }

  @Codable(superclass: .nested("inner"))
  final class Bone: Creature {
    let length: Int
  }

  @Test func `a missing superclass object has no location`() {
    #expect(
      collectedFailures(
        of: [Bone].self, #"[{"length": "x"}, {"length": 1, "inner": {"age": "y"}}]"#) == [
          #"type-mismatch 0.length "x""#, "missing-value 0.inner ?",
          #"type-mismatch 1.inner.age "y""#, "missing-key 1.inner.name }",
        ])
    let error = #expect(throws: DecodingError.self) {
      try JSON.Decoder().decode(Bone.self, from: Data(#"{"length": 1}"#.utf8))
    }
    #expect(error.map { Complaint($0) } == Complaint("valueNotFound", "inner"))
    #expect(error.map { CodingFailure($0).byteRange } == .some(nil))
  }
}
