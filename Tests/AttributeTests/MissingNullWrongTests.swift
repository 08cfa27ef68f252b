import CoderTestSupport
import Foundation
import Testing
import Transcodable

/// The results of missing, null and mistyped values, for each kind of field.
@Suite("Missing, null and wrong values")
struct MissingNullWrongTests {
  /// The result of decoding a document.
  enum Outcome<Value: Sendable>: Sendable {
    case value(Value)
    case failure(String)
  }

  /// Checks a row of the table: documents with the value missing, null, and a string for a number.
  func check<Value: Decodable & Equatable & Sendable>(
    _ type: Value.Type, missing: Outcome<Value>, null: Outcome<Value>, wrong: Outcome<Value>,
    is wrongJSON: String = #"{"a": "x"}"#, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (json, outcome) in [
      (#"{"b": 1}"#, missing), (#"{"a": null}"#, null), (wrongJSON, wrong),
    ] {
      switch outcome {
      case .value(let value): expect(json, is: value, sourceLocation: sourceLocation)
      case .failure(let kind):
        expect(
          json, as: type, failsWith: Complaint(kind, "a"), sourceLocation: sourceLocation)
      }
    }
  }

  @Codable struct Constant: Equatable { let a: Int }
  @Codable struct Variable: Equatable { var a: Int }

  @Test func `a field without a default is required`() {
    check(
      Constant.self, missing: .failure("keyNotFound"), null: .failure("valueNotFound"),
      wrong: .failure("typeMismatch"))
    check(
      Variable.self, missing: .failure("keyNotFound"), null: .failure("valueNotFound"),
      wrong: .failure("typeMismatch"))
  }

  @Codable struct Initial: Equatable { var a: Int = 7 }
  @Codable struct Default: Equatable { @CodableDefault(7) let a: Int }
  @Codable struct ForMissing: Equatable { @CodableDefault(7, for: .missing) var a: Int }
  @Codable struct ForNull: Equatable { @CodableDefault(7, for: .null) var a: Int }
  @Codable struct ForInvalid: Equatable {
    @CodableDefault(7, for: [.missing, .invalid]) var a: Int
  }
  @Codable struct ForAny: Equatable { @CodableDefault(7, for: .anyFailure) var a: Int }

  @Test func `a default is used only for the failures it is declared for`() {
    check(
      Initial.self, missing: .value(Initial(a: 7)), null: .value(Initial(a: 7)),
      wrong: .failure("typeMismatch"))
    check(
      Default.self, missing: .value(Default(a: 7)), null: .value(Default(a: 7)),
      wrong: .failure("typeMismatch"))
    check(
      ForMissing.self, missing: .value(ForMissing(a: 7)), null: .failure("valueNotFound"),
      wrong: .failure("typeMismatch"))
    check(
      ForNull.self, missing: .failure("keyNotFound"), null: .value(ForNull(a: 7)),
      wrong: .failure("typeMismatch"))
    check(
      ForInvalid.self, missing: .value(ForInvalid(a: 7)), null: .failure("valueNotFound"),
      wrong: .value(ForInvalid(a: 7)))
    check(
      ForAny.self, missing: .value(ForAny(a: 7)), null: .value(ForAny(a: 7)),
      wrong: .value(ForAny(a: 7)))
  }

  @Codable struct OptionalForMissing: Equatable { @CodableDefault(7, for: .missing) var a: Int? }
  @Codable(nulls: .reject) struct Twice: Equatable { var a: Int?? }
  @Codable(nulls: .reject) struct LossyOfNoNulls: Equatable { @CodableLossy var a: Int? }
  @Codable struct LossyForMissing: Equatable {
    @CodableLossy @CodableDefault([7], for: .missing) var a: [Int]
  }

  @Test func `a failure without a matching default is handled as without a default`() {
    check(
      OptionalForMissing.self, missing: .value(OptionalForMissing(a: 7)),
      null: .value(OptionalForMissing(a: nil)), wrong: .failure("typeMismatch"))
    check(
      LossyForMissing.self, missing: .value(LossyForMissing(a: [7])),
      null: .failure("valueNotFound"), wrong: .failure("typeMismatch"))
  }

  @Test func `a double optional distinguishes a missing key from null if nulls are rejected`() {
    check(
      Twice.self, missing: .value(Twice(a: nil)), null: .value(Twice(a: .some(nil))),
      wrong: .failure("typeMismatch"))
    check(
      LossyOfNoNulls.self, missing: .value(LossyOfNoNulls(a: nil)),
      null: .value(LossyOfNoNulls(a: nil)), wrong: .value(LossyOfNoNulls(a: nil)))
  }

  @Codable(nulls: .reject) enum Payload: Equatable { case one(a: Int?) }

