import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodablePropertyList
import TranscodableTestSupport

@Suite("Container path: coders shared by threads")
struct SharedCoderTests {
  private struct Model: Codable, Equatable, Sendable {
    var id: Int
    var firstName: String
    var born: Date
    var tags: [String: [Double]]
    var next: [Model]?
  }

  private static func model(_ number: Int) -> Model {
    let leaf = Model(
      id: number, firstName: "é\(number)", born: Date(timeIntervalSince1970: Double(number)),
      tags: ["snake_key\(number)": [1.5, Double(number)]], next: nil)
    var model = leaf
    model.next = Array(repeating: leaf, count: number % 7)
    return model
  }

  @Test func `many threads can share a decoder`() async throws {
    let decoder = JSON.Decoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dateEncodingStrategy = .iso8601
    let documents = try (0..<8).map { try encoder.encode(Self.model($0)) }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for task in 0..<16 {
        group.addTask {
          for round in 0..<40 {
            let number = (task + round) % 8
            let value = try decoder.decode(Model.self, from: documents[number])
            if value != Self.model(number) { return false }
            // Failures in several threads must not interfere.
            let outcome = Outcome { try decoder.decode([Model].self, from: documents[number]) }
            if outcome.problem?.kind != "typeMismatch Array<Any>" { return false }
          }
          return true
        }
      }
      for try await isGood in group { #expect(isGood) }
    }
  }

  @Test func `many threads can share an encoder`() async throws {
    let encoder = JSON.Encoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let oracle = JSONEncoder()
    oracle.outputFormatting = [.sortedKeys, .prettyPrinted]
    oracle.keyEncodingStrategy = .convertToSnakeCase
    let texts = try (0..<8).map { try oracle.encode(Self.model($0)) }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for task in 0..<16 {
        group.addTask {
          for round in 0..<40 {
            let number = (task + round) % 8
            if try encoder.encode(Self.model(number)) != texts[number] { return false }
            if (try? encoder.encode([Double.nan])) != nil { return false }
          }
          return true
        }
      }
      for try await isGood in group { #expect(isGood) }
    }
  }

  @Test(arguments: [PropertyListDecoder.PropertyListFormat.xml, .binary])
  func `many threads can share property-list coders`(
    _ format: PropertyListDecoder.PropertyListFormat
  ) async throws {
    let (encoder, decoder) = (PropertyList.Encoder(), PropertyList.Decoder())
    encoder.outputFormat = format
    let oracle = PropertyListEncoder()
    oracle.outputFormat = format
    let documents = try (0..<8).map { try oracle.encode(Self.model($0)) }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for task in 0..<16 {
        group.addTask {
          for round in 0..<40 {
            let number = (task + round) % 8
            if try decoder.decode(Model.self, from: documents[number]) != Self.model(number) {
              return false
            }
            let data = try encoder.encode(Self.model(number))
            if try decoder.decode(Model.self, from: data) != Self.model(number) { return false }
            if (try? encoder.encode(number)) != nil { return false }
          }
          return true
        }
      }
      for try await isGood in group { #expect(isGood) }
    }
  }

  @Test func `settings can be read while other threads decode`() async throws {
    let decoder = JSON.Decoder()
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          for _ in 0..<100 {
            if task % 2 == 0 {
              if !decoder.userInfo.isEmpty || decoder.allowsJSON5 { return false }
            } else if (try? decoder.decode([Int].self, from: Data("[1,2]".utf8))) != [1, 2] {
              return false
            }
          }
          return true
        }
      }
      for await isGood in group { #expect(isGood) }
    }
  }
}
