public import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension JSON.Encoder {
  /// Returns a writer that encodes values as a stream of JSON documents.
  ///
  /// Each document is compact, even if the encoder uses pretty printing. The encoder's other
  /// options apply.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - form: How the documents are separated.
  /// - Returns: The writer, which uses the encoder's current settings.
  public func streamWriter<Value: Encodable>(
    of type: Value.Type, form: JSONStreamForm = .lines
  ) -> JSONStreamWriter<Value> {
    let context = settings
    return JSONStreamWriter(of: type, form: form, layout: context.layout, context: context)
  }

  /// Encodes values as a stream of JSON documents, with one document per line by default.
  ///
  /// ```swift
  /// let data = try encoder.encodeLines(events)
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values to encode.
  ///   - form: How the documents are separated.
  /// - Returns: The stream as UTF-8.
  /// - Throws: An `EncodingError` with a coding path for the first value that JSON can't represent.
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
  /// Encodes the values as a stream of JSON documents.
  ///
  /// - Parameters:
  ///   - encoder: The encoder for the values; its current settings apply.
  ///   - form: How the documents are separated.
  /// - Returns: A sequence with a chunk for each value, and a final chunk that ends the stream.
  public func encodedJSON(
    using encoder: JSON.Encoder, form: JSONStreamForm = .lines
  ) -> StreamSequence<Self, JSONStreamWriter<Element>, [UInt8]> {
    let context = encoder.settings
    return StreamSequence(self, form: form, layout: context.layout, context: context)
  }
}
