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
    guard let format = document.formatDocument, format.isPresent(entry, in: document) else {
      throw document.format.mismatch(type, at: entry, path, in: document)
    }
    let seconds: Double
    switch format.options.dates {
    case .native:
      let date = try format.secondsSince2001(at: entry, type, path, in: document)
      return upcast(Date(secondsSince2001: date), to: type)
    case .deferredToDate:
      let date = try document.value(Double.self, at: entry, path)
      return upcast(Date(secondsSince2001: date), to: type)
    case .secondsSince1970: seconds = try document.value(Double.self, at: entry, path)
    case .millisecondsSince1970:
      seconds = try document.value(Double.self, at: entry, path) / 1000
    case .iso8601:
      let text = try document.value(String.self, at: entry, path)
      guard let instant = InternetDate.instant(in: text) else {
        throw format.error(
          .invalidValue, type, at: entry, path, in: document, expected: "a date",
          found: "\"\(text.prefix(40))\"")
      }
      return upcast(Date(secondsSince2001: instant.secondsSince2001), to: type)
    case .custom(let decode):
      seconds = try decode(StandardDecoder(document: document, entry: entry, path: path))
    }
    return upcast(Date(secondsSince2001: seconds - secondsFrom1970To2001), to: type)
  }
}

private enum DataDecoding<Data: FoundationData>: SpecialDecoding {
  static var hasParts: Bool { false }

  static func decode<Value>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Value {
    guard let format = document.formatDocument, format.isPresent(entry, in: document) else {
      throw document.format.mismatch(type, at: entry, path, in: document)
    }
    let decoder = StandardDecoder(document: document, entry: entry, path: path)
    switch format.options.data {
    case .native: break
    case .deferredToData: return upcast(try Data(from: decoder), to: type)
    case .base64:
      let text = try document.value(String.self, at: entry, path)
      if let data = Data(base64Text: text) { return upcast(data, to: type) }
      throw format.error(
        .invalidValue, type, at: entry, path, in: document, expected: "valid Base64",
        found: "an invalid string")
    case .custom(let decode):
      let data = withCursor(over: try decode(decoder)) { Data(copying: BorrowedBytes($0)) }
      return upcast(data, to: type)
    }
    if !Swift.type(of: format.format).hasBytes, document.kind(entry) == .string,
      format.text(of: entry, in: document) == nil
    {
      if let data = Data(base64Text: document.readText(at: entry)) { return upcast(data, to: type) }
      throw format.error(
        .invalidValue, type, at: entry, path, in: document, expected: "valid Base64",
        found: "an invalid string")
    }
    guard format.hasBytes(at: entry, in: document) else {
      // Like `[UInt8]`, data can also be an array of numbers.
      guard document.kind(entry) == .array else {
        throw document.format.mismatch(type, at: entry, path, in: document)
      }
      return upcast(try Data(from: decoder), to: type)
    }
    return upcast(
      try format.withValidBytes(at: entry, type, path, in: document) {
        Data(copying: BorrowedBytes($0))
      }, to: type)
  }
}

extension FormatDocument {
  /// Whether a value isn't null, or is a text that may be null.
  fileprivate func isPresent(_ entry: ValueTape.Entry, in document: StandardDocument) -> Bool {
    document.kind(entry) != .null || text(of: entry, in: document) != nil
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