  @Test func `associated values reject null if the enum does`() {
    expect(#"{"one": {}}"#, is: Payload.one(a: nil))
    expect(#"{"one": {"a": 1}}"#, is: Payload.one(a: 1))
    expect(
      #"{"one": {"a": null}}"#, as: Payload.self, failsWith: Complaint("valueNotFound", "one.a"),
      by: Coder.typedFormats)
  }

  @Codable(missing: .strict) struct Strict: Equatable { var a: Int = 7 }

  @Test func `initial values are not used if missing values are strict`() {
    check(
      Strict.self, missing: .failure("keyNotFound"), null: .failure("valueNotFound"),
      wrong: .failure("typeMismatch"))
  }

  @Codable struct Optional: Equatable { var a: Int? }
  @Codable struct OptionalInitial: Equatable { var a: Int? = 7 }
  @Codable struct OptionalDefault: Equatable { @CodableDefault(7) let a: Int? }
  @Decodable struct OptionalForAny: Equatable {
    @CodableDefault(7, for: .anyFailure) var a: Int?
  }

  @Test func `null decodes as nil unless the default covers null`() {
    check(
      Optional.self, missing: .value(Optional(a: nil)), null: .value(Optional(a: nil)),
      wrong: .failure("typeMismatch"))
    check(
      OptionalInitial.self, missing: .value(OptionalInitial(a: 7)),
      null: .value(OptionalInitial(a: nil)), wrong: .failure("typeMismatch"))
    check(
      OptionalDefault.self, missing: .value(OptionalDefault(a: 7)),
      null: .value(OptionalDefault(a: nil)), wrong: .failure("typeMismatch"))
    check(
      OptionalForAny.self, missing: .value(OptionalForAny(a: 7)),
      null: .value(OptionalForAny(a: 7)), wrong: .value(OptionalForAny(a: 7)))
  }

  @Codable struct LossyOptional: Equatable { @CodableLossy var a: Int? }
  @Codable struct LossyList: Equatable { @CodableLossy var a: [Int] }
  @Codable struct LossyInitial: Equatable { @CodableLossy var a: [Int] = [7] }

  @Test func `a lossy field is nil, has its initial value, or requires a collection`() {
    check(
      LossyOptional.self, missing: .value(LossyOptional(a: nil)),
      null: .value(LossyOptional(a: nil)), wrong: .value(LossyOptional(a: nil)))
    check(
      LossyList.self, missing: .failure("keyNotFound"), null: .failure("valueNotFound"),
      wrong: .failure("typeMismatch"))
    check(
      LossyList.self, missing: .failure("keyNotFound"), null: .failure("valueNotFound"),
      wrong: .value(LossyList(a: [1, 2])), is: #"{"a": [1, "x", 2]}"#)
    check(
      LossyInitial.self, missing: .value(LossyInitial(a: [7])),
      null: .value(LossyInitial(a: [7])), wrong: .value(LossyInitial(a: [7])))
  }

  @Codable struct Three: Equatable { var a: CodableNullable<Int> }

  @Test func `a nullable distinguishes null from a missing key`() {
    check(
      Three.self, missing: .value(Three(a: .absent)), null: .value(Three(a: .null)),
      wrong: .failure("typeMismatch"))
  }

  @Codable struct OrNull: Equatable { var a: CodableOrNull<Int> }
  @Codable(nulls: .reject) struct OrNullWithRule: Equatable {
    @CodableValidated(.range(1...5)) let a: CodableOrNull<Int>
    var b: Int?
  }
  @Codable struct DayOrNull: Equatable {
    @CodableBy(.iso8601(dateOnly: true)) let a: CodableOrNull<Date>
  }

  @Test func `CodableOrNull requires its key`() throws {
    check(
      OrNull.self, missing: .failure("keyNotFound"), null: .value(OrNull(a: nil)),
      wrong: .failure("typeMismatch"))
    check(
      OrNullWithRule.self, missing: .failure("keyNotFound"), null: .value(OrNullWithRule(a: nil)),
      wrong: .failure("dataCorrupted"), is: #"{"a": 6}"#)
    check(
      DayOrNull.self, missing: .failure("keyNotFound"), null: .value(DayOrNull(a: nil)),
      wrong: .failure("dataCorrupted"))
    try expect(OrNull(a: nil), isWrittenAs: #"{"a": null}"#)
    try expect(OrNullWithRule(a: 3), isWrittenAs: #"{"a": 3}"#)
    try expect(DayOrNull(a: nil), isWrittenAs: #"{"a": null}"#)
    let day = DayOrNull(a: Date(timeIntervalSince1970: 86_400))
    try expect(day, isWrittenAs: #"{"a": "1970-01-02"}"#)
  }

  @Codable struct Spelled: Equatable {
    var a: Transcodable.CodableNullable<Int>
    var b: TranscodableEssentials.CodableOrNull<Int>
  }
  @Codable(tagging: .internal("kind")) enum SpelledCases: Equatable {
    case known
    @CodableUnknown case other(Transcodable.JSON)
  }

  @Test func `types may be qualified with their module`() throws {
    expect(#"{"a": null, "b": null}"#, is: Spelled(a: .null, b: nil), by: Coder.ofJSON)
    expect(#"{"b": 1}"#, is: Spelled(a: .absent, b: 1))
    expect(#"{"a": 1}"#, as: Spelled.self, failsWith: Complaint("keyNotFound", "b"))
    let (text, value) = (
      #"{"kind": "new", "size": 7}"#, SpelledCases.other(["kind": "new", "size": 7])
    )
    expect(text, is: value, by: Coder.ofJSON)
    try expect(value, isWrittenAs: text, by: Coder.ofJSON)
  }
}
