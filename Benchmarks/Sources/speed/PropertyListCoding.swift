import Foundation
import Transcodable

/// Property-list coding with Foundation's coders and this library's, using plain models.
enum PropertyListCoding {
  /// The formats and their operations.
  private static let formats:
    [(format: PropertyListDecoder.PropertyListFormat, decode: Operation, encode: Operation)] = [
      (.binary, .decodeBinary, .encodeBinary), (.xml, .decodeXML, .encodeXML),
    ]

  /// Returns the checked trials, Foundation's first, for the value of a JSON document.
  @inline(__always)
  static func trials<Model: Codable & Equatable>(
    of type: Model.Type, on bytes: Data, of document: String, admits: (String) -> Bool
  ) throws -> [Trial] {
    let value = try JSONDecoder().decode(type, from: bytes)
    let foundation = try trial(
      "foundation", PropertyListDecoder(), { PropertyListEncoder() }, value, document)
    guard admits("standard") else { return [foundation] }
    return [
      foundation,
      try trial(
        "standard", PropertyList.Decoder(), { PropertyList.Encoder() }, value, document),
    ]
  }

  /// Returns the operations of two coders that must produce the output of Foundation's encoder.
  @inline(__always)
  private static func trial<Model: Codable & Equatable>(
    _ name: String, _ decoder: PropertyListDecoder, _ makeEncoder: () -> PropertyListEncoder,
    _ value: Model, _ document: String
  ) throws -> Trial {
    var trial = Trial(contender: name, bodies: [:])
    for (format, decode, encode) in formats {
      let (encoder, reference) = (makeEncoder(), PropertyListEncoder())
      encoder.outputFormat = format
      reference.outputFormat = format
      let bytes = try reference.encode(value)
      // Foundation writes a carriage return without a character reference.
      let encoded = try encoder.encode(value)
      let isSame =
        encoded == bytes
        || format == .xml
          && String(decoding: encoded, as: UTF8.self).replacing("&#13;", with: "\r").utf8
            .elementsEqual(bytes)
      guard isSame, try decoder.decode(Model.self, from: bytes) == value else {
        throw Disagreement(
          contender: name, work: "\(format) of \(document)",
          detail: "the values or the bytes differ")
      }
      trial.bodies[decode] = { keep(try decoder.decode(Model.self, from: bytes)) }
      trial.bodies[encode] = { keep(try encoder.encode(value)) }
      trial.sizes[decode] = bytes.count
      trial.sizes[encode] = bytes.count
    }
    return trial
  }
}
