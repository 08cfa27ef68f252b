import Foundation
import Testing
import TranscodableFoundation
import TranscodableInference
import TranscodableJSON
import TranscodableTestSupport

@Suite("Models of fixtures")
struct FixtureTests {
  @Test(arguments: Samples.names)
  func `models accept every sample`(_ name: String) throws {
    let samples = try Samples.fixture(name)
    let model = Samples.model(of: samples) { $0.makesNullables = true }
    for sample in samples { #expect(model.mismatches(in: sample).isEmpty) }
  }

  @Test(arguments: Samples.names)
  func `models do not depend on the order of the samples`(_ name: String) throws {
    var samples = try Samples.fixture(name)
    let source = Samples.model(of: samples).source()
    var generator = SeededGenerator(seed: 20)
    for _ in 0..<20 {
      samples.shuffle(using: &generator)
      #expect(Samples.model(of: samples).source() == source, "seed 20")
    }
  }

  /// The expected types are in the file of the same name.
  ///
  /// `RECORD=1` writes them; review the difference.
  @Test(arguments: Samples.names, SwiftModel.Options.Style.allCases)
  func `models are printed as recorded`(_ name: String, _ style: SwiftModel.Options.Style) throws {
    let source = try Samples.source(name, style: style) { $0.makesNullables = true }
    let file = Samples.folder.appending(path: "\(name).\(style.rawValue).txt")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(source.utf8).write(to: file)
    }
    #expect(try source == String(contentsOf: file, encoding: .utf8))
  }

  @Test func `models reject values and keys that no sample has`() throws {
    let model = Samples.model(of: try Samples.fixture("optionality"))
    let found = model.mismatches(in: ["always": "1", "more": 1])
    #expect(
      found.map(\.description) == [
        "/always: expected Int but found the string \"1\"",
        "the root: unknown key \"more\"",
      ])
  }
}
