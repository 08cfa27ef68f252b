import Hummingbird
import TOMLKit

func form<Value: Codable>(_ type: Value.Type, _ bytes: [UInt8]) throws -> Contender {
  let (decoder, encoder) = (URLEncodedFormDecoder(), URLEncodedFormEncoder())
  return try Contender(bytes) {
    try decoder.decode(type, from: String(decoding: $0, as: UTF8.self))
  } encode: {
    Array(try encoder.encode($0).utf8)
  }
}

func toml<Value: Codable>(_ type: Value.Type, _ bytes: [UInt8]) throws -> Contender {
  let (decoder, encoder) = (TOMLDecoder(), TOMLEncoder())
  return try Contender(bytes) {
    try decoder.decode(type, from: String(decoding: $0, as: UTF8.self))
  } encode: {
    Array(try encoder.encode($0).utf8)
  }
}

try serve { document, _, read in
  switch document {
  case "form-60": try form(Login.self, read(document))
  case "form-1k": try form(Profile.self, read(document))
  case "form-100k": try form([String: String].self, read(document))
  case "form-nested-100k": try form(Orders.self, read(document))
  default: try toml(Configuration.self, read(document))
  }
}
