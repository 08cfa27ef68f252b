import CoderTestSupport
import Foundation
import Testing
import Transcodable

@CodablePolymorphic(tag: "type", [Disk.self, Square.self])
private protocol Figure: Sendable {}

@Codable private struct Disk: Figure {
  let radius: Double
  let name: String
}

@Codable private struct Square: Figure { let side: Double }

@Suite("Collected failures of types of every shape")
struct CollectingShapeTests {
  @Codable
  enum Shape: Equatable {
    case circle(radius: Double, name: String)
    case text(String)
    case empty
  }

  @Codable(tagging: .internal("type"))
  enum Event: Equatable {
    case opened(by: String, at: Int)
    case closed(Reason)
  }

  @Codable
  struct Reason: Equatable {
    let code: Int
    let text: String
  }

  @Codable(tagging: .untagged)
  enum Choice: Equatable {
    case count(Int)
    case reason(Reason)
  }

  @Codable
  struct Drawing: Equatable {
    var shapes: [Shape] = []
    var events: [Event] = []
    var choices: [Choice] = []
    let last: Int
  }

  @Test func `failures in enum cases and their payloads are collected`() {
    #expect(
      collectedFailures(
        of: Drawing.self,
        #"""
        {"shapes": [{"circle": {"radius": "x"}}, "round", {"text": 1}, {"box": {}}, "empty", 7]}
        """#) == [
          #"type-mismatch shapes.0.circle.radius "x""#, "missing-key shapes.0.circle.name }",
          #"invalid-value shapes.1 "round""#, "type-mismatch shapes.2.text 1",
          #"invalid-value shapes.3 {"box": {}}"#, "invalid-value shapes.5 7", "missing-key last }",
        ])
  }

  @Test func `failures in internally tagged cases are collected`() {
    #expect(
      collectedFailures(
        of: Drawing.self,
        #"""
        {"events": [{"at": "x", "type": "opened", "by": 1}, {"type": "lost"}, {"code": 1},
         {"type": "closed", "code": "x"}], "last": true}
        """#) == [
          #"type-mismatch events.0.at "x""#, "type-mismatch events.0.by 1",
          #"invalid-value events.1.type "lost""#, "missing-key events.2.type }",
          #"type-mismatch events.3.code "x""#, "missing-key events.3.text }",
          "type-mismatch last true",
        ])
  }

  @Test func `an untagged value that matches no case lists the failure of each case`() throws {
    let json = #"{"choices": [1, "x", {"code": 1}], "last": "x"}"#
    #expect(
      collectedFailures(of: Drawing.self, json) == [
        #"invalid-value choices.1 "x""#, #"invalid-value choices.2 {"code": 1}"#,
        #"type-mismatch last "x""#,
      ])
    do {
      _ = try JSON.Decoder().decodeCollecting(Drawing.self, from: Data(json.utf8))
    } catch {
      #expect(error.first?.attempts.map(\.reason) == [.typeMismatch, .typeMismatch])
      let last = try #require(error.dropFirst().first?.attempts.last)
      #expect(last.reason == .missingKey && last.expected == "text")
    }
  }

  @Test func `failures are collected from strings, arrays and spans`() {
    let text = #"{"code": "x"}"#
    func reasons(_ body: () throws -> Reason) -> [CodingFailureReason] {
      do {
        _ = try body()
        return []
      } catch {
        return (error as? CodingFailures)?.map(\.reason) ?? []
      }
    }
    let decoder = JSON.Decoder()
    let expected = [CodingFailureReason.typeMismatch, .missingKey]
    #expect(reasons { try decoder.decodeCollecting(Reason.self, from: text) } == expected)
    #expect(
      reasons { try decoder.decodeCollecting(Reason.self, from: Array(text.utf8)) } == expected)
    #expect(
      reasons { try decoder.decodeCollecting(Reason.self, from: text.utf8Span.span) } == expected)
  }

  @Codable
  fileprivate struct Sheet {
    @CodableBy(.polymorphic) var figures: [any Figure]
    @CodableLossy @CodableBy(.polymorphic) var others: [any Figure] = []
    let last: Int
  }

  @Test func `failures in polymorphic values are collected`() {
    #expect(
      collectedFailures(
        of: Sheet.self,
        #"""
        {"figures": [{"radius": "x", "type": "disk"}, {"type": "blob"}, {}, {"type": "square"}],
         "others": [{"type": "blob"}], "last": null}
        """#) == [
          #"type-mismatch figures.0.radius "x""#, "missing-key figures.0.name }",
          #"invalid-value figures.1.type "blob""#, "missing-key figures.2.type }",
          "missing-key figures.3.side }", "missing-value last null",
        ])
  }

  @Codable
  struct Flat: Equatable {
    let id: Int
    @CodableFlattened var reason: Reason
    let last: Int
  }

  @Test func `failures in flattened members are collected`() {
    #expect(
      collectedFailures(
        of: [Flat].self, #"[{"code": "y", "last": null, "id": "x"}, {"id": 1}, 7]"#) == [
          #"type-mismatch 0.id "x""#, #"type-mismatch 0.code "y""#, "missing-value 0.last null",
          "missing-key 0.text }", "missing-key 1.code }", "missing-key 1.text }",
          "missing-key 1.last }", "type-mismatch 2 7",
        ])
  }

  @Codable(layout: .positional)
  struct Point: Equatable {
    let x: Double
    let y: Double
    @CodableValidated(.nonEmpty) var label = "-"
  }

  @Codable(layout: .transparent)
  struct Meters: Equatable {
    @CodableValidated(.range(0...)) var value: Double
  }

  @Codable
  struct Path: Equatable {
    var points: [Point] = []
    var widths: [Meters] = []
    let last: Int
  }

  @Test func `failures in positional and transparent types are collected`() {
    #expect(
      collectedFailures(
        of: Path.self,
        #"""
        {"points": [["x", true, ""], [1, 2], [1], {}], "widths": [1, -1, "x"], "last": "x"}
        """#) == [
          #"type-mismatch points.0.0 "x""#, "type-mismatch points.0.1 true",
          #"invalid-value points.0.2 """#, "missing-value points.2 [1]",
          "type-mismatch points.3 {}", "invalid-value widths.1 -1", #"type-mismatch widths.2 "x""#,
          #"type-mismatch last "x""#,
        ])
  }

  @Codable(version: 1)
  struct Old: Equatable {
    let text: String
  }

  @Codable(version: 2, previous: Old.self)
  struct New: Equatable {
    let title: String
    let size: Int

    init(migrating older: Old) throws { (title, size) = (older.text, 0) }
  }

  @Codable
  struct Shelf: Equatable {
    let files: [New]
    let last: Int
  }

  @Test func `failures in versioned types are collected`() {
    #expect(
      collectedFailures(
        of: Shelf.self,
        #"""
        {"files": [{"version": 2, "title": 1, "size": "x"}, {"version": 3}, {"text": 7},
         {"version": "x"}], "last": "x"}
        """#) == [
          "type-mismatch files.0.title 1", #"type-mismatch files.0.size "x""#,
          "invalid-value files.1.version 3", "type-mismatch files.2.text 7",
          #"type-mismatch files.3.version "x""#,
          #"type-mismatch last "x""#,
        ])
  }

  @Codable(superclass: .none)
  class Animal {
    let name: String
    let age: Int
  }

  @Codable(superclass: .flat)
  final class Dog: Animal {
    let owner: String
  }

  @Codable
  struct Zoo {
    let dogs: [Dog]
    let last: Int
  }

  @Test func `failures in superclasses are collected`() {
    #expect(
      collectedFailures(
        of: Zoo.self,
        #"{"dogs": [{"name": 1, "age": "x", "owner": "a"}, {"name": "a", "age": 1}], "last": "x"}"#)
        == [
          "type-mismatch dogs.0.name 1", #"type-mismatch dogs.0.age "x""#,
          "missing-key dogs.1.owner }", #"type-mismatch last "x""#,
        ])
  }
}
