public import TranscodableBytes
internal import TranscodableCore

extension PropertyList {
  /// Reads a property list, in whichever format it is.
  ///
  /// Of several members with the same key the last counts.
  ///
  /// - Parameters:
  ///   - input: The document: `[UInt8]`, `String`, a span of bytes, or Foundation's `Data`.
  ///   - settings: The limits.
  /// - Throws: A `DecodingError` if it is no property list, or one with a number, date or data that makes no sense.
  /// - Complexity: O(*n*) in the size of the document and of what its references stand for.
  public init(
    parsing input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: PropertyListReaderSettings = PropertyListReaderSettings()
  ) throws {
    self = try input.withBytes { bytes in
      try PropertyListDocument.withDocument(bytes, settings, userInfo: [:]) {
        try $0.value(at: PropertyListTape.root, path: CodingPaths.empty)
      }.0
    }
  }

  /// Reads a property list, and tells in which dictionaries a key stands more than once.
  ///
  /// - Parameter input: The document.
  /// - Returns: The value, and the paths of these dictionaries.
  /// - Throws: A `DecodingError`.
  package static func parse(
    _ input: borrowing some ByteSource & ~Copyable & ~Escapable
  ) throws -> (value: PropertyList, repeated: [[any CodingKey]]) {
    try input.withBytes { bytes in
      try PropertyListDocument.withDocument(
        bytes, PropertyListReaderSettings(), userInfo: [:]
      ) {
        let value = try $0.value(at: PropertyListTape.root, path: CodingPaths.empty)
        return (value, $0.repeatingPaths.map($0.codingPath))
      }.0
    }
  }

  /// The format that a document seems to have, by its first bytes.
  ///
  /// - Parameter input: The document.
  /// - Returns: The format; OpenStep's if it is none of the others.
  public static func format(
    of input: borrowing some ByteSource & ~Copyable & ~Escapable
  ) -> Format {
    input.withBytes { bytes in
      (try? PropertyListText.withUTF8(bytes) { Format.detect($0) }) ?? .openStep
    }
  }
}

extension PropertyListDocument {
  /// The value at an entry, with all that is in it.
  func value(at entry: PropertyListTape.Entry, path: CodingPaths.Path) throws -> PropertyList {
    switch tape.kind(entry) {
    case .null: return .string("$null")
    case .yes: return .bool(true)
    case .no: return .bool(false)
    case .string: return .string(text(at: entry))
    case .real: return .real(try real(Double.self, at: entry) { path })
    case .date:
      return .date(PropertyList.Instant(secondsSince2001: try seconds(at: entry) { path }))
    case .data: return .data(try bytes(at: entry, path))
    case .integer: return try integerValue(at: entry, path)
    case .uid: return .identifier(identifier(at: entry))
    case .set:
      throw corrupted("A set stands where only property lists have a value.", entry, path)
    case .array: return .array(try elements(of: entry, path))
    case .dictionary: return .dictionary(try members(of: entry, path))
    }
  }

  private func elements(
    of array: PropertyListTape.Entry, _ path: CodingPaths.Path
  ) throws -> [PropertyList] {
    var elements: [PropertyList] = []
    elements.reserveCapacity(tape.count(array))
    var entry = tape.first(array)
    for index in 0..<tape.count(array) {
      elements.append(try value(at: entry, path: paths.appending(index: index, to: path)))
      entry = tape.next(entry)
    }
    return elements
  }

  private func members(
    of dictionary: PropertyListTape.Entry, _ path: CodingPaths.Path
  ) throws -> PropertyList.Dictionary {
    if let bad = open(dictionary) { throw mismatch(String.self, bad, path) }
    var members = PropertyList.Dictionary()
    try forEachEntry(of: dictionary) { key, entry in
      members[key] = try value(
        at: entry, path: paths.appending(FieldKey(stringValue: key), to: path))
    }
    if members.count < tape.count(dictionary) { repeatingPaths.append(path) }
    return members
  }

  private func bytes(
    at entry: PropertyListTape.Entry, _ path: CodingPaths.Path
  ) throws -> [UInt8] {
    if format == .binary { return bytes.at(tape.offset(entry)).bytes(tape.length(entry)) }
    return try dataBytes(at: entry) { path }.bytes()
  }

  private func integerValue(
    at entry: PropertyListTape.Entry, _ path: CodingPaths.Path
  ) throws -> PropertyList {
    if let value = try? integer(Int64.self, at: entry, path: { CodingPaths.empty }) {
      return .integer(value)
    }
    return .largeInteger(try integer(UInt64.self, at: entry) { path })
  }

  private func identifier(at entry: PropertyListTape.Entry) -> UInt64 {
    let text = bytes.at(tape.offset(entry)).prefix(tape.length(entry))
    if format == .binary { return text.bigEndian(at: 0, tape.length(entry)) }
    if case .value(let value) = XMLNumber.integer(text, UInt64.self) { return value }
    return 0
  }
}
