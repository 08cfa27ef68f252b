import BenchmarkModels
import Foundation
import InventedDocuments
import PlainModels
import TranscodableCBOR
import TranscodableForm
import TranscodableMessagePack
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

func cbor<Value: Codable>(_ type: Value.Type, _ bytes: [UInt8]) throws -> Contender {
  let (decoder, encoder) = (CBOR.Decoder(), CBOR.Encoder())
  return try Contender(bytes) {
    try decoder.decode(type, from: $0)
  } encode: {
    try encoder.encode($0)
  }
}

func messagePack<Value: Codable>(_ type: Value.Type, _ bytes: [UInt8]) throws -> Contender {
  let (decoder, encoder) = (MessagePack.Decoder(), MessagePack.Encoder())
  return try Contender(bytes) {
    try decoder.decode(type, from: $0)
  } encode: {
    try encoder.encode($0)
  }
}

/// Foundation's coders for JSON, with the same value.
func foundation<Value: Codable>(_ type: Value.Type, _ bytes: [UInt8]) throws -> Contender {
  let (decoder, encoder, data) = (JSONDecoder(), JSONEncoder(), Data(bytes))
  return try Contender(bytes) { _ in
    try decoder.decode(type, from: data)
  } encode: {
    [UInt8](try encoder.encode($0))
  }
}

/// A type with attributes, or the same type with synthesized `Codable`.
func binary<Own: Codable, Plain: Codable>(
  _ own: Own.Type, _ plain: Plain.Type, _ document: String, _ contender: String,
  _ read: (String) throws -> [UInt8]
) throws -> Contender {
  let words = document.split(separator: "-")
  switch (contender, words[0]) {
  case ("foundation", _): return try foundation(plain, read("json-\(words[1])"))
  case ("synthesized", "cbor"): return try cbor(plain, read(document))
  case ("synthesized", _): return try messagePack(plain, read(document))
  case (_, "cbor"): return try cbor(own, read(document))
  default: return try messagePack(own, read(document))
  }
}

try serve { document in
  switch document {
  case "json-twitter":
    try InventedDocument(shape: .twitter).bytes(of: PlainModels.SearchResult.self)
  case "json-canada":
    try InventedDocument(shape: .canada).bytes(of: PlainModels.FeatureCollection.self)
  case "json-citm_catalog":
    try InventedDocument(shape: .citmCatalog).bytes(of: PlainModels.Catalog.self)
  case "json-github_events":
    try InventedDocument(shape: .githubEvents).bytes(of: [PlainModels.RepositoryEvent].self)
  case "json-commit": Data(SampleTexts.commit.utf8)
  case "json-account": Data(SampleTexts.account.utf8)
  default: nil
  }
} _: { document, contender, read in
  switch document {
  case "form-60": try form(Login.self, read(document))
  case "form-1k": try form(Profile.self, read(document))
  case "form-100k": try form([String: String].self, read(document))
  case "form-nested-100k": try form(Orders.self, read(document))
  case "cbor-twitter", "msgpack-twitter":
    try binary(
      BenchmarkModels.SearchResult.self, PlainModels.SearchResult.self, document, contender, read)
  case "cbor-canada", "msgpack-canada":
    try binary(
      BenchmarkModels.FeatureCollection.self, PlainModels.FeatureCollection.self, document,
      contender, read)
  case "cbor-citm_catalog", "msgpack-citm_catalog":
    try binary(
      BenchmarkModels.Catalog.self, PlainModels.Catalog.self, document, contender, read)
  case "cbor-github_events", "msgpack-github_events":
    try binary(
      [BenchmarkModels.RepositoryEvent].self, [PlainModels.RepositoryEvent].self, document,
      contender, read)
  case "cbor-commit", "msgpack-commit":
    try binary(
      BenchmarkModels.CommitAnswer.self, PlainModels.CommitAnswer.self, document, contender, read)
  case "cbor-account", "msgpack-account":
    try binary(
      BenchmarkModels.CommitAccount.self, PlainModels.CommitAccount.self, document, contender, read)
  default: try toml(Configuration.self, read(document))
  }
}
