import Foundation
import Transcodable

/// What a decoder or an encoder has done, as a text in which both modules are called alike.
private func outcome(_ body: () throws -> String) -> String {
  do {
    return try body()
  } catch let error as DecodingError {
    return describe(error)
  } catch {
    return "\(error)"
  }
}

private func isFailure(_ outcome: String) -> Bool {
  ["missing ", "null for ", "mismatch ", "corrupted "].contains { outcome.hasPrefix($0) }
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

private func dumped(_ value: Any) -> String {
  var text = ""
  dump(value, to: &text)
  return text.replacing("Before.", with: "").replacing("After.", with: "")
    .replacing("Suggested.", with: "").replacing("\n", with: ";")
}

/// One way to decode and encode.
private struct Coders {
  let name: String
  let decoder: JSONDecoder
  let encoder: JSONEncoder
  var isOurs: Bool { decoder is JSON.Decoder }
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

/// Decodes by both types, and encodes what was decoded; what differs is printed.
func compare<Old: Decodable, New: Decodable>(
  _ name: String, _ old: Old.Type, _ new: New.Type, _ documents: [String]
) {
  for document in documents {
    for coders in coders {
      func run<T: Decodable>(_ type: T.Type) -> String {
        outcome {
          let value = try coders.decoder.decode(type, from: Data(document.utf8))
          let text = dumped(value).replacing(#/#\d+/#, with: "")
          guard let value = value as? any Encodable else { return text }
          return try text + String(decoding: coders.encoder.encode(value), as: UTF8.self)
        }
      }
      let (one, other) = (run(old), run(new))
      let difference = "\(name): \(coders.name): \(document)\n  old: \(one)\n  new: \(other)"
      // Of several failures, the direct lane meets the first in the text.
      let isOrder = coders.isOurs && isFailure(one) && isFailure(other)
      print(one == other ? "same" : isOrder ? "other failure" : difference)
    }
  }
}

/// Encodes the same value of both types, which are written only.
func compareWritten<Old: Encodable, New: Encodable>(_ name: String, _ old: Old, _ new: New) {
  for coders in coders {
    let one = outcome { try String(decoding: coders.encoder.encode(old), as: UTF8.self) }
    let other = outcome { try String(decoding: coders.encoder.encode(new), as: UTF8.self) }
    print(one == other ? "same" : "\(name): \(coders.name)\n  old: \(one)\n  new: \(other)")
  }
}
