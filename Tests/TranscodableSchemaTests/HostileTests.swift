import Foundation
import Testing
import TranscodableJSON
import TranscodableSchema

@Suite struct HostileTests {
  /// The steps for documents of one, two, four and eight times the size.
  private static let steps: [HostileInput: [Int]] = {
    let pairs = HostileInput.allCases.map { input in
      (input, [1, 2, 4, 8].map { (try? input.steps(input.size * $0)) ?? .max })
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  @Test(arguments: HostileInput.allCases)
  func `the number of steps is at most linear in the size`(_ input: HostileInput) throws {
    let steps = try #require(Self.steps[input])
    for (first, second) in zip(steps, steps.dropFirst()) {
      #expect(second < .max && second <= first * 2 + 100, "\(steps)")
    }
  }

  @Test func `the documented numbers of steps are current`() throws {
    let rows = HostileInput.allCases.map { input in
      let steps = (Self.steps[input] ?? []).map(String.init).joined(separator: " | ")
      return "| \(input.rawValue) | \(input.size) | \(steps) |"
    }
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/Performance.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let isThere = rows.allSatisfy { page.contains($0) }
    #expect(isThere, "\n\(rows.joined(separator: "\n"))")
  }

  @Test func `unique elements are checked in linear time`() throws {
    let validator = try JSON.SchemaValidator(JSON.Schema(["uniqueItems": true] as JSON))
    let values = (0..<50_000).map { index -> JSON in ["n": JSON(index)] }
    #expect(validator.isValid(.array(values)))
    #expect(!validator.isValid(.array(values + [["n": 7.0]])))
  }

  @Test func `several tasks can share a validator`() async throws {
    let schema: JSON = ["additionalProperties": ["type": ["integer", "null"]]]
    let validator = try JSON.SchemaValidator(JSON.Schema(schema))
    let answers = await withTaskGroup(of: [Bool].self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<200).map { validator.isValid(["k\($0 % 7)": $0 % 2 == 0 ? 1 : JSON("\(task)")]) }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(answers.count { $0 } == 800)
  }
}
