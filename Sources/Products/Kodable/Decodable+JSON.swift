public import Foundation
internal import TranscodableBytes
internal import TranscodableFoundation
internal import TranscodableJSON

extension Decodable {
  /// Decodes a value from JSON.
  ///
  /// - Parameters:
  ///   - data: The JSON document.
  ///   - dateDecodingStrategy: The strategy for dates without a wrapper.
  ///   - keyDecodingStrategy: The strategy for converting the keys in the document to coding keys.
  /// - Returns: The decoded value.
  /// - Throws: A `KodableError` if the type is ``Kodable`` and can't be decoded, or a
  ///   `DecodingError` if the data isn't valid JSON.
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
  /// Decodes a value from JSON.
  ///
  /// - Parameter data: The JSON document.
  /// - Returns: The decoded value.
  /// - Throws: The same errors as
  ///   ``Swift/Decodable/decodeJSON(from:dateDecodingStrategy:keyDecodingStrategy:)``.
  public static func decode(from data: Data) throws -> Self { try decodeJSON(from: data) }
}

extension Encodable {
  /// Encodes the value as JSON.
  ///
  /// - Parameters:
  ///   - dateEncodingStrategy: The strategy for dates without a wrapper.
  ///   - keyEncodingStrategy: The strategy for converting coding keys to the keys in the document.
  /// - Returns: The JSON as UTF-8.
  /// - Throws: An `EncodingError`, or an error that a transform throws.
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

/// The destination for messages from ``DebugJSON`` and the `.debugJSON` option.
public enum KodableDebug {
  private static let printer = Locked<@Sendable (String) -> Void>({ print($0) })

  /// A closure that receives each debug message, without a final line break.
  ///
  /// By default, it prints to standard output.
  public static var output: @Sendable (String) -> Void {
    get { printer.withLock { $0 } }
    set { printer.withLock { $0 = newValue } }
  }
}

enum DebugPrinting {
  static func print(
    property: String, type: any Any.Type, at path: String, in container: PropertyContainer
  ) {
    var json: JSON?
    if let (container, key) = try? container.resolve(path: path) {
      json = try? container.decode(JSON.self, forKey: key)
    }
    print("Decoded JSON for the \(property) property of type \(type):", json)
  }

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
