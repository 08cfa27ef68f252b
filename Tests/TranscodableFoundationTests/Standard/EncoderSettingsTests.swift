import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

@Suite("Container path: settings of a reused encoder")
struct EncoderSettingsTests {
  private struct Model: Encodable {
    static let note = CodingUserInfoKey(rawValue: "note")

    enum CodingKeys: String, CodingKey {
      case firstName, day, bytes, number, note
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("a/b", forKey: .firstName)
      try container.encode(Date(timeIntervalSince1970: 1.5), forKey: .day)
      try container.encode(Data([1, 2, 3]), forKey: .bytes)
      try container.encode(Double.infinity, forKey: .number)
      try container.encode(
        Self.note.flatMap { encoder.userInfo[$0] as? String }, forKey: .note)
    }
  }

  private static let steps: [@Sendable (JSONEncoder) -> Void] = [
    {
      $0.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "+", negativeInfinity: "-", nan: "?")
    },
    { $0.outputFormatting = [.sortedKeys, .prettyPrinted] },
    { $0.dateEncodingStrategy = .secondsSince1970 },
    { $0.dataEncodingStrategy = .deferredToData },
    { $0.keyEncodingStrategy = .convertToSnakeCase },
    { encoder in if let note = Model.note { encoder.userInfo[note] = "seen" } },
    { $0.outputFormatting.insert(.withoutEscapingSlashes) },
    { $0.keyEncodingStrategy = .custom { $0[$0.count - 1] } },
    { $0.userInfo.removeAll() },
    { $0.nonConformingFloatEncodingStrategy = .throw },
  ]

  @Test func `each changed setting takes effect in the next call`() {
    let (ours, theirs) = (JSON.Encoder(), JSONEncoder())
    ours.outputFormatting = .sortedKeys
    theirs.outputFormatting = .sortedKeys
    for (index, step) in Self.steps.enumerated() {
      let before = (try? ours.encode(Model()), try? theirs.encode(Model()))
      #expect(before.0 == before.1, "before step \(index)")
      step(ours)
      step(theirs)
      let after = (try? ours.encode(Model()), try? theirs.encode(Model()))
      #expect(after.0 == after.1, "after step \(index)")
    }
  }

  @Test func `a subclass can override settings with computed properties`() throws {
    final class Alternating: JSON.Encoder, @unchecked Sendable {
      var isPretty = false
      override var outputFormatting: OutputFormatting {
        get { isPretty ? .prettyPrinted : OutputFormatting() }
        set { isPretty = newValue.contains(.prettyPrinted) }
      }
    }
    let encoder = Alternating()
    #expect(try encoder.encode([1]) == Data("[1]".utf8))
    encoder.isPretty = true
    #expect(try encoder.encode([1]) == Data("[\n  1\n]".utf8))
  }
}
