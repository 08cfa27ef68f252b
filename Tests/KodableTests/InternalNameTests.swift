import Foundation
import Testing

@testable import Kodable

/// Internal names that tests of Kodable's users may use.
struct InternalNameTests {
  private struct First: Error {}
  private struct Second: Error {}

  @Test func `coding keys are created from strings and integers`() {
    #expect(AnyCodingKey(intValue: 1)?.intValue == 1)
    #expect(AnyCodingKey(intValue: 1)?.stringValue == "1")
    #expect(AnyCodingKey(stringValue: "2")?.intValue == nil)
    #expect(AnyCodingKey("3").stringValue == "3" && AnyCodingKey("3").intValue == nil)
    #expect(MemoryLayout<AnyCodingKey>.size <= 3 * MemoryLayout<Int>.size)
  }

  @Test func `a failing expression uses its fallback`() throws {
    func fail(_ error: any Error) throws -> Int { throw error }
    #expect(try failableExpression(1, withFallback: 2) == 1)
    #expect(try failableExpression(fail(First()), withFallback: 2) == 2)
    let error = FailableExpressionWithFallbackError(main: First(), fallback: Second())
    #expect(throws: error) { try failableExpression(fail(First()), withFallback: fail(Second())) }
    #expect(error != FailableExpressionWithFallbackError(main: Second(), fallback: Second()))
    #expect(
      error.description
        == "Main error was: \(First().localizedDescription) Fallback expression error was: "
        + Second().localizedDescription)
    #expect(Corrupted() == Corrupted())
  }

  @Test func `decoding errors have readable descriptions`() {
    let context = DecodingError.Context(
      codingPath: [AnyCodingKey("a"), AnyCodingKey("b")], debugDescription: "D.")
    #expect(context.prettyPath() == "a.b")
    func text(_ error: any Error) -> String { BetterDecodingError(with: error).description }
    #expect(text(DecodingError.dataCorrupted(context)) == "Data corrupted. D. ")
    #expect(
      text(DecodingError.keyNotFound(AnyCodingKey("k"), context))
        == "Key not found. Expected -> k <- at: a.b")
    #expect(text(DecodingError.typeMismatch(Int.self, context)) == "Type mismatch. D., at: a.b")
    #expect(text(DecodingError.valueNotFound(Int.self, context)) == "Value not found. -> a.b <- D.")
    #expect(text(First()) == First().localizedDescription)
    let cause = NSError(domain: "D", code: 1, userInfo: ["NSDebugDescription": "Line 1."])
    #expect(
      text(
        DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: [], debugDescription: "D.", underlyingError: cause)))
        == "Data corrupted. D. Line 1.")
  }

  @Test func `nested optionals are flattened`() {
    #expect(Int???.some(1).flattened() as? Int == 1)
    #expect(Int???.some(nil).flattened() == nil && Int?.none.flattened() == nil)
    #expect(String??.some(nil).isNil && String?.none.isNil)
    #expect(!String??.some("").isNil && !String?.some("").isNil)
  }

  @Test func `errors have an error description`() {
    #expect(
      KodableError.dataNotFound.errorDescription
        == "Missing key (or null value) for property marked as required.")
    #expect(
      KodableError.failedToParseDate(source: "x").errorDescription
        == "Could not parse Date from this value: x")
    #expect(
      KodableError.wrappedError(First()).errorDescription
        == "Cause: \(BetterDecodingError(with: First()).description)")
  }

  @Test func `each level of an error has its own description`() {
    let leaf = KodableError.failedDecodingProperty(
      property: "p", key: "k", type: Int.self, underlyingError: .wrappedError(First()))
    let type = KodableError.failedDecodingType(
      type: Int.self, underlyingError: .wrappedError(First()))
    let texts: [String] = [
      leaf.errorDescription, type.errorDescription,
      KodableError.failedDecodingProperty(
        property: "p", key: "k", type: Int.self, underlyingError: leaf
      ).errorDescription,
      KodableError.failedDecodingType(type: Int.self, underlyingError: leaf).errorDescription,
      KodableError.validationFailed(type: Int.self, property: "p", parsedValue: 1).errorDescription,
    ]
    #expect(
      texts == [
        #"Could not decode type "Int". Failed to decode property "p" for key "k""#,
        #"Could not decode an instance of "Int""#,
        #"Error on property named "p" with key "k" of type "Int""#,
        #"Failure on "Int""#,
        #"Validation failed for property "p" on type "Int". The parsed value was 1"#,
      ])
    // Programs show all levels.
    #expect((leaf as any LocalizedError).errorDescription == leaf.description)
    #expect(leaf.localizedDescription == leaf.description)
  }

  @Test func `values are constrained to ranges`() {
    #expect(5.constrained(toAtMost: 3) == 3 && 5.constrained(toAtLeast: 7) == 7)
    #expect(5.constrained(to: 0...3) == 3 && (-5).constrained(to: 0...3) == 0)
    #expect(2.constrained(to: 0...3) == 2)
  }

  @Test func `a mirror contains the value of a wrapper`() throws {
    let inner = try #require(Mirror(reflecting: Coding(default: 3)).descendant("inner"))
    #expect(Mirror(reflecting: inner).descendant("_value") as? Int == 3)
  }
}
