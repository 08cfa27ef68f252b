import Foundation
import Transcodable
import TranscodableCBOR
import TranscodableConversion
import TranscodableMessagePack

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

/// A value, or the reason of a failure and its coding path.
enum Outcome<Value: Equatable>: Equatable {
  case value(Value)
  case failure(CodingFailureReason, [String])

  /// Whether a property list may fail in this way if JSON fails in another.
  ///
  /// A string that doesn't represent a date or data is a value of another kind in property lists.
  func isLike(_ other: Outcome) -> Bool {
    guard case .failure(.typeMismatch, let path) = self else { return false }
    return other == .failure(.invalidValue, path)
  }

  init(_ decode: () throws -> Value) {
    do {
      self = .value(try decode())
    } catch {
      let failure = CodingFailure(describing: error)
      self = .failure(failure.reason, failure.codingPath.map(\.stringValue))
    }
  }
}

/// Whether a value is encoded alike as JSON and as a property list.
///
/// Property lists represent null, dates, data and URLs in other ways.
func isAlikeInPropertyLists(_ value: some Encodable) -> Bool {
  do {
    let encoder = PropertyList.Encoder()
    encoder.outputFormat = .binary
    let list = try PropertyList(parsing: encoder.encode([value])).array?.first
    return try list == PropertyList(JSON(encoding: value))
  } catch {
    return false
  }
}

/// Expects that a document has the same value, or the same failure with the same coding path, in
/// all formats.
func expectSameFailures<Value: Codable & Equatable>(
  _ cell: String, on document: JSON, as type: Value.Type, inPropertyLists: Bool
) {
  // The strings and numbers that represent dates and data in JSON.
  var (cbor, messagePack) = (CBOR.Decoder(), MessagePack.Decoder())
  cbor.dateDecodingStrategy = .deferredToDate
  messagePack.dateDecodingStrategy = .deferredToDate
  cbor.dataDecodingStrategy = .base64
  messagePack.dataDecodingStrategy = .base64
  let text = Data(document.description.utf8)
  var outcomes: [(name: String, outcome: Outcome<Value>)] = [
    ("JSON", Outcome { try JSON.Decoder().decode(Value.self, from: text) }),
    (
      "JSON containers",
      Outcome { try JSON.Decoder().decode(Standard<Value>.self, from: text).value }
    ),
    ("CBOR", Outcome { try cbor.decode(Value.self, from: CBOR.Encoder().encode(document)) }),
    (
      "MessagePack",
      Outcome {
        try messagePack.decode(Value.self, from: MessagePack.Encoder().encode(document))
      }
    ),
  ]
  var inPropertyLists = inPropertyLists
  if case .value(let value) = outcomes[0].outcome, !isAlikeInPropertyLists(value) {
    inPropertyLists = false
  }
  if inPropertyLists, let list = try? PropertyList(document) {
    for (name, format) in [("XML", PropertyList.Format.xml), ("binary", .binary)] {
      guard let bytes = try? list.serialized(as: format) else { continue }
      let decoder = PropertyList.Decoder()
      outcomes.append(
        ("\(name) property list", Outcome { try decoder.decode(Value.self, from: Data(bytes)) }))
    }
  }
  for other in outcomes.dropFirst() where other.outcome != outcomes[0].outcome {
    if other.name.hasSuffix("list"), other.outcome.isLike(outcomes[0].outcome) { continue }
    fail(
      cell,
      "\(document) is \(outcomes[0].outcome) in \(outcomes[0].name), "
        + "but \(other.outcome) in \(other.name)")
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
