import CoderTestSupport
import Foundation
import Kodable
import Testing
import Transcodable

/// Kodable types and `@Codable` types nested in each other.
@Suite("Kodable types and types with @Codable")
struct KodableCompositionTests {
  struct Leaf: Kodable, Equatable { @Coding("v", .max(9)) var value: Int }

  @Codable struct Branch: Equatable {
    @CodingKey("one") let leaf: Leaf
    let leaves: [Leaf]
    let map: [String: Leaf]
    var other: Leaf?
  }

  struct Tree: Kodable, Equatable {
    @Coding("a.branch") var branch: Branch
    @Coding(.lossy) var branches: [Branch]
    @Coding(default: [:]) var map: [String: Branch]
    @Coding var missing: Branch?
    var bare: Branch?
  }

  @Codable struct Forest: Equatable { let trees: [Tree] }

  private func leaf(_ value: Int) -> Leaf {
    var leaf = Leaf()
    leaf.value = value
    return leaf
  }

  private static let branch =
    #"{"one": {"v": 1}, "leaves": [{"v": 2}], "map": {"k": {"v": 3}}, "other": {"v": 4}}"#

  private var branch: Branch {
    Branch(leaf: leaf(1), leaves: [leaf(2)], map: ["k": leaf(3)], other: leaf(4))
  }

  @Test func `a Kodable type can be nested in a Codable type`() throws {
    expect(Self.branch, is: branch)
    try expect(branch, isWrittenAs: Self.branch)
    expect(
      #"{"one": {"v": 70}, "leaves": [], "map": {}}"#,
      is: Branch(leaf: leaf(9), leaves: [], map: [:]))
  }

  @Test func `Kodable and Codable types nest three levels deep`() throws {
    var tree = Tree()
    (tree.branch, tree.branches, tree.map, tree.bare) = (branch, [branch], ["k": branch], branch)
    let json = """
      {"trees": [{"a": {"branch": \(Self.branch)}, "branches": [\(Self.branch)],
        "map": {"k": \(Self.branch)}, "bare": \(Self.branch)}]}
      """
    expect(json, is: Forest(trees: [tree]))
    try expect(Forest(trees: [tree]), isWrittenAs: json)
  }

  @Test func `a nested failure keeps the error of its type`() {
    func check(_ json: String, as type: (some Decodable).Type, _ expected: String) {
      for coder in Coder.exceptForms {
        do {
          _ = try coder.decode(type, json)
          Issue.record("\(coder)")
        } catch {
          #expect("\(error)".hasPrefix(expected), "\(coder): \(error)")
        }
      }
    }
    check(
      #"{"one": {}, "leaves": [], "map": {}}"#, as: Branch.self,
      "Failure on \"Leaf\"\n   Could not decode type \"Int\". Failed to decode property \"value\" "
        + "for key \"v\"\n      Missing key")
    check(
      #"{"a": {"branch": {"one": {"v": 1}, "leaves": 1, "map": {}}}, "branches": []}"#,
      as: Tree.self,
      "Failure on \"Tree\"\n   Could not decode type \"Branch\". Failed to decode property "
        + "\"branch\" for key \"a.branch\"\n      Cause: Type mismatch. ")
    // The error of a nested Kodable type is rethrown unchanged.
    check(
      #"{"trees": [{"branches": []}]}"#, as: Forest.self,
      "Could not decode an instance of \"Tree\"")
  }
}
