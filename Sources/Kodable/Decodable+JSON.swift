public import Foundation
internal import TranscodableFoundation
internal import TranscodableJSON

extension Decodable {
  /// Decodes a value from JSON text.
  ///
  /// - Parameters:
  ///   - data: The text.
  ///   - dateDecodingStrategy: How dates are read that have no wrapper.
  ///   - keyDecodingStrategy: How keys in the text become keys of properties.
  /// - Returns: The value.
  /// - Throws: `KodableError` if the type is ``Kodable`` and cannot be decoded; a `DecodingError`
  ///   if the text is no JSON.
  public static func decodeJSON(
    from data: Data, dateDecodingStrategy: JSONDecoder.DateDecodingStrategy = .deferredToDate,
    keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
  ) throws -> Self {
    let decoder = JSON.Decoder()
    decoder.dateDecodingStrategy = dateDecodingStrategy
    decoder.keyDecodingStrategy = keyDecodingStrategy
    return try decoder.decode(Self.self, from: data)
  }
}

extension Dekodable {
  /// Decodes a value from JSON text.
  ///
  /// - Parameter data: The text.
  /// - Returns: The value.
  /// - Throws: As ``Swift/Decodable/decodeJSON(from:dateDecodingStrategy:keyDecodingStrategy:)``.
  public static func decode(from data: Data) throws -> Self { try decodeJSON(from: data) }
}

extension Encodable {
  /// Encodes the value as JSON text.
  ///
  /// - Parameters:
  ///   - dateEncodingStrategy: How dates are written that have no wrapper.
  ///   - keyEncodingStrategy: How keys of properties become keys in the text.
  /// - Returns: The text as UTF-8.
  /// - Throws: An `EncodingError`, or what a transform throws.
  public func encodeJSON(
    dateEncodingStrategy: JSONEncoder.DateEncodingStrategy = .deferredToDate,
    keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
  ) throws -> Data {
    let encoder = JSON.Encoder()
    encoder.dateEncodingStrategy = dateEncodingStrategy
    encoder.keyEncodingStrategy = keyEncodingStrategy
    return try encoder.encode(self)
  }
}
