import Testing

@testable import TranscodableMacroModel

/// Rejected declarations and the identifiers of their messages; the fixtures have the wording.
@Suite("Validation")
struct ValidationTests {
  @Test(arguments: [
    "@Codable struct A { let a: Int; var b: String? }",
    "@Codable(keys: .snakeCase) struct A { let userName: Int }",
    "@Codable enum A { case a(Int), b }",
    "@Codable(tagging: .internal(\"type\")) enum A { case a(id: Int), b }",
    "@Codable final class A { var a = 1 }",
    "@Codable(via: Wire.self) struct A { var whatever: any Sendable }",
    "@Codable @CodingProfile(\"x\", via: Wire.self) struct A { var a: Int }",
  ])
  func `a valid declaration has no messages`(source: String) throws {
    #expect(try Stages(source).messages.isEmpty)
  }

  @Test(arguments: [
    ("@Codable class A { var a = 1 }", "class-is-not-final"),
    ("@Codable struct A { let a = 1 }", "constant-is-never-decoded"),
    ("@Codable struct A { var a = make() }", "field-has-no-spelled-type"),
    (
      "@Codable struct A { @CodingKey(\"x\") var a: Int; @CodingKey(\"x\") var b: Int }",
      "key-is-taken"
    ),
    ("@Codable struct A { @CodableBy(.iso8601) var a: Int }", "strategy-does-not-fit"),
    ("@Codable struct A { @CodableValidated(.nonEmpty) var a: Int }", "preset-does-not-fit"),
    ("@Codable struct A { @CodableCoerced var a: Date }", "not-coercible"),
    ("@Codable enum A { @CodableBy(.iso8601) case a(Date, Date) }", "value-is-not-named"),
    ("@Codable enum A { @CodableBy(.iso8601, of: \"x\") case a(b: Date) }", "payload-has-no-value"),
    (
      "@Codable(via: Wire.self) struct A { @CodingKey(\"x\") var a: Int }",
      "attribute-in-converted-type"
    ),
    ("@Codable(via: Wire.self) final class A {}", "conversion-needs-value-type"),
    ("@Codable enum A {}", "enum-has-no-cases"),
    ("@Codable(version: 0) struct A { var a: Int }", "version-is-no-number"),
  ])
  func `an invalid declaration has its message`(source: String, message: String) throws {
    let messages = try Stages(source).messages
    #expect(messages.contains(message), "\(messages)")
  }

  @Test func `an attribute for the other direction is a warning`() throws {
    let stages = try Stages(
      "@Decodable struct A { @EncodableBy(.hex) var a: Data }", sides: .decode)
    #expect(stages.messages == ["attribute-is-for-other-side"])
  }
}
