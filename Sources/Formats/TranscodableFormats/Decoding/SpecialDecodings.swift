internal import TranscodableBytes
internal import TranscodableCore

extension FoundationDate {
  static var formatDecoding: any SpecialDecoding.Type { DateDecoding<Self>.self }
}

extension FoundationData {
  static var formatDecoding: any SpecialDecoding.Type { DataDecoding<Self>.self }
}

private enum DateDecoding<Date: FoundationDate>: SpecialDecoding {
  static var hasParts: Bool { false }

  static func decode<Value>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Value {
    guard let format = document.formatDocument else {
      throw document.format.mismatch(type, at: entry, path, in: document)
    }
    let seconds = try format.secondsSince2001(at: entry, type, path, in: document)
    return upcast(Date(secondsSince2001: seconds), to: type)
  }
}

private enum DataDecoding<Data: FoundationData>: SpecialDecoding {
  static var hasParts: Bool { false }

  static func decode<Value>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Value {
    if let format = document.formatDocument, !Swift.type(of: format.format).hasBytes,
      document.kind(entry) == .string
    {
      if let data = Data(base64Text: document.readText(at: entry)) { return upcast(data, to: type) }
      throw format.error(
        .invalidValue, type, at: entry, path, in: document, expected: "valid Base64",
        found: "an invalid string")
    }
    guard let format = document.formatDocument, format.hasBytes(at: entry, in: document) else {
      // Like `[UInt8]`, data can also be an array of numbers.
      guard document.kind(entry) == .array else {
        throw document.format.mismatch(type, at: entry, path, in: document)
      }
      return upcast(
        try Data(from: StandardDecoder(document: document, entry: entry, path: path)), to: type)
    }
    return upcast(
      try format.withValidBytes(at: entry, type, path, in: document) {
        Data(copying: BorrowedBytes($0))
      }, to: type)
  }
}

enum ByteArrayDecoding: SpecialDecoding {
  static var hasParts: Bool { false }

  static func decode<Value>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Value {
    if let format = document.formatDocument, format.hasBytes(at: entry, in: document) {
      let bytes = try format.withValidBytes(at: entry, type, path, in: document) {
        $0.bytes($0.remaining)
      }
      return upcast(bytes, to: type)
    }
    return upcast(
      try [UInt8](from: StandardDecoder(document: document, entry: entry, path: path)), to: type)
  }
}
