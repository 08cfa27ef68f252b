import SwiftSyntax
import Testing

@testable import TranscodableMacroModel

/// The spelling of single facts; the fixtures have whole expansions.
@Suite("Emission")
struct EmissionTests {
  @Test(arguments: [
    ("@CodableBy(.iso8601) var a: Date", "TranscodableEssentials.__by(Date.self, .iso8601)"),
    ("@CodableCoerced var a: Int", "TranscodableEssentials.__lossless(Int.self)"),
    (
      "@CodableLossy var a: [Int]",
      "TranscodableEssentials.__by([Int].self, .elements(.__plain())).__lossy"
    ),
    (
      "@CodableValidated(by: .short) var a: String",
      "TranscodableEssentials.__plain(String.self).__validated(.short)"
    ),
    (
      "@CodableValidated(.nonEmpty) var a: String",
      "TranscodableEssentials.__plain(String.self).__validated(__Steps.rules0)"
    ),
  ])
  func `a strategy is emitted as one expression`(field: String, text: String) throws {
    #expect(try Stages("@Codable struct A { \(field) }").decoded("a")?.strategy == text)
  }

  @Test func `blocks are indented`() {
    let block = Code.block("func a()", ["b()", .block("if c", ["d()"])])
    #expect(block.text == "func a() {\n  b()\n  if c {\n    d()\n  }\n}")
    #expect(Code.block("func a()", []).text == "func a() {}")
    #expect(("x" as Code).under("DEBUG").text == "#if DEBUG\nx\n#endif")
  }

  @Test func `an extension adds only the missing conformances`() throws {
    let stages = try Stages("@Codable struct A { var a: Int }")
    let emitted = ConformanceEmitter(plan: stages.plan, missing: [.decodable, .jsonDecodable])
      .extensions().map(\.description).joined()
    #expect(
      emitted.contains("extension A: Swift.Decodable, TranscodableEssentials.JSONDecodable {"))
    #expect(!emitted.contains("Swift.Encodable"))
  }

  /// The compiler refuses to check a switch over all cases of a large enum.
  @Test(arguments: [(512, 1), (513, 3)])
  func `a large enum is encoded by several switches`(count: Int, switches: Int) {
    let cases = (0..<count).map { "case .case\($0): print(\($0))" as Code }
    let lines = Code(Code.switchOverSelf(cases)).lines
    #expect(lines.filter { $0 == "switch self {" }.count == switches)
    #expect(lines.filter { $0 == "default: break" }.count == (switches == 1 ? 0 : switches))
    #expect(lines.filter { $0.hasPrefix("case ") } == cases.flatMap(\.lines))
  }

  /// Without the branches, the compiler needs minutes for a type with a thousand fields.
  @Test func `a branch separates the assigned groups of a wide type`() throws {
    let fields = (0..<70).map { "var field\($0): Int" }.joined(separator: "; ")
    let plan = try Stages("@Codable struct A { \(fields) }").plan
    let lines = JSONDecodableEmitter(plan: plan).initializer().lines
    let runs = lines.split { $0.contains("if false {}") }
      .map { $0.count { $0.contains("self.field") } }
    #expect(runs == [32, 32, 6])
  }
}
