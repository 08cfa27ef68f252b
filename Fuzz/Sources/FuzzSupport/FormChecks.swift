internal import Foundation
internal import Transcodable
internal import TranscodableForm

let formChecks: [String: @Sendable (Data) -> Bool] = [
  "fuzz-form-reader": { checkFormReader($0) },
  "fuzz-form-round-trip": { checkFormRoundTrip($0) },
]

/// The options that the first three bytes select, and the form after them.
private func formInput(_ data: Data) -> (URLEncodedForm.Format, Data)? {
  guard data.count >= 3 else { return nil }
  let bytes = [UInt8](data.prefix(3))
  var format = URLEncodedForm.Format()
  format.arrays = [.brackets, .indices, .repeatedKeys, .commas, .encodedCommas][Int(bytes[0] % 5)]
  format.nesting = [.brackets, .dots, .none][Int(bytes[1] % 3)]
  format.nulls = [.keyOnly, .empty, .word("null")][Int(bytes[1] / 3 % 3)]
  format.repeatedKeys = [.last, .first, .reject][Int(bytes[2] % 3)]
  format.treatsEmptyAsNil = bytes[2] & 0x40 == 0
  format.rejectsInvalidUTF8 = bytes[2] & 0x80 != 0
  return (format, data.dropFirst(3))
}

private func checkFormReader(_ data: Data) -> Bool {
  guard let (format, form) = formInput(data) else { return false }
  var decoder = FormatDecoder(format)
  decoder.settings = FormatSettings(
    maximumDepth: 32, maximumDocumentSize: 1 << 20, maximumElementCount: 1 << 12)
  let ignored = located(form) { try decoder.decode(Ignored.self, from: form) }
  let anything = located(form) { try decoder.decode(Anything.self, from: form) }
  if anything != nil { require(ignored != nil, "A type reads a form that another one rejects.") }
  _ = located(form) { try decoder.decode(Probe.self, from: form) }
  _ = located(form) { try decoder.decode([String: [String?]].self, from: form) }
  _ = located(form) { try decoder.decode([String: [Int: Probe]].self, from: form) }
  var report = DecodingReport()
  _ = located(form) { try decoder.decode([String: Probe].self, from: form, report: &report) }
  return ignored != nil
}

private func checkFormRoundTrip(_ data: Data) -> Bool {
  guard let (format, form) = formInput(data),
    let value = located(form, { try URLEncodedForm(parsing: form) })
  else { return false }
  require(attempted({ try URLEncodedForm(parsing: value.string) }) == value, "\(value) changes.")
  var (decoder, encoder) = (FormatDecoder(format), FormatEncoder(format))
  decoder.settings.maximumDepth = 32
  encoder.nilEncoding = .null
  if let texts = attempted({ try decoder.decode([String: [String]].self, from: form) }),
    // A key with a single bracket can't be encoded.
    let encoded = try? encoder.encode(texts)
  {
    let again = attempted { try decoder.decode([String: [String]].self, from: encoded) }
    require(
      again == texts,
      "\(texts) is written as \(String(decoding: encoded, as: UTF8.self)), read as \(again as Any)")
  }
  return true
}
