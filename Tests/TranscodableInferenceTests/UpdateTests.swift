import Foundation
import Testing
import TranscodableFoundation
import TranscodableInference
import TranscodableJSON

@Suite("Updates")
struct UpdateTests {
  private let first: JSON = [
    "tag_name": "1.2", "html_url": "https://example.org", "id": 1,
    "author": ["login": "a", "id": 1], "assets": [["name": "x", "size": 1]],
  ]
  private let second: JSON = [
    "tag_name": "1.3", "html_url": nil, "id": 2, "draft": true,
    "author": ["login": "b", "id": 2, "bio": "x"],
    "assets": [["name": "y", "size": 1, "label": ["long": "a", "short": "b"]]],
  ]

  private func record(_ samples: [JSON]) -> InferenceRecord {
    InferenceRecord(
      named: "Release", shape: samples.reduce(into: Shape()) { $0.add($1) },
      hints: InferenceHints(), options: SwiftModel.Options())
  }

  private func update(
    of samples: [JSON], with others: [JSON], edit: (String) -> String = { $0 }
  ) -> (SwiftModel, SourceUpdate) {
    var record = record(samples)
    _ = record.update()
    let base = record.source
    for sample in others { record.shape.add(sample) }
    let model = record.update()
    return (model, SourceUpdate(base: base, edited: edit(base), generated: record.source))
  }

  @Test func `an update adds fields and types, and makes fields optional`() {
    let (_, update) = update(of: [first], with: [second])
    #expect(
      update.changes == [
        "changed Release.htmlURL: @EncodableNil(.null) let htmlURL: URL?",
        "added Release.draft", "added Author.bio", "added Asset.label", "added struct AssetLabel",
      ])
    #expect(update.conflicts.isEmpty)
  }

  @Test func `an update without new samples changes nothing`() {
    let (_, update) = update(of: [first, second], with: [first])
    #expect(update.changes.isEmpty && update.conflicts.isEmpty)
  }

  @Test func `an update keeps edits`() {
    let (_, update) = update(of: [first], with: [second]) { text in
      text.replacing(
        "let id: Int\n", with: "let id: Int  // the number\n\n  func f() { g(\"{\") }\n"
      )
      .replacing("struct Asset: Sendable", with: "struct Asset: Sendable, Hashable")
      .replacing("let size: Int", with: "let size: Bytes")
    }
    #expect(update.source.contains("let id: Int  // the number\n  let draft: Bool?\n"))
    #expect(update.source.contains("\n  func f() { g(\"{\") }\n"))
    #expect(
      update.source.contains(
        "struct Asset: Sendable, Hashable {\n  let name: String\n  let size: Bytes\n  let label: AssetLabel?"
      ))
    #expect(update.conflicts.isEmpty)
  }

  @Test func `an update reports conflicts with edits`() {
    let (_, update) = update(of: [first], with: [second]) {
      $0.replacing("let htmlURL: URL", with: "let page: URL")
    }
    #expect(update.conflicts.count == 1)
    #expect(update.source.contains("let page: URL\n"))
  }

  @Test func `an update makes an edited field optional`() {
    let (_, update) = update(of: [["a": 1, "b": 1]], with: [["b": 1]]) {
      $0.replacing("let a: Int", with: "@CodableValidated(.range(1...)) let a: Int")
    }
    #expect(update.source.contains("@CodableValidated(.range(1...)) let a: Int?"))
    #expect(update.conflicts.isEmpty)
  }

  @Test func `an update does not rename types`() {
    // The second user is nearer to the root and would get the plain name.
    let far: JSON = ["repo": ["user": ["score": 1.5, "rank": 3, "title": "x"]]]
    let near: JSON = ["user": ["id": 1, "login": "a"], "repo": far["repo"] ?? nil]
    let (model, update) = update(of: [far], with: [near])
    #expect(model.source().contains("let user: User\n"))
    #expect(update.changes == ["added Release.user", "added struct ReleaseUser"])
  }

  @Test(arguments: Samples.names)
  func `types updated with more samples accept all samples`(_ name: String) throws {
    let samples = try Samples.fixture(name)
    let half = samples.count / 2
    let (model, update) = update(of: Array(samples[..<half]), with: Array(samples[half...]))
    for sample in samples { #expect(model.mismatches(in: sample).isEmpty) }
    #expect(update.conflicts.isEmpty)
  }
}
