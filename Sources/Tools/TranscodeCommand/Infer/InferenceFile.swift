internal import Foundation
internal import TranscodableFoundation
internal import TranscodableInference
internal import TranscodableJSON

/// A file with types that were inferred, and what is kept beside it.
struct InferenceFile {
  private let name: String

  init(_ name: String) { self.name = name }

  private var recordName: String {
    (name.hasSuffix(".swift") ? String(name.dropLast(6)) : name) + ".infer.json"
  }

  /// The file as it is.
  var source: String {
    get throws { String(decoding: try readFile(name), as: UTF8.self) }
  }

  /// What is kept beside the file.
  ///
  /// Without an update, only its hints count.
  func record(isUpdate: Bool) throws -> InferenceRecord? {
    guard isUpdate else { return nil }
    return try JSON.Decoder().decode(InferenceRecord.self, from: readFile(recordName))
  }

  /// The hints that are kept beside the file, if there are any.
  var hints: InferenceHints? {
    guard name != "-", let text = try? readFile(recordName) else { return nil }
    return try? JSON.Decoder().decode(InferenceRecord.self, from: text).hints
  }

  /// Writes the file and what is kept beside it; nothing if it is standard output.
  func write(_ source: String, _ record: InferenceRecord) throws {
    guard name != "-" else { return }
    let encoder = JSON.Encoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try writeFile(recordName, Array(encoder.encode(record)) + [0x0A])
    try writeFile(name, Array(source.utf8))
  }
}
