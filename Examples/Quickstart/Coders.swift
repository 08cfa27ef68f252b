import Foundation
import Transcodable

// The service sends ISO 8601 dates. The setting is the same for both packages' coders.

func makeDecoder() -> JSON.Decoder {
  let decoder = JSON.Decoder()
  decoder.dateDecodingStrategy = .iso8601
  return decoder
}

func makeFoundationDecoder() -> JSONDecoder {
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .iso8601
  return decoder
}

func makeEncoder() -> JSON.Encoder {
  let encoder = JSON.Encoder()
  encoder.dateEncodingStrategy = .iso8601
  encoder.outputFormatting = [.withoutEscapingSlashes]
  return encoder
}
