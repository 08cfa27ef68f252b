import Foundation
import Testing
import Transcodable
import TranscodableJSON
import TranscodableSchema
import TranscodableTestSupport

/// The law, for types that are composed at random.
@Suite struct ComposedLawTests {
  typealias Inner = Codable & Sendable
  typealias Model = CodingDescribed & Codable & Sendable

  /// A type and documents that it decodes from.
  struct Composed {
    var type: any Inner.Type
    var documents: [JSON]
    /// Why the schema may accept more than what decodes.
    var exception: String?
    /// Whether it can't share its object with members of a type that rejects unknown keys.
    var isAlone = false
  }

  struct Shell: Sendable {
    let type: @Sendable (any Inner.Type) -> any Model.Type
    /// Whether the inner type shares its object with other members.
    let isShared: Bool
    let documents: @Sendable ([JSON]) -> [JSON]
    var exception: String?
    var isAlone = false
  }

  static let leaves: [@Sendable () -> Composed] = [
    { Composed(type: ComposedTypes.Open.self, documents: [["x": 1]]) },
    { Composed(type: ComposedTypes.Closed.self, documents: [["p": 1, "q": "s"], ["p": 1]]) },
    {
      Composed(
        type: ComposedTypes.Plain.self, documents: [["n": 1, "m": "s"]],
        exception: "a plain type has no description")
    },
  ]

  static let shells: [Shell] = [
    Shell(
      type: { flat($0) }, isShared: true, documents: { $0.map { merged(["a": 1], $0) } }),
    Shell(
      type: { closedFlat($0) }, isShared: true, documents: { $0.map { merged(["b": 1], $0) } }),
    Shell(
      type: { maybeFlat($0) }, isShared: true,
      documents: { $0.map { merged(["c": 1], $0) } + [["c": 1]] },
      exception: "the members must be either all present or all missing"),
    Shell(
      type: { internalTag($0) }, isShared: true,
      documents: { $0.map { merged(["t": "one"], $0) } + [["t": "two"]] }),
    Shell(
      type: { closedInternal($0) }, isShared: true,
      documents: { $0.map { merged(["u": "one"], $0) } + [["u": "two", "d": 1]] }),
    Shell(
      type: { external($0) }, isShared: false,
      documents: { $0.map { ["one": $0] } + [["two": 1], "none"] }, isAlone: true),
    Shell(
      type: { untagged($0) }, isShared: false, documents: { $0 + [["e": 1]] }, isAlone: true),
    Shell(
      type: { field($0) }, isShared: false,
      documents: { $0.map { ["v": $0, "w": $0, "f": ["g": 1]] } }),
  ]

  private static func flat<T: Inner>(_: T.Type) -> any Model.Type { ComposedTypes.Flat<T>.self }
  private static func closedFlat<T: Inner>(_: T.Type) -> any Model.Type {
    ComposedTypes.ClosedFlat<T>.self
  }
  private static func maybeFlat<T: Inner>(_: T.Type) -> any Model.Type {
    ComposedTypes.MaybeFlat<T>.self
  }
  private static func internalTag<T: Inner>(_: T.Type) -> any Model.Type {
    ComposedTypes.Internal<T>.self
  }
  private static func closedInternal<T: Inner>(_: T.Type) -> any Model.Type {
    ComposedTypes.ClosedInternal<T>.self
  }
  private static func external<T: Inner>(_: T.Type) -> any Model.Type {
    ComposedTypes.External<T>.self
  }
  private static func untagged<T: Inner>(_: T.Type) -> any Model.Type {
    ComposedTypes.Untagged<T>.self
  }
  private static func field<T: Inner>(_: T.Type) -> any Model.Type { ComposedTypes.Field<T>.self }

  private static func merged(_ members: JSON.Object, _ document: JSON) -> JSON {
    .object(members.merging(document.object ?? [:]) { own, _ in own })
  }

  private static func law(_ composed: Composed) -> LawCase? {
    func open<T: Model>(_ type: T.Type) -> LawCase {
      LawCase(type, samples: composed.documents.map(\.description), exception: composed.exception)
    }
    return (composed.type as? any Model.Type).map { open($0) }
  }

  /// Types of one to three shells around an innermost type, no shell twice.
  static func laws(count: Int, seed: UInt64) -> [LawCase] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).compactMap { _ in
      guard var composed = leaves.randomElement(using: &generator)?() else { return nil }
      for shell in shells.shuffled(using: &generator).prefix(.random(in: 1...3, using: &generator))
      {
        if shell.isShared, composed.isAlone { continue }
        composed.isAlone = shell.isAlone
        let inner =
          shell.isShared ? composed.documents.filter { $0.object != nil } : composed.documents
        composed.documents = shell.documents(inner)
        composed.type = shell.type(composed.type)
        composed.exception = composed.exception ?? shell.exception
      }
      return law(composed)
    }
  }

  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["TRANSCODABLE_FUZZ_SEED"].flatMap { UInt64($0) } ?? 2026
  private static let types = environment["TRANSCODABLE_SCHEMA_TYPES"].flatMap { Int($0) } ?? 200

  @Test func `schemas of types that are composed at random agree with their decoders`() throws {
    for law in Self.laws(count: Self.types, seed: Self.seed) {
      let findings = try SchemaLaw(law).run(count: 40, seed: Self.seed)
      let schema = law.describe(.decoding).schema
      #expect(
        findings.missed.isEmpty,
        "seed \(Self.seed), \(law.name): decoded, but rejected: \(findings.missed.prefix(2)) by \(schema)"
      )
      #expect(
        findings.written.isEmpty,
        "seed \(Self.seed), \(law.name): written, but rejected: \(findings.written.prefix(2)) by \(law.describe(.encoding).schema)"
      )
      if law.exception == nil {
        #expect(
          findings.promised.isEmpty,
          "seed \(Self.seed), \(law.name): accepted, but not decoded: \(findings.promised.prefix(2)) by \(schema)"
        )
      }
      #expect(findings.decoded > 0, "seed \(Self.seed), \(law.name): nothing was decoded")
    }
  }
}
