public import Foundation
public import TranscodableFoundation
public import TranscodableJSON

/// Writes a stream of JSON texts into a file, value by value.
///
/// ```swift
/// var writer = JSONFileWriter(of: Event.self, to: file)
/// for event in events { try writer.write(event) }
/// try writer.finish()
/// ```
///
/// Nothing is written of a value that fails, so that the file stays whole and can go on.
public struct JSONFileWriter<Element: Encodable>: ~Copyable, Sendable {
  /// The number of bytes that are kept before they are written.
  private static var chunkSize: Int { 1 << 16 }

  private let file: FileHandle
  private var writer: JSONStreamWriter<Element>

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - file: The file, which is written from where it is and is not closed.
  ///   - encoder: Encodes the values, with its settings at this moment. Texts are compact.
  ///   - form: How the texts are written one after the other.
  public init(
    of type: Element.Type, to file: FileHandle, using encoder: JSON.Encoder = JSON.Encoder(),
    form: JSONStreamForm = .lines
  ) {
    self.file = file
    writer = encoder.streamWriter(of: type, form: form)
  }

  /// Writes a value, some time before ``finish()`` or ``flush()``.
  ///
  /// - Parameter value: The value.
  /// - Throws: An `EncodingError` if the value has no form in JSON, and what writing the file throws.
  public mutating func write(_ value: Element) throws {
    try writer.write(value)
    if writer.count >= Self.chunkSize { try flush() }
  }

  /// Writes what has been kept back.
  ///
  /// - Throws: What writing the file throws.
  public mutating func flush() throws {
    let bytes = writer.take()
    if !bytes.isEmpty { try file.write(contentsOf: bytes) }
  }

  /// Ends the stream, and writes what has been kept back.
  ///
  /// - Throws: What writing the file throws.
  public mutating func finish() throws {
    writer.finish()
    try flush()
  }
}
