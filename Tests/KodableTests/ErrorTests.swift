import Foundation
import Kodable
import Testing
import TranscodableFoundation

/// The descriptions and the equality of errors.
struct ErrorTests {
  private struct Inner: Kodable { @Coding var q: Int }
  private struct Outer: Kodable { @Coding var i: Inner }
  private struct Foreign: Kodable { var x = 1 }
  private struct Dates: Kodable { @CodableDate var d: Date }
  private struct Checked: Kodable { @Coding(.validation { $0 > 1 }) var a: Int }

  private func error<Model: Decodable>(_: Model.Type, _ json: String) -> KodableError? {
    do {
      _ = try Foundation.JSONDecoder().decode(Model.self, from: Data(json.utf8))
      return nil
    } catch {
      return error as? KodableError
    }
  }

  @Test func `a description is a tree`() throws {
    let cause = "Cause: Type mismatch. "
    let nested = try #require(error(Outer.self, #"{"i":{"q":"x"}}"#))
    let lines = nested.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == #"Failure on "Outer""#)
    #expect(lines[1] == #"   Error on property named "i" with key "i" of type "Inner""#)
    #expect(lines[2] == #"      Failure on "Inner""#)
    #expect(
      lines[3]
        == #"         Could not decode type "Int". Failed to decode property "q" for key "q""#)
    #expect(lines[4].hasPrefix("            " + cause) && lines[4].hasSuffix(", at: i.q"))
    #expect(lines.count == 6 && lines[5].isEmpty)
  }

  @Test func `each error has a description`() throws {
    let missing = "Missing key (or null value) for property marked as required."
    #expect(
      error(Inner.self, "{}")?.description == """
        Failure on "Inner"
           Could not decode type "Int". Failed to decode property "q" for key "q"
              \(missing)

        """)
    let foreign = try #require(error(Foreign.self, #"{"x":"1"}"#)?.description)
    #expect(
      foreign.hasPrefix("Could not decode an instance of \"Foreign\"\n   Cause: Type mismatch. "))
    #expect(
      error(Dates.self, #"{"d":"zzz"}"#)?.description
        == "Failure on \"Dates\"\n   Could not parse Date from this value: zzz\n")
    #expect(
      error(Checked.self, #"{"a":1}"#)?.description == """
        Failure on "Checked"
           Validation failed for property "a" on type "Int". The parsed value was 1

        """)
  }

  // Fixed: the localized description was the generic one, with an error number.
  @Test func `the localized description is the description`() throws {
    let error = try #require(self.error(Inner.self, "{}"))
    #expect((error as any Error).localizedDescription == error.description)
    #expect(error.errorDescription == error.description)
  }

  @Test func `errors are equal if their type, property and reason are equal`() {
    struct Reason: Error {}
    struct Other: Error {}
    let context = DecodingError.Context(codingPath: [], debugDescription: "")
    let date = KodableError.failedToParseDate(source: "x")
    #expect(date == .failedToParseDate(source: "x") && date != .failedToParseDate(source: "y"))
    #expect(KodableError.wrappedError(date) == date)
    #expect(KodableError.wrappedError(Reason()) == .wrappedError(Reason()))
    #expect(KodableError.wrappedError(Reason()) != .wrappedError(Other()))
    #expect(
      KodableError.wrappedError(DecodingError.dataCorrupted(context))
        != .wrappedError(DecodingError.typeMismatch(Int.self, context)))
    #expect(
      KodableError.validationFailed(type: Int.self, property: "a", parsedValue: 1)
        == .validationFailed(type: Int.self, property: "a", parsedValue: 2))
    #expect(
      KodableError.validationFailed(property: "a", parsedValue: 1)
        != .validationFailed(property: "b", parsedValue: 1))
    func property(_ key: String, _ type: Any, _ reason: KodableError) -> KodableError {
      .failedDecodingProperty(property: "p", key: key, type: type, underlyingError: reason)
    }
    #expect(property("a", Int.self, date) == property("b", Int.self, date))
    #expect(property("a", Int.self, date) != property("a", Bool.self, date))
    #expect(property("a", Int.self, date) != property("a", Int.self, .dataNotFound))
    #expect(
      KodableError.failedDecodingType(type: Int.self, underlyingError: date)
        != .failedDecodingType(type: Bool.self, underlyingError: date))
    #expect(KodableError.dataNotFound == .dataNotFound && KodableError.dataNotFound != date)
  }

  // In the README, `.invalidValueForPropertyWithKey` contains the key.
  @Test func `an error contains the innermost key`() {
    #expect(error(Outer.self, #"{"i":{"q":"x"}}"#)?.invalidKey == "q")
    #expect(error(Outer.self, "{}")?.invalidKey == "i")
    #expect(error(Dates.self, #"{"d":"zzz"}"#)?.invalidKey == nil)
  }
}

/// Debug output; the tests run serially because they share it.
@Suite(.serialized) struct DebugTests {
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []
    func add(_ text: String) { lock.withLock { texts.append(text) } }
    var all: [String] { lock.withLock { texts } }
  }

  private struct Dbg: Kodable, DebugJSON {
    @Coding var k: Int
  }
  private struct Property: Kodable {
    @Coding("list.of", .debugJSON) var s: [Int]
    @Coding("none", .debugJSON) var t: Int?
  }

  private func printed<Model: Decodable>(_: Model.Type, _ json: String) throws -> [[String]] {
    let standard = KodableDebug.output
    defer { KodableDebug.output = standard }
    return try decoders.map { decoder in
      let log = Log()
      KodableDebug.output = { log.add($0) }
      _ = try decoder.decode(Model.self, from: Data(json.utf8))
      return log.all
    }
  }

  @Test func `DebugJSON prints the JSON of a type`() throws {
    for texts in try printed(Dbg.self, #"{"k":1}"#) {
      #expect(texts == ["Decoded JSON for type Dbg:\n{\n  \"k\" : 1\n}\n\n"])
    }
  }

  // Fixed: the JSON was looked up by the name of the property instead of its key.
  @Test func `debugJSON prints the JSON of a property`() throws {
    for texts in try printed(Property.self, #"{"list":{"of":[1]}}"#) {
      #expect(
        texts == [
          "Decoded JSON for the s property of type Array<Int>:\n[\n  1\n]\n\n",
          "Decoded JSON for the t property of type Optional<Int>:\nFailed to grab JSON\n\n",
        ])
    }
  }
}
