import Foundation
import Transcodable

// Shared by the programs of Scripts/check-attribute-matrix: each cell passes its value to `check`.

@Codable enum Level: String { case low, high }
@Codable struct Item: Hashable { var id: Int }

/// A value that is coded by its `init(from:)` and `encode(to:)`, whatever its type supports.
struct Standard<Value: Codable>: Codable {
  var value: Value
  init(_ value: Value) { self.value = value }
  init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

// Unbuffered, because a cell may end the program.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

func fail(_ cell: String, _ what: String) { say("\(cell): \(what)") }

/// Checks the cells starting with one, and prints the start of each, so that the script can continue
/// after a cell that ends the program.
func run(_ cells: [() -> Void], from start: Int) {
  for index in start..<cells.count {
    say("begin \(index)")
    cells[index]()
  }
}

/// The result of decoding: a value or a failure.
func outcome<Value>(_ decode: () throws -> Value) -> String {
  (try? decode()).map { "\($0)" } ?? "rejected"
}

/// Encodes and decodes on both paths and with Foundation's coders, including damaged documents.
func check<Value: Codable & Equatable>(_ cell: String, _ value: Value) {
  let ours = JSON.Encoder()
  let theirs = Foundation.JSONEncoder()
  do {
    let direct = try ours.encode(value)
    let forms = [
      ("standard", try ours.encode(Standard(value))), ("Foundation", try theirs.encode(value)),
    ]
    let json = try JSON(parsing: direct)
    for (name, form) in forms where try JSON(parsing: form) != json {
      let texts = [direct, form].map { String(decoding: $0, as: UTF8.self) }
      fail(cell, "encoded as \(texts[0]), but by \(name) as \(texts[1])")
    }
    let read = outcome { try JSON.Decoder().decode(Value.self, from: direct) }
    if read != "\(value)" {
      let text = String(decoding: direct, as: UTF8.self)
      fail(cell, "\(value) encoded as \(text), decoded as \(read)")
    }
    for document in [json] + damaged(json) {
      let text = Data(document.description.utf8)
      let results = [
        outcome { try JSON.Decoder().decode(Value.self, from: text) },
        outcome { try JSON.Decoder().decode(Standard<Value>.self, from: text).value },
        outcome { try Foundation.JSONDecoder().decode(Value.self, from: text) },
      ]
      if Set(results).count > 1 { fail(cell, "\(document) is decoded as \(results)") }
    }
  } catch {
    fail(cell, "encoding failed: \(error)")
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
