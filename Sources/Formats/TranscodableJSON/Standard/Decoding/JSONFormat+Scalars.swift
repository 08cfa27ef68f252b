internal import TranscodableBytes
internal import TranscodableCore

extension JSONFormat {
  func text(at entry: ValueTape.Entry, in document: StandardDocument) -> String {
    let inside = document.bytes.at(document.offset(entry))
    let special = inside.plainEnd()
    if special.peek() == 0x5C, let (text, _) = inside.simplyEscapedText(from: special) {
      return text
    }
    var reader = reader(at: entry, in: document)
    return reader.read(String.self)
  }

  func numberText(at entry: ValueTape.Entry, in document: StandardDocument) -> String? {
    guard document.kind(entry) == .number else { return nil }
    var reader = reader(at: entry, in: document)
    return reader.takeNumberText(Double.self)
  }

  func double(
    at entry: ValueTape.Entry, in document: StandardDocument, path: () -> CodingPaths.Path
  ) throws -> Double {
    try scalar(at: entry, in: document, path) { $0.read(Double.self) }
  }

  func float(
    at entry: ValueTape.Entry, in document: StandardDocument, path: () -> CodingPaths.Path
  ) throws -> Float {
    try scalar(at: entry, in: document, path) { $0.read(Float.self) }
  }

  func integer<Value: FixedWidthInteger & Sendable>(
    _ type: Value.Type, at entry: ValueTape.Entry, in document: StandardDocument,
    path: () -> CodingPaths.Path
  ) throws -> Value {
    try scalar(at: entry, in: document, path) { $0.read(type) }
  }

  private func scalar<Value>(
    at entry: ValueTape.Entry, in document: StandardDocument, _ path: () -> CodingPaths.Path,
    _ read: (inout JSONReader) -> Value
  ) throws -> Value {
    let kind = document.kind(entry)
    let isFloat = kind == .string && (context?.readsFloatsFromStrings ?? false)
    guard kind == .number || isFloat else {
      throw mismatch(Value.self, at: entry, path(), in: document)
    }
    var reader = reader(at: entry, in: document)
    // Coercion has already been attempted.
    reader.coercion = .none
    let value = read(&reader)
    if !reader.hasFailed { return value }
    throw error(of: reader, reading: Value.self, at: entry, path(), in: document)
  }
}
