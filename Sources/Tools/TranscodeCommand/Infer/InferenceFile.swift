internal import Foundation
internal import TranscodableChecking
internal import TranscodableFoundation
internal import TranscodableInference
internal import TranscodableJSON

/// A file with inferred types, and a separate record file that stores the state for later updates.
struct InferenceFile {
  private let name: String

  init(_ name: String) { self.name = name }

  private var recordName: String {
    (name.hasSuffix(".swift") ? String(name.dropLast(6)) : name) + ".infer.json"
  }

  var source: String {
    get throws { String(decoding: try readFile(name), as: UTF8.self) }
  }

  func record(isUpdate: Bool) throws -> InferenceRecord? {
    guard isUpdate else { return nil }
    return try JSON.Decoder().decode(InferenceRecord.self, from: readFile(recordName))
  }

  var hints: InferenceHints? {
    guard name != "-", let text = try? readFile(recordName) else { return nil }
    return try? JSON.Decoder().decode(InferenceRecord.self, from: text).hints
  }

  func write(_ source: String, _ record: InferenceRecord) throws {
    guard name != "-" else { return }
    let encoder = JSON.Encoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try writeFile(recordName, Array(encoder.encode(record)) + [0x0A])
    try writeFile(name, Array(source.utf8))
  }
}
