import Foundation
import Testing

/// `schema:` adds no code to types without it.
@Suite struct DescriptionCostTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/Schemas")

  private static func expansion(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "\(name).expanded.swift"), encoding: .utf8)
  }

  @Test func `schema adds one function to a type and changes nothing else`() throws {
    var lines: [Substring] = []
    var isInDescription = false
    for line in try Self.expansion("described").split(separator: "\n") {
      if line.contains("static func __describe(") { isInDescription = true }
      if !isInDescription { lines.append(line) }
      if line == "  }" { isInDescription = false }
    }
    let rest = lines.joined(separator: "\n")
      .replacing(", nonisolated TranscodableEssentials.CodingDescribed", with: "")
      .replacing(
        /extension \w+: nonisolated TranscodableEssentials.CodingDescribed.*\n}\n/, with: ""
      )
      .replacing("Described", with: "Undescribed")
      .replacing("\"described.swift\"", with: "\"undescribed.swift\"")
    let plain = try Self.expansion("undescribed").split(separator: "\n").joined(separator: "\n")
    #expect(rest == plain)
  }

  @Test(arguments: Fixture.all)
  func `a type without a schema has no code for descriptions`(_ fixture: Fixture) throws {
    let source = try String(contentsOf: fixture.source, encoding: .utf8)
    guard !source.contains("schema:"),
      let expanded = try? String(contentsOf: fixture.expanded, encoding: .utf8)
    else { return }
    for word in ["CodingDescribed", "__describe", "__TypeDescription"] {
      #expect(!expanded.contains(word))
    }
  }
}
