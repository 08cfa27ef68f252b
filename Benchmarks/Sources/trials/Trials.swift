import Foundation
import Measuring
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
    for size in [1, 10, 100, 1000, 10000] {
      let elements = (0..<size).map { "{\"a\": \($0)}" }.joined(separator: ",\n")
      let data = Data("[\(elements), {\"a\": \"x\"}]".utf8)
      let (ours, theirs) = (JSON.Decoder(), JSONDecoder())
      try row(
        "failing-\(size)",
        { _ = try? theirs.decode([Nested<Int>].self, from: data) },
        { _ = try? ours.decode([Nested<Int>].self, from: data) })
    }
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
