public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension JSON.Encoder {
  /// A writer of a stream of JSON texts, whose values this encoder encodes.
  ///
  /// Texts are compact, also if the encoder's formatting is not; its other options count.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - form: How the texts are written one after the other.
  /// - Returns: The writer, to which the encoder's present settings apply.
  public func streamWriter<Value: Encodable>(
    of type: Value.Type, form: JSONStreamForm = .lines
  ) -> JSONStreamWriter<Value> {
    let context = settings
    return JSONStreamWriter(of: type, form: form, layout: context.layout, context: context)
  }

  /// Encodes values as lines, or as another stream of JSON texts.
  ///
  /// ```swift
  /// let data = try encoder.encodeLines(events)
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - form: How the texts are written one after the other.
  /// - Returns: The stream as UTF-8.
  /// - Throws: An `EncodingError` with coding path for the first value that has no form in JSON.
  public func encodeLines<Values: Sequence>(
    _ values: Values, form: JSONStreamForm = .lines
  ) throws -> Data where Values.Element: Encodable {
    var writer = streamWriter(of: Values.Element.self, form: form)
    for value in values { try writer.write(value) }
    writer.finish()
    return Data(writer.take())
  }
}

extension AsyncSequence where Element: Encodable {
  /// Encodes the values as a stream of JSON texts.
  ///
  /// - Parameters:
  ///   - encoder: Encodes them, with its settings at this moment.
  ///   - form: How the texts are written one after the other.
  /// - Returns: A chunk for each value, and one for what ends the stream.
  public func encodedJSON(
    using encoder: JSON.Encoder, form: JSONStreamForm = .lines
  ) -> EncodedJSON<Self> {
    let context = encoder.settings
    return EncodedJSON(self, form: form, layout: context.layout, context: context)
  }
}
