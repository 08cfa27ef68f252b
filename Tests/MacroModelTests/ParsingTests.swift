import Testing

@testable import TranscodableMacroModel

/// The facts that are parsed from a declaration, before validation and planning.
@Suite("Parsing")
struct ParsingTests {
  @Test(arguments: [
    ("@Codable struct A {}", "structure"), ("@Codable final class A {}", "finalClass"),
    ("@Codable class A {}", "extensibleClass"), ("@Decodable actor A {}", "actor"),
    ("@Codable enum A { case b }", "enumeration"),
    ("@Codable enum A: String { case b }", "rawEnumeration"),
    ("@Codable enum A: Equatable { case b }", "enumeration"),
    ("@Codable enum A: Code { case b = 1 }", "rawEnumeration"),
    ("@Codable protocol A {}", "unsupported"),
  ])
  func `keyword and inheritance determine the kind of a type`(source: String, kind: String) throws {
    #expect("\(try Stages(source).model.kind)".hasPrefix(kind))
  }

  @Test func `only stored instance properties are fields`() throws {
    let model = try Stages(
      """
      @Codable struct A {
        let a: Int
        var b = "x", c: [Int]?
        var d: Int { 1 }
        static var e = 1
        lazy var f = 1
        var g: Int = 1 { didSet {} }
        @Wrapper var h: Int
      }
      """
    ).model
    #expect(model.fields.map(\.name) == ["a", "b", "c", "g", "h"])
    #expect(model.fields.map { $0.type?.text } == ["Int", "String", "[Int]?", "Int", "Int"])
    #expect(model.fields.map(\.isVariable) == [false, true, true, true, true])
    #expect(model.fields.map { $0.wrapper != nil } == [false, false, false, false, true])
  }

  @Test(arguments: [
    ("= 1", "Int"), ("= 1.5", "Double"), ("= -1", "Int"), ("= true", "Bool"), ("= \"x\"", "String"),
    ("= [String]()", "[String]"), ("= Set<Int>()", "Set<Int>"), ("= make()", nil), ("= .zero", nil),
  ])
  func `a field type is inferred from a literal or a call`(value: String, type: String?) throws {
    #expect(try Stages("@Codable struct A { var a \(value) }").model.fields[0].type?.text == type)
  }

  @Test func `associated values have the attributes that name them`() throws {
    let model = try Stages(
      """
      @Codable enum A {
        @CodableBy(.iso8601, of: "date") @CodableValidated(.nonEmpty, of: "_1") case a(date: Date, String)
        @CodableBy(.hex) case b(Data)
      }
      """
    ).model
    let values = model.cases.flatMap(\.values)
    #expect(values.map(\.name) == ["date", "_1", "_0"])
    #expect(values.map(\.attributes.strategies.count) == [1, 0, 1])
    #expect(values.map(\.attributes.validations.count) == [0, 1, 0])
  }

  @Test func `a hand-written member suppresses the generated one`() throws {
    let model = try Stages(
      """
      @Codable struct A {
        let a: Int
        init(from decoder: any Decoder) throws { a = 1 }
      }
      """
    ).model
    #expect(model.handWritten == .decode)
    #expect(model.generatedSides == .encode)
  }
}
