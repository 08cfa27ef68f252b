import Testing

@testable import TranscodableMacroModel

/// What is decided about a type that has been checked: facts, and no Swift text.
@Suite("Planning")
struct PlanTests {
  @Test(arguments: [
    ("let a: Int", PlannedField.OnMissing.fail, PlannedField.OnNull.fail),
    ("let a: Int?", .none, .none), ("var a = 1", .keep, .asMissing),
    ("@CodableDefault(5) var a: Int", .value("5"), .asMissing),
    ("let a: CodableNullable<Int>", .none, .none), ("let a: CodableOrNull<Int>", .fail, .fail),
  ])
  func `a missing key and null mean what the declaration says`(
    field: String, onMissing: PlannedField.OnMissing, onNull: PlannedField.OnNull
  ) throws {
    let presence = try #require(try Stages("@Codable struct A { \(field) }").decoded("a")).presence
    #expect(presence.onMissing == onMissing)
    #expect(presence.onNull == onNull)
  }

  @Test func `keys are those of the style, the attribute and the side`() throws {
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
  func `a type takes the direct lane where that can say all of it`(
    source: String, sides: CodingSides
  ) throws {
    #expect(try Stages(source).plan.direct == sides)
  }

  @Test func `steps of a value have one order, whatever that of the attributes`() throws {
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

  @Test func `conversions for profiles come before the one for all`() throws {
    let plan = try Stages(
      "@Codable(via: Wire.self) @CodingProfile(\"x\", via: Other.self) struct A {}"
    ).plan
    #expect(plan.conversions.map(\.wire) == ["Other", "Wire"])
    #expect(plan.conversions.map(\.profile) == ["\"x\"", nil])
    #expect(plan.isConverted)
  }

  @Test func `values of cases are planned like fields`() throws {
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
