public import Foundation
public import TranscodableFoundation
public import TranscodableJSON

/// A writer that appends values to a file as a stream of JSON documents.
///
/// ```swift
/// var writer = JSONFileWriter(of: Event.self, to: file)
/// for event in events { try writer.write(event) }
/// try writer.finish()
/// ```
///
/// If a value can't be encoded, nothing of it is written, so the file stays valid and writing can
/// continue.
public struct JSONFileWriter<Element: Encodable>: ~Copyable, Sendable {
  /// The number of bytes to buffer.
  private static var chunkSize: Int { 1 << 16 }

  private let file: FileHandle
  private var writer: JSONStreamWriter<Element>

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - file: The file, which is written from its current offset and isn't closed.
  ///   - encoder: The encoder of the values; its current settings apply. Each document is compact.
  ///   - form: How the documents are separated.
  public init(
    of type: Element.Type, to file: FileHandle, using encoder: JSON.Encoder = JSON.Encoder(),
    form: JSONStreamForm = .lines
  ) {
    self.file = file
    writer = encoder.streamWriter(of: type, form: form)
  }

  /// Appends a value, which reaches the file by the next ``flush()`` or ``finish()`` at the latest.
  ///
  /// - Throws: An `EncodingError` if JSON can't represent the value, and errors of writing the
  ///   file.
  public mutating func write(_ value: Element) throws {
    try writer.write(value)
    if writer.count >= Self.chunkSize { try flush() }
  }

  /// Writes the buffered bytes to the file.
  ///
  /// - Throws: Errors of writing the file.
  public mutating func flush() throws {
    let bytes = writer.take()
    if !bytes.isEmpty { try file.write(contentsOf: bytes) }
  }

  /// Ends the stream and writes the buffered bytes to the file.
  ///
  /// - Throws: Errors of writing the file.
  public mutating func finish() throws {
    writer.finish()
    try flush()
  }
}
