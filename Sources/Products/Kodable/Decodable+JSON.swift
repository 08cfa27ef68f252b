public import Foundation
internal import TranscodableBytes
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
  ///   if the text is not JSON.
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

/// Where ``DebugJSON`` and the option `.debugJSON` print to.
public enum KodableDebug {
  private static let printer = Locked<@Sendable (String) -> Void>({ print($0) })

  /// Takes each text that is printed, without the end of its last line; prints to standard output
  /// unless it is set.
  public static var output: @Sendable (String) -> Void {
    get { printer.withLock { $0 } }
    set { printer.withLock { $0 = newValue } }
  }
}

enum DebugPrinting {
  /// Prints the JSON of a property.
  static func print(
    property: String, type: any Any.Type, at path: String, in container: PropertyContainer
  ) {
    var json: JSON?
    if let (container, key) = try? container.place(of: path) {
      json = try? container.decode(JSON.self, forKey: key)
    }
    print("Decoded JSON for the \(property) property of type \(type):", json)
  }

  /// Prints the JSON of a value.
  static func print(type: any Any.Type, from decoder: any Decoder) {
    print("Decoded JSON for type \(type):", try? JSON(from: decoder))
  }

  private static func print(_ title: String, _ json: JSON?) {
    let encoder = JSON.Encoder()
    encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
    let text = json.flatMap { try? encoder.encode($0) }.map { String(decoding: $0, as: UTF8.self) }
    KodableDebug.output("\(title)\n\(text ?? "Failed to grab JSON")\n\n")
  }
}
