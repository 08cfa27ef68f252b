import Foundation
import Synchronization
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// Foundation's coders never read or write a value, whichever entry point is used.
///
/// `Scripts/check-own-json.py` looks for calls to Foundation's coders. These tests decode documents
/// that Foundation rejects and record the coders that types receive.
@Suite("Container path: own reader and writer")
struct OwnReaderTests {
  /// Records the coders that it receives at every position.
  private struct Witness: Codable, CodableWithConfiguration {
    struct Settings: DecodingConfigurationProviding, EncodingConfigurationProviding {
      static let decodingConfiguration = 1
      static let encodingConfiguration = 1
    }
    /// Tests run in parallel, so each has its own record.
    @TaskLocal static var record = Record()

    init() {}
    init(from decoder: any Decoder) throws {
      Self.meet(decoder)
      if var container = try? decoder.unkeyedContainer() {
        Self.meet(container)
        if !container.isAtEnd { Self.meet(try container.superDecoder()) }
      } else if let container = try? decoder.container(keyedBy: AnyKey.self) {
        if let key = container.allKeys.first {
          Self.meet(try container.superDecoder(forKey: key))
        }
      } else {
        Self.meet(try decoder.singleValueContainer())
      }
    }
    init(from decoder: any Decoder, configuration: Int) throws { try self.init(from: decoder) }

    func encode(to encoder: any Encoder) throws {
      Self.meet(encoder)
      var container = encoder.unkeyedContainer()
      Self.meet(container)
      Self.meet(container.superEncoder())
      try container.encode(true)
    }
    func encode(to encoder: any Encoder, configuration: Int) throws { try encode(to: encoder) }

    private static func meet(_ coder: Any) {
      let module = String(reflecting: type(of: coder)).prefix { $0 != "." }
      record.modules.withLock { _ = $0.insert(String(module)) }
    }
  }

  private final class Record: Sendable {
    let modules = Mutex<Set<String>>([])
  }

  /// Returns the modules of the coders that witnesses received in `body`.
  private func modules(_ body: () throws -> Void) rethrows -> Set<String> {
    let record = Record()
    try Witness.$record.withValue(record, operation: body)
    return record.modules.withLock(\.self)
  }

  @Test func `every entry point uses our own coders`() throws {
    let (decoder, encoder) = (JSON.Decoder(), JSON.Encoder())
    let documents = ["[1,2]", #"{"a":[1],"b":{"c":2}}"#, "1", #""x""#, "true", "[]"]
    for data in documents.map({ Data($0.utf8) }) {
      let found = try modules {
        _ = try decoder.decode(Witness.self, from: data)
        _ = try decoder.decode(Witness?.self, from: data)
        _ = try decoder.decode(Witness.self, from: data, configuration: 1)
        _ = try decoder.decode(Witness.self, from: data, configuration: Witness.Settings.self)
        _ = try (decoder as JSONDecoder).decode(Witness.self, from: data)
        _ = try JSON.decode(Witness.self, from: data)
        _ = try JSON(parsing: data).decode(Witness.self)
        let list = Data("[".utf8) + data + Data("]".utf8)
        _ = try decoder.decode([Witness].self, from: list)
        _ = try decoder.decode(
          [String: [Witness?]].self, from: Data(#"{"k":"#.utf8) + list + Data("}".utf8))
      }
      #expect(found == ["TranscodableCore"], "\(String(decoding: data, as: UTF8.self))")
    }
    let found = try modules {
      _ = try encoder.encode(Witness())
      _ = try encoder.encode(Witness(), configuration: 1)
      _ = try encoder.encode(Witness(), configuration: Witness.Settings.self)
      _ = try (encoder as JSONEncoder).encode([Witness()])
      _ = try encoder.encode(["k": [Witness()]])
      _ = try JSON.encode(Witness())
      _ = try JSON(encoding: ["k": Witness()])
    }
    #expect(found == ["TranscodableJSON"])
  }

  /// Proves that witnesses detect Foundation's coders.
  @Test func `Foundation's coders are detected`() throws {
    let found = try modules {
      let data = try JSONEncoder().encode([Witness()])
      _ = try JSONDecoder().decode([Witness].self, from: data)
    }
    #expect(!found.isEmpty && !found.contains { $0.hasPrefix("Transcodable") })
  }

  struct Plain: Codable, Equatable {
    var name: String
    var ratio: Double
    var nested: [String: [Int]]?
  }

  /// Documents that only our decoder accepts, and their values.
  @Test(arguments: [
    (#"{name: '\v', ratio: 0e1}"#, Plain(name: "\u{b}", ratio: 0)),
    (
      #"{'name': "\q\0", ratio: .5e1, nested: {größe: [0x10,],},}"#,
      Plain(name: "q\0", ratio: 5, nested: ["größe": [16]])
    ),
    ("{name:\u{a0}'a\u{1}', ratio: 1}", Plain(name: "a\u{1}", ratio: 1)),
  ])
  func `plain types decode from documents that Foundation rejects`(
    _ text: String, _ expected: Plain
  ) throws {
    let (ours, foundation) = decoders { $0.allowsJSON5 = true }
    let data = Data(text.utf8)
    #expect(throws: DecodingError.self) { try foundation.decode(Plain.self, from: data) }
    #expect(try ours.decode(Plain.self, from: data) == expected)
    #expect(
      try ours.decode([Plain].self, from: Data("[".utf8) + data + Data("]".utf8)) == [expected])
  }

  /// Encoding order proves that the output is ours: Foundation's order is random.
  @Test func `plain types are encoded in order`() throws {
    let letters = "qwertyuiopasdfghjklzxcvbnm"
    struct Letters: Encodable {
      let letters: String
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        for letter in letters { try container.encode(1, forKey: AnyKey(String(letter))) }
      }
    }
    let text = String(decoding: try JSON.Encoder().encode(Letters(letters: letters)), as: UTF8.self)
    #expect(text == "{" + letters.map { "\"\($0)\":1" }.joined(separator: ",") + "}")
  }
}
