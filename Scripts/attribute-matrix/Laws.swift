import Foundation
import Transcodable
import TranscodableCBOR
import TranscodableMessagePack
import TranscodableTesting

/// An encoder with its name, and the decoders that must read its output.
struct Form<Value: Codable & Equatable> {
  var name: String
  var encode: (Value) throws -> Data
  var decoders: [(name: String, decode: (Data) throws -> Value)]

  static var json: [Form] {
    let decoders: [(name: String, decode: (Data) throws -> Value)] = [
      ("JSON", { try JSON.Decoder().decode(Value.self, from: $0) }),
      ("JSON containers", { try JSON.Decoder().decode(Standard<Value>.self, from: $0).value }),
      ("Foundation JSON", { try Foundation.JSONDecoder().decode(Value.self, from: $0) }),
    ]
    return [
      Form(name: "JSON", encode: { try JSON.Encoder().encode($0) }, decoders: decoders),
      Form(
        name: "JSON containers", encode: { try JSON.Encoder().encode(Standard($0)) },
        decoders: decoders),
      Form(
        name: "Foundation JSON", encode: { try Foundation.JSONEncoder().encode($0) },
        decoders: decoders),
    ]
  }

  static var binaryFormats: [Form] {
    let (cbor, messagePack) = (CBOR.Decoder(), MessagePack.Decoder())
    return [
      Form(
        name: "CBOR", encode: { Data(try CBOR.Encoder().encode($0)) },
        decoders: [("CBOR", { try cbor.decode(Value.self, from: $0) })]),
      Form(
        name: "MessagePack", encode: { Data(try MessagePack.Encoder().encode($0)) },
        decoders: [("MessagePack", { try messagePack.decode(Value.self, from: $0) })]),
    ]
  }

  /// Property lists contain an array of the value, because they can't contain only a scalar.
  static var propertyLists: [Form] {
    let decoders: [(name: String, decode: (Data) throws -> Value)] = [
      ("property list", { try single(PropertyList.Decoder().decode([Value].self, from: $0)) }),
      (
        "Foundation property list",
        { try single(Foundation.PropertyListDecoder().decode([Value].self, from: $0)) }
      ),
    ]
    let formats: [(String, PropertyListSerialization.PropertyListFormat)] = [
      ("XML", .xml), ("binary", .binary),
    ]
    return formats.flatMap { name, format in
      let (ours, theirs) = (PropertyList.Encoder(), Foundation.PropertyListEncoder())
      ours.outputFormat = format
      theirs.outputFormat = format
      return [
        Form(name: "\(name) property list", encode: { try ours.encode([$0]) }, decoders: decoders),
        Form(
          name: "Foundation \(name) property list", encode: { try theirs.encode([$0]) },
          decoders: decoders),
      ]
    }
  }
}

struct WrongCount: Error {}

func single<Value>(_ values: [Value]) throws -> Value {
  guard values.count == 1, let value = values.first else { throw WrongCount() }
  return value
}

func shown(_ document: Data) -> String {
  String(data: document, encoding: .utf8) ?? document.base64EncodedString()
}

func shown(_ error: any Error) -> String {
  switch error {
  case EncodingError.invalidValue(_, let context): context.debugDescription
  case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
    DecodingError.keyNotFound(_, let context), DecodingError.dataCorrupted(let context):
    "\(context.codingPath.map(\.stringValue)): \(context.debugDescription)"
  default: "\(error)"
  }
}

/// Expects that encoding a value and decoding the output returns the value, or that every encoder
/// of a format rejects the value.
func expectLaw<Value>(
  _ cell: String, _ value: Value, in forms: [Form<Value>], isRequired: Bool
) -> [Data] {
  var documents: [Data] = []
  var refusals: [String] = []
  for form in forms {
    let document: Data
    do {
      document = try form.encode(value)
    } catch {
      refusals.append("\(form.name): \(shown(error))")
      continue
    }
    documents.append(document)
    for decoder in form.decoders {
      do {
        let again = try decoder.decode(document)
        guard again != value else { continue }
        fail(
          cell,
          "\(value) encoded by \(form.name) as \(shown(document)), decoded by "
            + "\(decoder.name) as \(again)")
      } catch {
        fail(
          cell,
          "\(value) encoded by \(form.name) as \(shown(document)), rejected by "
            + "\(decoder.name): \(shown(error))")
      }
    }
  }
  if let refusal = refusals.first {
    if isRequired {
      fail(cell, "encoding \(value) failed: \(refusal)")
    } else if documents.isEmpty {
      say("refused \(cell) \(value) by \(refusal)")
    } else {
      fail(cell, "\(value) is encoded by some coders, but rejected by \(refusals)")
    }
  }
  return documents
}

func checkLaws<Value: Codable & Equatable>(_ cell: String, _ value: Value, isRequired: Bool) {
  let documents = expectLaw(cell, value, in: Form.json, isRequired: isRequired)
  let parsed = documents.compactMap { try? JSON(parsing: $0) }
  if parsed.count != documents.count || parsed.contains(where: { $0 != parsed.first }) {
    fail(cell, "\(value) is encoded as \(documents.map(shown))")
  }
  _ = expectLaw(cell, value, in: Form.propertyLists, isRequired: isRequired)
  let binary = expectLaw(cell, value, in: Form.binaryFormats, isRequired: isRequired)
  if binary.isEmpty, !documents.isEmpty {
    fail(cell, "\(value) is encoded as JSON, but not in binary formats")
  }
}

/// Checks forced and arbitrary values, of which only the first may be required to be encodable.
func check<Value: Codable & Equatable>(
  _ cell: String, _ values: [Value], areArbitrary: Bool, isFirstRequired: Bool
) {
  for (index, value) in values.enumerated() {
    checkLaws(cell, value, isRequired: isFirstRequired && index == 0)
    guard index < 2, let json = try? JSON(encoding: value) else { continue }
    let isAlike = isAlikeInPropertyLists(value)
    for document in [json] + damaged(json) {
      expectAgreement(cell, on: document, as: Value.self)
      expectSameFailures(cell, on: document, as: Value.self, inPropertyLists: isAlike)
    }
  }
  guard areArbitrary else { return say("tested \(values.count)") }
  var generator = ArbitraryValues(of: Value.self, seed: 1)
  var count = values.count
  for _ in 0..<8 {
    guard let sample = try? generator.next() else { break }
    count += 1
    checkLaws(cell, sample.value, isRequired: false)
  }
  say("tested \(count)")
}
