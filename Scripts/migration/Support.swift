import Foundation
import Kodable
import Transcodable

/// A Kodable wrapper, whose value is the field.
private protocol Wrapper {
  var content: Any { get }
}

extension Coding: Wrapper { fileprivate var content: Any { wrappedValue } }
extension CodableDate: Wrapper { fileprivate var content: Any { wrappedValue } }

/// The result of decoding or encoding, as a string in which both modules have the same name.
private struct Outcome: Equatable {
  let text: String
  var isFailure = false

  init(_ body: () throws -> String) {
    do {
      text = try body()
    } catch {
      (text, isFailure) = (describe(error), true)
    }
  }
}

private func describe(_ error: any Error) -> String {
  (error as? DecodingError).map { describe($0) } ?? "\(error)"
}

private func describe(_ error: DecodingError) -> String {
  func path(_ path: [any CodingKey]) -> String {
    path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: "/")
  }
  return switch error {
  case .keyNotFound(let key, let context):
    "missing \(key.stringValue) at \(path(context.codingPath))"
  case .valueNotFound(let type, let context): "null for \(type) at \(path(context.codingPath))"
  case .typeMismatch(_, let context): "mismatch at \(path(context.codingPath))"
  case .dataCorrupted(let context): "corrupted at \(path(context.codingPath))"
  @unknown default: "other"
  }
}

/// The value as a string; for a type with wrappers, and its counterpart, field by field.
private func dumped(_ value: Any, byFields: Bool) -> String {
  var text = ""
  if byFields, Mirror(reflecting: value).displayStyle != .enum {
    for field in Mirror(reflecting: value).children {
      text += "▿ " + (field.label ?? "").drop { $0 == "_" } + ": "
      dump((field.value as? any Wrapper)?.content ?? field.value, to: &text)
    }
  } else {
    dump(value, to: &text)
  }
  return text.replacing("Before.", with: "").replacing("After.", with: "")
    .replacing("Suggested.", with: "").replacing("\n", with: ";")
}

/// A pair of coders.
private struct Coders {
  let name: String
  let decoder: JSONDecoder
  let encoder: JSONEncoder
}

private let coders: [Coders] = {
  let encoders = [JSONEncoder(), JSON.Encoder(), JSONEncoder(), JSON.Encoder()]
  let decoders = [JSONDecoder(), JSON.Decoder(), JSONDecoder(), JSON.Decoder()]
  for encoder in [encoders[0], encoders[2]] { encoder.outputFormatting = .sortedKeys }
  for encoder in encoders[2...] { encoder.keyEncodingStrategy = .convertToSnakeCase }
  for decoder in decoders[2...] { decoder.keyDecodingStrategy = .convertFromSnakeCase }
  let names = ["Foundation", "Transcodable", "Foundation, keys", "Transcodable, keys"]
  return names.indices.map {
    Coders(name: names[$0], decoder: decoders[$0], encoder: encoders[$0])
  }
}()

/// Decodes with both types and encodes the results; prints the differences.
///
/// - Parameters:
///   - name: The name of the fixture.
///   - old: The type before the edit.
///   - new: The type after the edit.
///   - documents: The documents to decode.
///   - ownErrors: Whether the old type has different errors, so that only failure is compared.
///   - kinds: The kinds of failure that the new type may report instead.
///   - writes: Whether the output must be equal.
func compare<Old: Decodable, New: Decodable>(
  _ name: String, _ old: Old.Type, _ new: New.Type, _ documents: [String], ownErrors: Bool = false,
  accepts kinds: [String] = [], writes: Bool = true
) {
  for document in documents {
    let data = Data(document.utf8)
    for coders in coders {
      func run<T: Decodable>(_ type: T.Type) -> Outcome {
        Outcome {
          let value = try coders.decoder.decode(type, from: data)
          let text = dumped(value, byFields: ownErrors).replacing(#/#\d+/#, with: "")
          guard writes, let value = value as? any Encodable else { return text }
          return try text + String(decoding: coders.encoder.encode(value), as: UTF8.self)
        }
      }
      /// Whether the failure of the old code is among the collected failures of the new code.
      func isAmongFailures(_ outcome: Outcome) -> Bool {
        guard let decoder = coders.decoder as? JSON.Decoder else { return false }
        do {
          _ = try decoder.decodeCollecting(new, from: data)
          return false
        } catch {
          return error.errors.contains { describe($0) == outcome.text }
        }
      }
      let (one, other) = (run(old), run(new))
      /// Whether both report a missing value at the same path, with possibly different type names.
      func missTheSame() -> Bool {
        let paths = [one, other].map { outcome in
          outcome.text.hasPrefix("null for ")
            ? outcome.text.components(separatedBy: " at ")[1] : nil
        }
        return paths[0] != nil && paths[0] == paths[1]
      }
      if one == other {
        print("same")
      } else if one.isFailure, other.isFailure,
        ownErrors || kinds.contains(where: { other.text.hasPrefix($0) })
          || !kinds.isEmpty && missTheSame()
      {
        print("both fail")
      } else if one.isFailure, other.isFailure, isAmongFailures(one) {
        print("other failure")
      } else {
        print("\(name): \(coders.name): \(document)\n  old: \(one.text)\n  new: \(other.text)")
      }
    }
  }
}

/// Encodes the same value with both types, which aren't decodable.
func compareWritten<Old: Encodable, New: Encodable>(_ name: String, _ old: Old, _ new: New) {
  for coders in coders {
    let one = Outcome { try String(decoding: coders.encoder.encode(old), as: UTF8.self) }
    let other = Outcome { try String(decoding: coders.encoder.encode(new), as: UTF8.self) }
    print(
      one == other
        ? "same" : "\(name): \(coders.name)\n  old: \(one.text)\n  new: \(other.text)")
  }
}
