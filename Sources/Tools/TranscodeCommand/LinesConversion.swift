internal import Foundation
internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableFullFoundation
internal import TranscodableJSON

/// Makes lines of the elements of a JSON array, or an array of lines, one value after the other.
struct LinesConversion {
  /// How the texts of the input are told apart.
  let framing: JSONFraming
  /// How those of the output are written.
  let form: JSONStreamForm
  let sortsKeys: Bool

  /// Converts a file into another one, which is there only if all went well.
  func convert(_ input: String, to output: String) throws {
    var source = try ChunkedFile(input)
    let file = try FileDraft(output)
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
