import Foundation
import Transcodable

// The service sends dates as text: one setting, the same for our coders and for Foundation's.

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
