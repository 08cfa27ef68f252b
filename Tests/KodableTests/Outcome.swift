import Foundation
import Kodable
import Testing
import TranscodableFoundation
import TranscodableJSON

/// What decoding gives, as a text: the value that is looked at, or what went wrong.
///
/// Foundation's decoder and ours have to give the same.
func outcome<Model: Decodable>(
  of _: Model.Type = Model.self, _ json: String, _ value: (Model) -> Any,
  location: SourceLocation = #_sourceLocation
) -> String {
  let outcomes = decoders.map { decoder in
    do {
      return "\(value(try decoder.decode(Model.self, from: Data(json.utf8))))"
    } catch {
      return summary(of: error)
    }
  }
  #expect(
    outcomes[0] == outcomes[1], "Foundation's decoder and ours differ", sourceLocation: location)
  return outcomes[1]
}

/// Foundation's decoder, and ours.
var decoders: [JSONDecoder] { [Foundation.JSONDecoder(), JSON.Decoder()] }

/// Foundation's encoder, and ours.
var encoders: [JSONEncoder] {
  [Foundation.JSONEncoder(), JSON.Encoder()].map {
    $0.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return $0
  }
}

/// The text of a value with sorted keys, the same from Foundation's encoder and ours.
func text(of value: some Encodable, location: SourceLocation = #_sourceLocation) throws -> String {
  let texts = try encoders.map { String(decoding: try $0.encode(value), as: UTF8.self) }
  #expect(texts[0] == texts[1], sourceLocation: location)
  return texts[1]
}

/// The cases of an error, from the type down to the reason.
func summary(of error: any Error) -> String {
  switch error {
  case KodableError.failedDecodingType(_, let underlying): "type > \(summary(of: underlying))"
  case KodableError.failedDecodingProperty(let property, let key, let type, let underlying):
    "\(property) \"\(key)\" \(type) > \(summary(of: underlying))"
  case KodableError.dataNotFound: "dataNotFound"
  case KodableError.failedToParseDate(let source): "no date: \(source)"
  case KodableError.validationFailed(let type, let property, let value):
    "invalid \(property) \(type): \(value)"
  case KodableError.wrappedError(let error): summary(of: error)
  case DecodingError.typeMismatch: "typeMismatch"
  case DecodingError.valueNotFound: "valueNotFound"
  case DecodingError.keyNotFound: "keyNotFound"
  case DecodingError.dataCorrupted: "dataCorrupted"
  default: "\(type(of: error))"
  }
}
