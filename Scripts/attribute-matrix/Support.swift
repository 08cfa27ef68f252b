import Foundation
import Transcodable

// Shared by the programs of Scripts/check-attribute-matrix: each cell passes its values to `check`.

@Codable enum Level: String { case low, high }
@Codable struct Item: Hashable { var id: Int }
@Codable struct Sparse: Hashable {
  var p: Int?
  var q: String?
}
@Codable enum Shape: Hashable { case circle(radius: Int), text(String), empty }
@Codable(tagging: .internal("type")) enum Tagged: Hashable { case item(Item), empty }
@Codable(tagging: .untagged) enum Loose: Hashable { case number(Int), text(String), list([Int]) }
@Codable(layout: .positional) struct Pair: Hashable {
  var a: Int
  var b: String?
}
@Codable(layout: .transparent) struct Wrapped: Hashable { var value: String }
typealias Table = [String: Int]

/// A value that is coded by its `init(from:)` and `encode(to:)`, whatever its type supports.
struct Standard<Value: Codable>: Codable {
  var value: Value
  init(_ value: Value) { self.value = value }
  init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

// Unbuffered, because a cell may end the program.
func say(_ line: String) {
  let line = line.replacingOccurrences(of: "\n", with: "⏎").prefix(3000)
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

func fail(_ cell: String, _ what: String) { say("\(cell): \(what)") }

/// Checks the cells starting with one, and prints the start of each, so that the script can continue
/// after a cell that ends the program.
func run(_ cells: [() -> Void], from start: Int) {
  for index in start..<cells.count {
    say("begin \(index)")
    cells[index]()
  }
}

/// The result of decoding: a value, or nil for a failure.
func outcome<Value>(_ decode: () throws -> Value) -> Value? { try? decode() }

/// Expects that three decoders treat a document alike.
func expectAgreement<Value: Codable & Equatable>(
  _ cell: String, on document: JSON, as type: Value.Type
) {
  let text = Data(document.description.utf8)
  let results = [
    outcome { try JSON.Decoder().decode(Value.self, from: text) },
    outcome { try JSON.Decoder().decode(Standard<Value>.self, from: text).value },
    outcome { try Foundation.JSONDecoder().decode(Value.self, from: text) },
  ]
  if results[0] != results[1] || results[1] != results[2] {
    fail(cell, "\(document) is decoded as \(results)")
  }
}

/// Variants of a document with a member missing, null or of another kind.
func damaged(_ json: JSON) -> [JSON] {
  guard case .object(let object) = json else { return [] }
  var result: [JSON] = []
  for (key, value) in object {
    var rest = object
    rest[key] = nil
    result.append(.object(rest))
    for other: JSON in [nil, "oops", 7, [nil], [["x"]], ["k": "x"]] where other != value {
      rest[key] = other
      result.append(.object(rest))
    }
    for inner in damaged(value) {
      rest[key] = inner
      result.append(.object(rest))
    }
  }
  return result
}
