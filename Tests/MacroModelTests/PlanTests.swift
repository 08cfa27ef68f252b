import Testing

@testable import TranscodableMacroModel

/// Decisions about a validated type, before Swift code is emitted.
@Suite("Planning")
struct PlanTests {
  @Test(arguments: [
    ("let a: Int", PlannedField.OnMissing.fail, PlannedField.OnNull.fail),
    ("let a: Int?", .none, .none), ("var a = 1", .keep, .asMissing),
    ("@CodableDefault(5) var a: Int", .value("5"), .asMissing),
    ("let a: CodableNullable<Int>", .none, .none), ("let a: CodableOrNull<Int>", .fail, .fail),
  ])
  func `the declaration determines the handling of missing keys and null`(
    field: String, onMissing: PlannedField.OnMissing, onNull: PlannedField.OnNull
  ) throws {
    let presence = try #require(try Stages("@Codable struct A { \(field) }").decoded("a")).presence
    #expect(presence.onMissing == onMissing)
    #expect(presence.onNull == onNull)
  }

  @Test func `keys depend on the style, the attribute and the direction`() throws {
    let stages = try Stages(
      """
      @Codable(keys: .snakeCase) struct A {
        var userName: String
        @CodingKey("ID") var id: Int
        @DecodableKey("in") @EncodableKey("out") var both: Int
        @CodingPath("a.b") var deep: Int
      }
      """)
    #expect(stages.plan.decoded.fields.map(\.key) == ["user_name", "ID", "in", "b"])
    #expect(stages.plan.encoded.fields.map(\.key).contains("out"))
  }

  @Test(arguments: [
    ("@Codable struct A { var a: Int }", CodingSides.both),
    ("@Codable struct A { @CodableFlattened var a: B }", CodingSides()),
    ("@Codable struct A { @Wrapper var a: Int }", .encode),
    ("@Codable(version: 1) struct A { var a: Int }", .encode),
    ("@Codable(duplicateKeys: .reject) struct A { var a: Int }", .encode),
    ("@Codable(via: Wire.self) struct A { @Wrapper var a: Int }", .both),
    ("@Codable enum A { case a }", .both),
  ])
  func `a type uses the direct path where it supports the declaration`(
    source: String, sides: CodingSides
  ) throws {
    #expect(try Stages(source).plan.direct == sides)
  }

  @Test func `the steps of a strategy do not depend on the order of attributes`() throws {
    for attributes in [
      "@CodableBy(.x) @CodableLossy @CodableModified(.sorted) @CodableValidated(.nonEmpty)",
      "@CodableValidated(.nonEmpty) @CodableModified(.sorted) @CodableLossy @CodableBy(.x)",
    ] {
      let stages = try Stages("@Codable struct A { \(attributes) var a: [Int] }")
      let strategy = try #require(stages.decoded("a")?.coding?.strategy)
      guard case .validated(.modified(.lossy(.written(".x")), _, side: .decode), _) = strategy
      else {
        Issue.record("\(strategy)")
        continue
      }
    }
  }

  @Test func `conversions for profiles precede the default conversion`() throws {
    let plan = try Stages(
      "@Codable(via: Wire.self) @CodingProfile(\"x\", via: Other.self) struct A {}"
    ).plan
    #expect(plan.conversions.map(\.wire) == ["Other", "Wire"])
    #expect(plan.conversions.map(\.profile) == ["\"x\"", nil])
    #expect(plan.type.isConverted)
  }

  @Test func `associated values are planned like fields`() throws {
    let stages = try Stages(
      "@Codable(tagging: .internal(\"t\"), dates: .iso8601) enum A { case a(at: Date?, n: Int = 3) }"
    )
    guard case .cases(let enumeration) = stages.plan.layout,
      case .object(let object) = enumeration.cases[0].payload
    else {
      Issue.record("\(stages.plan.layout)")
      return
    }
    #expect(object.fields.map(\.key) == ["t", "at", "n"])
    #expect(object.fields[1].coding != nil && object.fields[1].payloadCoding != nil)
    #expect(object.fields[2].presence.onMissing == .value("3"))
  }
}
