import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodablePropertyList
import TranscodableTestSupport

@Suite("Failures and reports of coders shared by threads")
struct SharedCoderFailureTests {
  private struct Number: Codable, Equatable, Sendable { var value: Int }

  /// A value whose document contains another document, which the same coder decodes.
  private struct Letter: Codable, Equatable, Sendable {
    var boxes: [Number]
    var enclosed: [Letter]

    static let decoder = JSON.Decoder()
    static let encoder = JSON.Encoder()

    private enum CodingKeys: String, CodingKey { case boxes, enclosed }

    init(boxes: [Int], enclosed: [Letter] = []) {
      self.boxes = boxes.map { Number(value: $0) }
      self.enclosed = enclosed
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      boxes = try container.decode([Number].self, forKey: .boxes)
      enclosed = try container.decode([String].self, forKey: .enclosed).map {
        try Self.decoder.decode(Letter.self, from: Data($0.utf8))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(boxes, forKey: .boxes)
      try container.encode(
        enclosed.map { String(decoding: try Self.encoder.encode($0), as: UTF8.self) },
        forKey: .enclosed)
    }
  }

  /// A number or a string, by trial.
  private enum Either: Decodable, Equatable {
    case number(Int)
    case string(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .string(try container.decode(String.self))
      }
    }
  }

  private func inManyThreads(_ body: @escaping @Sendable (Int) throws -> Bool) async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for task in 0..<16 {
        group.addTask { try (0..<40).allSatisfy { try body(task + $0) } }
      }
      for try await isGood in group { #expect(isGood) }
    }
  }

  private static func boxes(_ count: Int) -> Data {
    Data(
      ("["
        + (0...count).map { #"{"value":\#($0 % 2 == 0 ? "1" : "\"x\"")}"# }.joined(separator: ",\n")
        + "]").utf8)
  }

  private static func list(_ count: Int, _ format: PropertyListSerialization.PropertyListFormat)
    throws -> Data
  {
    try PropertyListSerialization.data(
      fromPropertyList: JSONSerialization.jsonObject(with: boxes(count)), format: format,
      options: 0)
  }

  @Test func `many threads can collect failures with a decoder`() async throws {
    let decoder = JSON.Decoder()
    let keyDecoder = JSON.Decoder()
    keyDecoder.keyDecodingStrategy = .convertFromSnakeCase
    let lists = PropertyList.Decoder()
    let documents = try [PropertyListSerialization.PropertyListFormat.xml, .binary].map { format in
      try (0..<8).map { try Self.list($0, format) }
    }
    try await inManyThreads { number in
      let count = number % 8
      let expected = (count + 1) / 2
      func check(_ decode: () throws(CodingFailures) -> [Box<Int>]) -> Bool {
        do throws(CodingFailures) {
          return try decode().count == count + 1 && expected == 0
        } catch {
          return error.count == expected
            && error.allSatisfy { $0.codingPath.last?.stringValue == "value" }
        }
      }
      let data = Self.boxes(count)
      return check { () throws(CodingFailures) in
        try decoder.decodeCollecting([Box<Int>].self, from: data)
      }
        && check { () throws(CodingFailures) in
          try keyDecoder.decodeCollecting([Box<Int>].self, from: data)
        }
        && documents.allSatisfy { list in
          check { () throws(CodingFailures) in
            try lists.decodeCollecting([Box<Int>].self, from: list[count])
          }
        }
    }
  }

  @Test func `many threads can use reports with a decoder`() async throws {
    let decoder = JSON.Decoder()
    let lists = PropertyList.Decoder()
    let documents = try (0..<8).map { try Self.list($0, .binary) }
    try await inManyThreads { number in
      let count = number % 8
      var reports = (DecodingReport(), DecodingReport())
      let values = (
        try decoder.decodeLossy([Box<Int>].self, from: Self.boxes(count), report: &reports.0),
        try lists.decodeLossy([Box<Int>].self, from: documents[count], report: &reports.1)
      )
      return values.0 == values.1 && values.0.count == count / 2 + 1
        && reports.0.events.count == (count + 1) / 2
        && reports.1.events.count == (count + 1) / 2
    }
  }

  @Test func `values can be coded with the coder that codes the values around them`() async throws {
    let documents = try (0..<8).map { number in
      try Letter.encoder.encode(
        Letter(boxes: [number], enclosed: [Letter(boxes: [1, 2]), Letter(boxes: [3])]))
    }
    try await inManyThreads { number in
      let value = try Letter.decoder.decode(Letter.self, from: documents[number % 8])
      let broken = Data(#"{"boxes":[],"enclosed":["{\"boxes\":[{\"value\":true}]}"]}"#.utf8)
      let problem = Outcome { try Letter.decoder.decode(Letter.self, from: broken) }.problem
      return value.boxes == [Number(value: number % 8)] && value.enclosed.count == 2
        && problem?.kind == "typeMismatch Int" && problem?.path == "boxes/Index 0/value"
    }
  }

  @Test func `many threads can catch and discard errors of a decoder`() async throws {
    let decoder = JSON.Decoder()
    try await inManyThreads { number in
      let data = Data(#"[1,"a",[]]"#.utf8)
      let values = try decoder.decode([Either].self, from: Data(#"[1,"a"]"#.utf8))
      let outcome = Outcome { try decoder.decode([Either].self, from: data) }
      return values == [.number(1), .string("a")] && outcome.problem?.path == "Index 2"
    }
  }

  @Test func `many threads can read the failures of one call`() async throws {
    let error = #expect(throws: DecodingError.self) {
      try JSON.Decoder().decode([Either].self, from: Data("[1,\n \"a\",\n  []]".utf8))
    }
    let failure = CodingFailure(try #require(error))
    let kept = Self.kept(from: Data("[1,\n [],\n  []]".utf8))
    try await inManyThreads { number in
      let located = kept[number % 2]
      return failure.line == 3 && failure.column == 3
        && located.line == number % 2 + 2 && located.column == number % 2 + 2
        && located.description.contains("line \(number % 2 + 2)")
    }
  }

  /// An array of numbers that keeps the errors of the other elements.
  private struct Keeping: Decodable {
    var failures: [CodingFailure] = []

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        do {
          _ = try container.decode(Int.self)
        } catch let error as DecodingError {
          failures.append(CodingFailure(error))
          _ = try container.decode([Int].self)
        }
      }
    }
  }

  private static func kept(from data: Data) -> [CodingFailure] {
    (try? JSON.Decoder().decode(Keeping.self, from: data))?.failures ?? []
  }
}
