internal import TranscodableBytes
public import TranscodableCore

extension PropertyList {
  /// Parses a property list in any format.
  ///
  /// If a key is repeated, its last value is used.
  ///
  /// - Parameters:
  ///   - input: The document: `[UInt8]`, `String`, a span of bytes, or Foundation's `Data`.
  ///   - settings: The limits for the document.
  /// - Throws: A `DecodingError` if the document isn't a property list, or if it contains a number,
  ///   a date or data that is invalid.
  /// - Complexity: O(*n*) in the size of the document with its references expanded.
  public init(
    parsing input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: PropertyListReaderSettings = PropertyListReaderSettings()
  ) throws {
    self = try input.withBytes { bytes in
      try PropertyListDocument.read(bytes, settings) {
        try $1.value(at: ValueTape.root, CodingPaths.empty, in: $0)
      }
    }
  }

  package static func parse(
    _ input: borrowing some ByteSource & ~Copyable & ~Escapable
  ) throws -> (value: PropertyList, repeated: [[any CodingKey]]) {
    try input.withBytes { bytes in
      try PropertyListDocument.read(bytes, PropertyListReaderSettings()) { document, format in
        let value = try format.value(at: ValueTape.root, CodingPaths.empty, in: document)
        return (value, format.repeatingPaths.map(document.codingPath))
      }
    }
  }

  /// Detects the format of a document from its first bytes.
  ///
  /// - Parameter input: The document.
  /// - Returns: The format; ``Format/openStep`` for anything that is neither XML nor binary.
  public static func format(
    of input: borrowing some ByteSource & ~Copyable & ~Escapable
  ) -> Format {
    input.withBytes { bytes in
      (try? PropertyListText.withUTF8(bytes) { Format.detect($0) }) ?? .openStep
    }
  }
}

extension PropertyListFormat {
  func value(
    at entry: ValueTape.Entry, _ path: CodingPaths.Path, in document: StandardDocument
  ) throws -> PropertyList {
    switch document.kind(entry) {
    case .null: return .string("$null")
    case .yes: return .bool(true)
    case .no: return .bool(false)
    case .string: return .string(document.readText(at: entry))
    case .real: return .real(try document.readDouble(at: entry) { path })
    case .date:
      return .date(
        PropertyList.Instant(secondsSince2001: try seconds(at: entry, path, in: document)))
    case .data: return .data(try bytes(at: entry, path, in: document))
    case .integer, .number: return try integerValue(at: entry, path, in: document)
    case .uid: return .identifier(identifier(at: entry, in: document))
    case .set:
      throw corrupted(
        "Found a set, which a property-list value can't represent.", at: entry, path, in: document)
    case .array:
      var elements: [PropertyList] = []
      elements.reserveCapacity(document.count(entry))
      try document.forEachElement(of: entry, path) {
        elements.append(try value(at: $0, $1, in: document))
      }
      return .array(elements)
    case .object: return .dictionary(try members(of: entry, path, in: document))
    }
  }

  private func members(
    of entry: ValueTape.Entry, _ path: CodingPaths.Path, in document: StandardDocument
  ) throws -> PropertyList.Dictionary {
    let dictionary = try StandardDecoder(document: document, entry: entry, path: path).object()
    var members = PropertyList.Dictionary()
    try document.forEachEntry(of: dictionary) { key, entry in
      let path = document.path(CodingFieldKey(stringValue: key), in: path)
      members[key] = try value(at: entry, path, in: document)
    }
    if members.count < document.count(dictionary) { repeatingPaths.append(path) }
    return members
  }

  private func bytes(
    at entry: ValueTape.Entry, _ path: CodingPaths.Path, in document: StandardDocument
  ) throws -> [UInt8] {
    if kind == .binary { return document.contents(entry).bytes(document.length(entry)) }
    return try dataBytes(at: entry, path, in: document).bytes()
  }

  private func integerValue(
    at entry: ValueTape.Entry, _ path: CodingPaths.Path, in document: StandardDocument
  ) throws -> PropertyList {
    if let value = try? document.readInteger(Int64.self, at: entry, path: { path }) {
      return .integer(value)
    }
    return .largeInteger(try document.readInteger(UInt64.self, at: entry) { path })
  }

  private func identifier(
    at entry: ValueTape.Entry, in document: StandardDocument
  ) -> UInt64 {
    let text = document.contents(entry)
    if kind == .binary { return text.bigEndian(at: 0, document.length(entry)) }
    if case .value(let value) = XMLNumber.integer(text, UInt64.self) { return value }
    return 0
  }
}
