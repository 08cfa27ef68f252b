import Foundation
import Synchronization
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodablePropertyList

/// Errors that types catch, keep, or throw themselves.
@Suite struct CaughtErrorTests {
  /// A value that may be a number, with the error of the attempt.
  private struct Attempt: Decodable {
    let error: any Error

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        _ = try container.decode(Int.self)
        error = CancellationError()
      } catch {
        self.error = error
      }
    }
  }

  /// A value that reads the line of an error while it is decoded.
  private struct Line: Decodable {
    let line: Int?
    let message: String?

    init(from decoder: any Decoder) throws {
      let failure = CodingFailure(describing: try Attempt(from: decoder).error)
      (line, message) = (failure.line, failure.message)
    }
  }

  private enum Door: String, Codable { case open, closed }
  private struct House: Codable { let doors: [Door] }

  private struct Picky: Decodable {
    struct Refusal: Error {}
    init(from decoder: any Decoder) throws {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "No.", underlyingError: Refusal()))
    }
  }

  private let document = """
    [1,
     "é", "x"]
    """

  @Test func `a caught error is exact in case, type and path`() throws {
    let attempts = try JSON.Decoder().decode([Attempt].self, from: document)
    guard case DecodingError.typeMismatch(let type, let context) = attempts[2].error else {
      Issue.record("\(attempts[2].error)")
      return
    }
    #expect(type is Int.Type)
    #expect(context.codingPath.map(\.intValue) == [2])
    #expect(context.codingPath.map(\.stringValue) == ["Index 2"])
    #expect(context.debugDescription == "Expected Int but found a string.")
  }

  @Test func `a caught error has its line when its failure is read during the call`() throws {
    for allowsJSON5 in [false, true] {
      let decoder = JSON.Decoder()
      decoder.allowsJSON5 = allowsJSON5
      let lines = try decoder.decode([Line].self, from: document)
      #expect(lines.map(\.line) == [nil, 2, 2])
      #expect(
        lines.last?.message == "Expected Int but found a string at line 2, column 7 (byte 11).")
    }
  }

  @Test func `an error that is kept after the call has its line and message`() throws {
    for allowsJSON5 in [false, true] {
      let decoder = JSON.Decoder()
      decoder.allowsJSON5 = allowsJSON5
      let attempts = try decoder.decode([Attempt].self, from: document)
      // Other calls use the memory again.
      for _ in 0..<10 { _ = try? decoder.decode([Int].self, from: "[\n\n\n\"\"]") }
      let failure = CodingFailure(describing: attempts[2].error)
      #expect(failure.line == 2)
      #expect(failure.column == 7)
      #expect(failure.byteRange == 11..<14)
      #expect(failure.path == "[2]")
      #expect(failure.message == "Expected Int but found a string at line 2, column 7 (byte 11).")
    }
  }

  @Test func `the failure inside a thrown error has its line and message`() throws {
    for allowsJSON5 in [false, true] {
      let decoder = JSON.Decoder()
      decoder.allowsJSON5 = allowsJSON5
      for (document, line, phrase) in [
        ("[1,\n \"é\"]", 2, "Expected Int but found a string at line 2, column 2 (byte 5)."),
        ("[1,\nnull]", 2, "Expected Int but found null at line 2, column 1 (byte 4)."),
      ] {
        let error = try #require(
          throws: DecodingError.self,
          performing: { try decoder.decode([Int].self, from: document) })
        // Other calls use the memory again.
        for _ in 0..<10 { _ = try? decoder.decode([Int].self, from: "[\n\n\n\"\"]") }
        let failure = try #require(error.context?.underlyingError as? CodingFailure)
        #expect(failure.line == line)
        #expect(failure.path == "[1]")
        #expect(failure.debugDescription == phrase)
        #expect(error.context?.debugDescription == phrase)
        #expect(CodingFailure(error).message == phrase)
      }
    }
  }

  /// An error with another key in its path, thrown again by the type that caught it.
  private struct Renaming: Decodable {
    init(from decoder: any Decoder) throws {
      do {
        _ = try decoder.container(keyedBy: AnyKey.self).decode(Int.self, forKey: AnyKey("a"))
      } catch DecodingError.typeMismatch(let type, let context) {
        throw DecodingError.typeMismatch(
          type,
          DecodingError.Context(
            codingPath: [AnyKey("b")], debugDescription: context.debugDescription,
            underlyingError: context.underlyingError))
      }
    }
  }

  @Test func `an error that was thrown again with another path has it in its failure`() throws {
    let error = try #require(
      throws: DecodingError.self,
      performing: { try JSON.Decoder().decode(Renaming.self, from: "{\n\"a\": true}") })
    let failure = try #require(error.context?.underlyingError as? CodingFailure)
    #expect(failure.path == "b")
    #expect(failure.line == 2)
    #expect(error.context?.codingPath.map(\.stringValue) == ["b"])
  }

  @Test func `errors that are kept can be read by several threads`() async throws {
    let attempts = try JSON.Decoder().decode(
      [Attempt].self, from: "[\n\(Array(repeating: "\"x\"", count: 1000).joined(separator: ",\n"))]"
    )
    await withTaskGroup(of: Bool.self) { group in
      for start in 0..<4 {
        group.addTask {
          stride(from: start, to: 1000, by: 3).allSatisfy {
            CodingFailure(describing: attempts[$0].error).line == $0 + 2
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func `an error kept from a property list has its line`() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a", "b"], format: .xml, options: 0)
    let attempts = try PropertyList.Decoder().decode([Attempt].self, from: data)
    #expect(attempts.map { CodingFailure(describing: $0.error).line } == [5, 6])
  }

  @Test func `an unknown raw value of a plain enum has a location`() throws {
    let error = try #require(
      throws: DecodingError.self,
      performing: {
        try JSON.Decoder().decode(House.self, from: "{\"doors\":\n [\"open\", \"ajar\"]}")
      })
    let failure = CodingFailure(error)
    #expect(failure.line == 2)
    #expect(failure.column == 11)
    #expect(failure.path == "doors[1]")
    #expect(failure.message?.contains("ajar") == true)
    #expect(failure.description.contains("ajar"))
  }

  @Test func `an unknown raw value of a plain enum is located in every form of input`() throws {
    let json5 = JSON.Decoder()
    json5.allowsJSON5 = true
    let renaming = JSON.Decoder()
    renaming.keyDecodingStrategy = .custom { path in
      path.last?.stringValue == "Doors" ? AnyKey("doors") : path.last ?? AnyKey("")
    }
    for (decoder, document) in [
      (json5, "{doors:\n [\"open\", \"ajar\"]}"),
      (renaming, "{\"Doors\":\n [\"open\", \"ajar\"]}"),
    ] {
      let error = try #require(
        throws: DecodingError.self,
        performing: { try decoder.decode(House.self, from: document) })
      #expect(CodingFailure(error).line == 2)
      #expect(CodingFailure(error).column == 11)
    }
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["doors": ["open", "ajar"]], format: .xml, options: 0)
    let error = try #require(
      throws: DecodingError.self,
      performing: { try PropertyList.Decoder().decode(House.self, from: data) })
    #expect(CodingFailure(error).line == 8)
  }

  @Test func `all failures of plain enums have locations and are in order`() throws {
    let document = #"{"doors": ["ajar", "open", "shut"]}"#
    let error = try #require(
      throws: CodingFailures.self,
      performing: {
        try JSON.Decoder().decodeCollecting([House].self, from: Data("[\(document)]".utf8))
      })
    #expect(error.allSatisfy { $0.line == 1 })
    #expect(error.first?.column == 13)
  }

  @Test func `an error with an underlying error is thrown unchanged`() throws {
    let error = try #require(
      throws: DecodingError.self,
      performing: { try JSON.Decoder().decode([Picky].self, from: "[1]") })
    guard case .dataCorrupted(let context) = error else { return }
    #expect(context.underlyingError is Picky.Refusal)
  }

  @Test func `decoding a JSON value gives paths without positions`() throws {
    let json: JSON = ["user": ["id": "x"]]
    let error = try #require(
      throws: DecodingError.self, performing: { try json.decode([String: [String: Int]].self) })
    let failure = CodingFailure(error)
    #expect(failure.offset == nil)
    #expect(failure.line == nil)
    #expect(failure.path == "user.id")
    #expect(failure.message == "Expected Int but found a string.")
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ text: String) { stringValue = text }
    init(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }
}
