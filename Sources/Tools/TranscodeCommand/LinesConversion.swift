internal import Foundation
internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableFullFoundation
internal import TranscodableJSON
internal import TranscodableStreams

/// A streaming conversion between a JSON array and JSON Lines, in either direction.
struct LinesConversion {
  let framing: JSONFraming
  let form: JSONStreamForm
  let sortsKeys: Bool

  /// The output file is only created if the conversion succeeds.
  func convert(_ input: String, to output: String) throws {
    var source = try ChunkedFile(input)
    let file = try AtomicFileWriter(output)
    try write(&source, to: file.handle)
    try file.commit()
  }

  private func write(_ source: inout ChunkedFile, to file: FileHandle) throws {
    let settings = JSONStreamSettings(
      framing: framing, reader: JSONReaderSettings(grammar: .strict))
    var stream = JSONStream(of: JSON.self, settings: settings)
    let encoder = JSON.Encoder()
    encoder.outputFormatting =
      sortsKeys ? [.sortedKeys, .withoutEscapingSlashes] : .withoutEscapingSlashes
    var writer = JSONFileWriter(of: JSON.self, to: file, using: encoder, form: form)
    while let value = try stream.next(pulling: { try source.next() }) { try writer.write(value) }
    try writer.finish()
  }
}
