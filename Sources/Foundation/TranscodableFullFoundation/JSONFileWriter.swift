public import Foundation
public import TranscodableFoundation
public import TranscodableJSON
public import TranscodableStreams

/// A writer that appends values to a file as a stream of JSON documents.
///
/// ```swift
/// var writer = JSONFileWriter(of: Event.self, to: file)
/// for event in events { try writer.write(event) }
/// try writer.finish()
/// ```
///
/// If a value can't be encoded, nothing is written for it. The file stays valid, and you can write
/// more values.
public struct JSONFileWriter<Element: Encodable>: ~Copyable, Sendable {
  private static var chunkSize: Int { 1 << 16 }

  private let file: FileHandle
  private var writer: JSONStreamWriter<Element>

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - file: The file to write to, starting at its current offset. The writer doesn't close the
  ///     file.
  ///   - encoder: The encoder for the values; its current settings apply. Each document is compact.
  ///   - form: How the documents are separated.
  public init(
    of type: Element.Type, to file: FileHandle, using encoder: JSON.Encoder = JSON.Encoder(),
    form: JSONStreamForm = .lines
  ) {
    self.file = file
    writer = encoder.streamWriter(of: type, form: form)
  }

  /// Appends a value.
  ///
  /// The value may stay in a buffer until you call ``flush()`` or ``finish()``.
  ///
  /// - Throws: An `EncodingError` if JSON can't represent the value, or an error if the file can't
  ///   be written.
  public mutating func write(_ value: Element) throws {
    try writer.write(value)
    if writer.count >= Self.chunkSize { try flush() }
  }

  /// Writes the buffered bytes to the file.
  ///
  /// - Throws: An error if the file can't be written.
  public mutating func flush() throws {
    let bytes = writer.take()
    if !bytes.isEmpty { try file.write(contentsOf: bytes) }
  }

  /// Ends the stream and writes the buffered bytes to the file.
  ///
  /// - Throws: An error if the file can't be written.
  public mutating func finish() throws {
    writer.finish()
    try flush()
  }
}
