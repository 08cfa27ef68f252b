import Foundation
import InventedDocuments
import Measuring
import PlainModels
import Transcodable
import TrialModels

/// Times types that decode by attempts, and documents that fail, beside Foundation.
@main
struct Trials {
  static func main() throws {
    let count = 5000
    for document in TrialDocument.all(count) {
      try compare(document.name, document.type, Data(document.text.utf8))
    }
    let strings = (0..<count).map { "text\($0)" }
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: strings, format: format, options: 0)
      let (ours, theirs) = (PropertyList.Decoder(), PropertyListDecoder())
      try row(
        format == .xml ? "xml" : "binary",
        { _ = try theirs.decode([NumberOrString].self, from: data) },
        { _ = try ours.decode([NumberOrString].self, from: data) })
    }
    try fail("account", SampleTexts.account) {
      _ = try? $0.decode(CommitAccount.self, from: $1)
    }
    try fail("commit", SampleTexts.commit) { _ = try? $0.decode(CommitAnswer.self, from: $1) }
    for size in [1, 10, 100, 1000, 10000] {
      let elements = (0..<size).map { "{\"a\": \($0)}" }.joined(separator: ",\n")
      try fail("\(size)", "[\(elements), {\"a\": 0}]") {
        _ = try? $0.decode([Nested<Int>].self, from: $1)
      }
    }
  }

  /// Compares a document in which the last number is replaced with an array.
  ///
  /// The functions to time aren't generic, because debug builds don't specialize them.
  private static func fail(
    _ name: String, _ text: String, _ decode: @escaping (JSONDecoder, Data) -> Void
  ) throws {
    let data = try Data(text.utf8).withWrongValue
    let (ours, theirs) = (JSON.Decoder(), JSONDecoder())
    try row("failing-\(name)", { decode(theirs, data) }, { decode(ours, data) })
  }

  private static func compare<Value: Decodable>(
    _ name: String, _ type: Value.Type, _ data: Data
  ) throws {
    let (ours, theirs) = (JSON.Decoder(), JSONDecoder())
    try row(
      name, { _ = try theirs.decode(type, from: data) }, { _ = try ours.decode(type, from: data) })
  }

  private static func row(
    _ name: String, _ theirs: @escaping () throws -> Void, _ ours: @escaping () throws -> Void
  ) throws {
    let best = try Measurement(seconds: 0.3).best(of: [theirs, ours]).map { $0 * 1e6 }
    print(
      name.padding(toLength: 20, withPad: " ", startingAt: 0),
      String(format: "Foundation %.1f µs, ours %.1f µs,", best[0], best[1]),
      String(format: "%.2f×", best[0] / best[1]))
  }
}
