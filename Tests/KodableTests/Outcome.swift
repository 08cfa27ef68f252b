import Foundation
import Kodable
import Testing
import TranscodableFoundation
import TranscodableJSON

/// The decoded value, or the error, as a string.
///
/// Fails unless Foundation's decoder and the package's decoder have the same outcome.
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
    outcomes[0] == outcomes[1], "the outcomes of the decoders differ", sourceLocation: location)
  return outcomes[1]
}

/// Foundation's decoder and the package's decoder.
var decoders: [JSONDecoder] { [Foundation.JSONDecoder(), JSON.Decoder()] }

/// Foundation's encoder and the package's encoder.
var encoders: [JSONEncoder] {
  [Foundation.JSONEncoder(), JSON.Encoder()].map {
    $0.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return $0
  }
}

/// The JSON of a value with sorted keys, which must be equal for both encoders.
func text(of value: some Encodable, location: SourceLocation = #_sourceLocation) throws -> String {
  let texts = try encoders.map { String(decoding: try $0.encode(value), as: UTF8.self) }
  #expect(texts[0] == texts[1], sourceLocation: location)
  return texts[1]
}

/// The cases of an error, from the type to the reason.
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
