import Foundation
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
    _ name: String, _ theirs: () throws -> Void, _ ours: () throws -> Void
  ) throws {
    let (theirs, ours) = (try seconds(theirs), try seconds(ours))
    print(
      name.padding(toLength: 20, withPad: " ", startingAt: 0),
      "Foundation \(Int(theirs * 1e6)) µs, ours \(Int(ours * 1e6)) µs,",
      String(format: "%.2f×", theirs / ours))
  }

  /// The processor time of the fastest of several rounds.
  private static func seconds(_ body: () throws -> Void) throws -> Double {
    var best = Double.infinity
    for _ in 0..<7 {
      let start = clock()
      var count = 0
      repeat {
        try body()
        count += 1
      } while clock() - start < CLOCKS_PER_SEC / 50
      best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC) / Double(count))
    }
    return best
  }
}
