import TranscodableForm
import TranscodableTOML

func form<Value: Codable>(_ type: Value.Type, _ bytes: [UInt8]) throws -> Contender {
  let decoder = URLEncodedForm.Decoder()
  var encoder = URLEncodedForm.Encoder()
  encoder.arrays = .indices
  return try Contender(bytes) {
    try decoder.decode(type, from: $0)
  } encode: { [encoder] in
    try encoder.encode($0)
  }
}

func toml<Value: Codable>(_ type: Value.Type, _ bytes: [UInt8]) throws -> Contender {
  let (decoder, encoder) = (TOML.Decoder(), TOML.Encoder())
  return try Contender(bytes) {
    try decoder.decode(type, from: $0)
  } encode: {
    try encoder.encode($0)
  }
}

try serve { document, bytes in
  switch document {
  case "form-60": try form(Login.self, bytes)
  case "form-1k": try form(Profile.self, bytes)
  case "form-100k": try form([String: String].self, bytes)
  case "form-nested-100k": try form(Orders.self, bytes)
  default: try toml(Configuration.self, bytes)
  }
}
