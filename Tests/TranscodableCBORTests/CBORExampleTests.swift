import Foundation
import Testing
import TranscodableCBOR
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// The examples of RFC 8949, appendix A.
@Suite(
  .enabled(if: Documents.cborExamples != nil, "TRANSCODABLE_CBOR_SUITE is not set to a folder"))
struct CBORExampleTests {
  struct Example: Decodable, CustomTestStringConvertible {
    let hex: String
    let roundtrip: Bool
    let decoded: JSON?
    let diagnostic: String?
    var testDescription: String { hex }
  }

  static let examples: [Example] = {
    guard let file = Documents.cborExamples, let data = try? Data(contentsOf: file) else {
      return []
    }
    return (try? JSON.Decoder().decode([Example].self, from: data)) ?? []
  }()

  /// RFC 8949 declares this example of RFC 7049 ill-formed (section 3.3).
  static let illFormed = "f818"

  @Test func `there are 82 examples`() { #expect(Self.examples.count == 82) }

  @Test(arguments: examples.filter { $0.hex != illFormed })
  func `an example is decoded`(_ example: Example) throws {
    let bytes = [UInt8](hex: example.hex)
    let item = try CBOR(parsing: bytes)
    #expect(try CBOR.Decoder().decode(CBOR.self, from: bytes) == item)
    if let diagnostic = example.diagnostic {
      let expected = try CBOR(diagnostic: diagnostic)
      #expect(item == expected)
    }
    if let decoded = example.decoded {
      let json = try CBOR.Decoder().decode(JSON.self, from: bytes)
      // The digits of a large floating-point number aren't all of its value.
      #expect(json == decoded || json.double != nil && json.double == decoded.double)
    }
  }

  @Test(arguments: examples.filter { $0.roundtrip && $0.hex != illFormed })
  func `an example in preferred serialization is encoded identically`(_ example: Example) throws {
    let item = try CBOR(parsing: [UInt8](hex: example.hex))
    #expect(item.serialized().hex == example.hex)
    #expect(try CBOR.Encoder().encode(item).hex == example.hex)
    #expect(try CBOR.Encoder().encode([item]).hex == "81" + example.hex)
  }

  @Test(arguments: examples.filter { $0.hex != illFormed })
  func `diagnostic notation keeps an example`(_ example: Example) throws {
    let item = try CBOR(parsing: [UInt8](hex: example.hex))
    #expect(try CBOR(diagnostic: item.description) == item)
    if example.roundtrip, let diagnostic = example.diagnostic {
      #expect(item.description == diagnostic)
    }
  }

  @Test func `an example that RFC 8949 declares ill-formed is refused`() {
    #expect(throws: DecodingError.self) { try CBOR(parsing: [UInt8](hex: Self.illFormed)) }
  }
}
