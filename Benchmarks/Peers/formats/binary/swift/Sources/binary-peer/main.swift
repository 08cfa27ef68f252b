import Foundation
import SwiftCBOR
import SwiftMsgpack

/// A decoder that doesn't accept an integer for a floating-point number decodes what the encoder of
/// the same package writes.
func contender<Value: Codable>(
  _ data: Data, json: [UInt8], decode: @escaping (Data) throws -> Value,
  encode: @escaping (Value) throws -> Data
) throws -> Contender {
  var data = data
  if (try? decode(data)) == nil {
    data = try encode(JSONDecoder().decode(Value.self, from: Data(json)))
  }
  return try Contender([]) { [data] _ in
    try decode(data)
  } encode: {
    [UInt8](try encode($0))
  }
}

func binary<Value: Codable>(
  _ type: Value.Type, _ document: String, _ read: (String) throws -> [UInt8]
) throws -> Contender {
  let data = Data(try read(document))
  let words = document.split(separator: "-")
  let json = try read("json-\(words[1])")
  if words[0] == "cbor" {
    let (decoder, encoder) = (CodableCBORDecoder(), CodableCBOREncoder())
    return try contender(data, json: json) {
      try decoder.decode(type, from: $0)
    } encode: {
      try encoder.encode($0)
    }
  }
  let (decoder, encoder) = (MsgPackDecoder(), MsgPackEncoder())
  return try contender(data, json: json) {
    try decoder.decode(type, from: $0)
  } encode: {
    try encoder.encode($0)
  }
}

try serve { document, _, read in
  switch document.drop(while: { $0 != "-" }) {
  case "-twitter": try binary(SearchResult.self, document, read)
  case "-canada": try binary(FeatureCollection.self, document, read)
  case "-citm_catalog": try binary(Catalog.self, document, read)
  case "-github_events": try binary([RepositoryEvent].self, document, read)
  case "-commit": try binary(CommitAnswer.self, document, read)
  default: try binary(CommitAccount.self, document, read)
  }
}
