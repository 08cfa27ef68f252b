internal import TranscodableBytes
internal import TranscodableCore

final class PropertyListFormat: StandardFormat {
  let kind: PropertyList.Format
  let userInfo: [CodingUserInfoKey: Any]
  let sendableUserInfo: [CodingUserInfoKey: any Sendable]
  let settings: PropertyListReaderSettings
  var repeatingPaths: [CodingPaths.Path] = []

  static let pool = DocumentPool()

  init(
    _ kind: PropertyList.Format, settings: PropertyListReaderSettings,
    userInfo: [CodingUserInfoKey: any Sendable]
  ) {
    self.kind = kind
    self.settings = settings
    (self.userInfo, sendableUserInfo) = (userInfo, userInfo)
  }

  func special(_ type: any Any.Type) -> (any SpecialDecoding.Type)? {
    if let date = type as? any FoundationDate.Type { return Self.decoding(date: date) }
    if let data = type as? any FoundationData.Type { return Self.decoding(data: data) }
    return (type as? any Decodable.Type)?.tableDecoding
  }

  private static func decoding<Date: FoundationDate>(
    date: Date.Type
  ) -> any SpecialDecoding.Type {
    DateDecoding<Date>.self
  }

  private static func decoding<Data: FoundationData>(
    data: Data.Type
  ) -> any SpecialDecoding.Type {
    DataDecoding<Data>.self
  }

  var quoteLength: Int { 0 }
  var convertsKeys: Bool { false }
  var rejectsOtherKinds: Bool { false }
  var keyMatching: CodingKeyMatching { settings.keyMatching }
  var coercion: DecodingCoercionPolicy { settings.coercion }
  var lastMemberCounts: Bool { true }
  var countsAfterEnd: Bool { false }
  // To match Foundation, errors name this type instead of the decoder's type.
  var typeOfMissingDecoder: any Any.Type { (any UnkeyedDecodingContainer).self }

  func fieldKey(for key: String, in path: () -> [any CodingKey]) -> String { key }

  func codingPath(from start: Int, to end: Int, in document: StandardDocument) -> [any CodingKey] {
    []
  }

  func offsetInSource(_ offset: Int, in document: StandardDocument) -> Int { offset }

  func failures<Value: Decodable>(
    of type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path, limit: Int,
    in document: StandardDocument
  ) -> [CodingFailure] {
    document.failures(decoding: type, at: entry, path, limit: limit)
  }

  func complete(_ log: EventLog, in document: StandardDocument) {
    log.complete { entry, event in
      let key = entry.field.map { [CodingFieldKey(text: $0)] } ?? []
      event.codingPath = document.codingPath(entry.path) + key + entry.rest
      let offset = entry.keyOffset ?? entry.offset
      event.byteRange = offset..<offset
      // A binary document has no lines.
      guard kind != .binary else { return }
      (event.line, event.column) = document.position(of: offset)
    }
  }

  func endLoan() {}
}

extension StandardDocument {
  func position(of offset: Int) -> (line: Int, column: Int) {
    let position = lines.position(of: offset) { known, offset in
      let (line, column) = bytes.position(of: offset, from: known)
      return (offset, line, column)
    }
    return (position.line, position.column)
  }

  var propertyList: PropertyListFormat? { format as? PropertyListFormat }
}

private enum DateDecoding<Date: FoundationDate>: SpecialDecoding {
  static var hasParts: Bool { false }

  static func decode<Value>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Value {
    guard let format = document.propertyList, document.kind(entry) == .date else {
      throw document.format.mismatch(type, at: entry, path, in: document)
    }
    let seconds = try format.seconds(at: entry, path, in: document)
    return upcast(Date(secondsSince2001: seconds), to: type)
  }
}

private enum DataDecoding<Data: FoundationData>: SpecialDecoding {
  static var hasParts: Bool { false }

  static func decode<Value>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Value {
    guard let format = document.propertyList, document.kind(entry) == .data else {
      throw document.format.mismatch(type, at: entry, path, in: document)
    }
    if format.kind == .binary {
      return upcast(Data(copying: BorrowedBytes(document.contents(entry))), to: type)
    }
    let output = try format.dataBytes(at: entry, path, in: document)
    return upcast(output.withCursor { Data(copying: BorrowedBytes($0)) }, to: type)
  }
}
