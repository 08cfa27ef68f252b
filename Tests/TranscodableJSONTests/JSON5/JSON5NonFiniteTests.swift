import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

@Suite("Infinity and NaN in JSON values")
struct JSON5NonFiniteTests {
  private struct Holder: Decodable { var x: JSON }
  private struct NumberHolder: Decodable { var x: JSON.Number }

  private func refusal<Value>(_ decode: () throws -> Value) -> CodingFailure? {
    do {
      let value = try decode()
      Issue.record("decoded as \(value)")
      return nil
    } catch {
      return CodingFailure(describing: error)
    }
  }

  @Test(arguments: ["Infinity", "-Infinity", "NaN", "+Infinity", "-NaN"])
  func `non-finite numbers are rejected with their location wherever a JSON value is read`(
    _ name: String
  ) {
    let settings = JSONReaderSettings(grammar: .json5)
    let decoder = JSON.Decoder()
    decoder.allowsJSON5 = true
    let object = "{x: \(name)}"
    let failures = [
      refusal { try JSON(parsing: name, settings: settings) },
      refusal { try JSON(parsing: "[1, \(name)]", settings: settings) },
      refusal { try JSON(parsing: object, settings: settings) },
      refusal { try decoder.decode(JSON.self, from: name) },
      refusal { try decoder.decode(JSON.Number.self, from: name) },
      refusal { try decoder.decode([String: JSON].self, from: object) },
      refusal { try decoder.decode(JSON.Object.self, from: object) },
      refusal { try decoder.decode(Holder.self, from: object) },
      refusal { try decoder.decode(NumberHolder.self, from: object) },
    ]
    for failure in failures {
      #expect(failure?.reason == .numberOutOfRange, "\(String(describing: failure))")
      #expect(failure?.line == 1)
    }
    #expect(failures[1]?.path == "[1]" && failures[1]?.column == 5)
  }

  @Test func `floating-point types accept non-finite numbers`() throws {
    let settings = JSONReaderSettings(grammar: .json5)
    let numbers = try JSONReader.read("[Infinity, -Infinity, NaN, -1]", settings: settings) {
      [Double].decode(from: &$0) ?? []
    }
    #expect(numbers.map(\.description) == ["inf", "-inf", "nan", "-1.0"])
    #expect(try JSON(parsing: "[-1, +2, .5]", settings: settings) == [-1, 2, 0.5])
    // JSON has no such literals.
    for name in ["Infinity", "-Infinity", "NaN"] {
      #expect(refusal { try JSON(parsing: name) }?.category == .syntax)
    }
  }

  @Test func `a JSON value can't be created from a non-finite number`() {
    #expect(JSON.Number(Double.infinity) == nil)
    #expect(JSON.Number("Infinity") == nil)
    #expect(throws: DecodingError.self) {
      let list = try PropertyListEncoder().encode([Double.infinity])
      return try PropertyListDecoder().decode([JSON].self, from: list)
    }
  }
}
