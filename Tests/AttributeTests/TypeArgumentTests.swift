import CoderTestSupport
import Foundation
import Testing
import Transcodable

@Suite("Combined arguments of a type")
struct TypeArgumentTests {
  @Codable(version: 1)
  struct NoteV1: Equatable {
    var text: String
  }

  @Codable(
    version: 2, previous: NoteV1.self, rawRepresentation: .json, keys: .kebabCase, prefix: "note-",
    container: "data.attributes", unknownKeys: .reject, duplicateKeys: .reject)
  struct Note: Equatable {
    var firstLine: String

    init(firstLine: String) { self.firstLine = firstLine }

    init(migrating older: NoteV1) throws { firstLine = older.text }
  }

  @Test func `the version is outside the path of the type`() throws {
    let json = #"{"version": 2, "data": {"attributes": {"note-first-line": "a"}}}"#
    expect(json, is: Note(firstLine: "a"))
    try expect(Note(firstLine: "a"), isWrittenAs: json)
    expect(#"{"version": 1, "text": "b"}"#, is: Note(firstLine: "b"))
    expect(
      #"{"version": 2, "data": {"attributes": {"note-first-line": "a", "c": 1}}}"#, as: Note.self,
      failsWith: Complaint("dataCorrupted", "data.attributes.c"))
  }

  @Test func `a versioned type has raw values and migrates older ones`() {
    let text = #"{"data":{"attributes":{"note-first-line":"a"}},"version":2}"#
    #expect(Note(firstLine: "a").rawValue == text)
    #expect(Note(rawValue: text) == Note(firstLine: "a"))
    #expect(Note(rawValue: #"{"text": "b"}"#) == Note(firstLine: "b"))
    #expect(Note(rawValue: #"{"version": 3}"#) == nil)
  }

  @Codable(rawRepresentation: .json, layout: .positional)
  struct Point: Equatable {
    var x = 1
    var y = 2
  }

  @Codable(rawRepresentation: .data, prefix: "a_", suffix: "_z", container: "b")
  struct Sized: Equatable {
    var width = 1
  }

  @Test func `raw values have the layout and the keys of the type`() {
    #expect(Point().rawValue == "[1,2]")
    #expect(Point(rawValue: "[3,4]") == Point(x: 3, y: 4))
    #expect(Sized().rawValue == Data(#"{"b":{"a_width_z":1}}"#.utf8))
    #expect(Sized(rawValue: Data(#"{"b": {"a_width_z": 2}}"#.utf8)) == Sized(width: 2))
  }

  @Codable(superclass: .none, duplicateKeys: .reject)
  class Base {
    var id: Int

    init(id: Int) { self.id = id }
  }

  @Codable(superclass: .flat, duplicateKeys: .reject)
  final class Flat: Base {
    var name = ""
  }

  @Codable(superclass: .nested, duplicateKeys: .reject)
  final class Nested: Base {
    var name = ""
  }

  /// Duplicate keys in an object, or in the object of the superclass.
  @Test(arguments: [Coder.direct, .standard])
  func `duplicate keys are rejected in classes`(_ coder: Coder) throws {
    func complaint<Value: Decodable>(_ type: Value.Type, _ json: String) -> Complaint? {
      do {
        _ = try coder.decode(type, json)
        return nil
      } catch {
        return Complaint(error)
      }
    }
    let repeated = #"{"id": 1, "id": 2, "name": ""}"#
    #expect(complaint(Base.self, repeated) == Complaint("dataCorrupted", "id"))
    #expect(complaint(Flat.self, repeated) == Complaint("dataCorrupted", "id"))
    #expect(
      complaint(Nested.self, #"{"super": {"id": 1, "id": 2}, "name": ""}"#)
        == Complaint("dataCorrupted", "super.id"))
    #expect(
      complaint(Nested.self, #"{"super": {"id": 1}, "name": "", "name": "a"}"#)
        == Complaint("dataCorrupted", "name"))
    #expect(complaint(Flat.self, #"{"id": 1, "name": ""}"#) == nil)
  }
}
