import Foundation
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// A type on the direct path with a single field.
struct Box<Value: Codable & Equatable>: Codable, Equatable {
  var value: Value
}

extension Box: JSONDecodable where Value: JSONDecodable {
  static func decode(from reader: inout JSONReader) -> Box? {
    var value: Value?
    let isGood = Fields([#""value":"#], joined: "value").read(from: &reader, required: 1) {
      value = Value.decode(from: &$1)
    }
    return isGood ? value.map { Box(value: $0) } : nil
  }
}

extension Box: JSONEncodable where Value: JSONEncodable {
  func encode(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.write("value", value)
    writer.endObject()
  }
}

/// A type that is only `Codable` and reads the coder's `userInfo`.
struct Plain: Codable, Equatable {
  var firstName: String
  var born: Date
  var scores: [Double]
  var unit: String?

  static let unitKey = CodingUserInfoKey(rawValue: "unit")

  enum CodingKeys: String, CodingKey { case firstName, born, scores }

  init(firstName: String, born: Date, scores: [Double]) {
    (self.firstName, self.born, self.scores) = (firstName, born, scores)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    firstName = try container.decode(String.self, forKey: .firstName)
    born = try container.decode(Date.self, forKey: .born)
    scores = try container.decode([Double].self, forKey: .scores)
    unit = Self.unitKey.flatMap { decoder.userInfo[$0] as? String }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let unit = Self.unitKey.flatMap { encoder.userInfo[$0] as? String }
    try container.encode(firstName + (unit ?? ""), forKey: .firstName)
    try container.encode(born, forKey: .born)
    try container.encode(scores, forKey: .scores)
  }
}

/// A type on the direct path that contains values on the container path.
struct Host: Codable, Equatable {
  var plainOne: Plain
  var plainMany: [Plain]
  var plainMaybe: Plain?
}

extension Host: JSONDecodable, JSONEncodable {
  static func decode(from reader: inout JSONReader) -> Host? {
    var one: Plain?
    var many: [Plain] = []
    var maybe: Plain?
    let fields = Fields(
      [#""plainOne":"#, #""plainMany":"#, #""plainMaybe":"#],
      joined: "plainOne\0plainMany\0plainMaybe")
    let isGood = fields.read(from: &reader, required: 0b11) { field, reader in
      switch field {
      case 0: one = reader.read(Plain.self)
      case 1: many = reader.read([Plain].self) ?? []
      default: maybe = reader.readOptional(Plain.self)
      }
    }
    guard isGood, let one else { return nil }
    return Host(plainOne: one, plainMany: many, plainMaybe: maybe)
  }

  func encode(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.write("plainOne", plainOne)
    writer.write("plainMany", plainMany)
    writer.writeOptional("plainMaybe", plainMaybe)
    writer.endObject()
  }
}

/// Our decoder and Foundation's with the same settings.
func decoders(_ configure: (JSONDecoder) -> Void) -> (JSON.Decoder, JSONDecoder) {
  let pair = (JSON.Decoder(), JSONDecoder())
  configure(pair.0)
  configure(pair.1)
  return pair
}

/// Our encoder and Foundation's with the same settings and sorted keys.
func encoders(_ configure: (JSONEncoder) -> Void) -> (JSON.Encoder, JSONEncoder) {
  let pair = (JSON.Encoder(), JSONEncoder())
  for encoder in [pair.0, pair.1] {
    encoder.outputFormatting = .sortedKeys
    configure(encoder)
  }
  return pair
}
