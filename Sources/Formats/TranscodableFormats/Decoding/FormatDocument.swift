internal import TranscodableBytes
package import TranscodableCore

/// The behavior of a document's format during one decoding call.
package final class FormatDocument: StandardFormat {
  private let call = UncheckedCell(Call())

  private struct Call {
    var format: (any DecodingFormat)?
    var options = FormatDecodingOptions()
    var stored: StoredValues?
    var starts: [ValueTape.Entry: Int]?
  }

  package var format: any DecodingFormat {
    guard let format = call.value.format else {
      preconditionFailure("The document was used after the call ended.")
    }
    return format
  }

  package var userInfo: [CodingUserInfoKey: Any] { sendableUserInfo.untyped }
  package var sendableUserInfo: [CodingUserInfoKey: any Sendable] { options.userInfo }
  var options: FormatDecodingOptions { _read { yield call.value.options } }
  var settings: FormatSettings { options.settings }
  /// The values that the document contains in another form; `nil` until one is added.
  var stored: StoredValues? {
    _read { yield call.value.stored }
    _modify { yield &call.value.stored }
  }

  var finder: FormatFailureFinder { FormatFailureFinder(Swift.type(of: format)) }

  private init() {}

  /// Returns the format for a document, reusing `idle` if possible.
  static func of(
    _ format: some DecodingFormat, _ options: FormatDecodingOptions,
    _ input: borrowing FormatInput, reusing idle: consuming (any StandardFormat)?
  ) -> FormatDocument {
    let document = castExactly(idle, to: FormatDocument.self) ?? FormatDocument()
    document.call.value.format = format
    // An idle document has default options, so most calls copy only the settings.
    if options.areDefaults {
      document.call.value.options.settings = options.settings
    } else {
      document.call.value.options = options
    }
    if input.stored != nil { document.stored = input.stored }
    return document
  }

  package func prepareForReuse() -> Bool {
    call.value.format = nil
    if !options.areDefaults { call.value.options = FormatDecodingOptions() }
    // Comparing a property with nil takes less time than assigning nil to it.
    if stored != nil { stored = nil }
    if call.value.starts != nil { call.value.starts = nil }
    return true
  }

  package func special(_ type: any Any.Type) -> (any SpecialDecoding.Type)? {
    if let value = type as? any FormatValue.Type, let found = value.decoding(in: format) {
      return found
    }
    if type == [UInt8].self, Swift.type(of: format).hasBytes { return ByteArrayDecoding.self }
    if let date = type as? any FoundationDate.Type { return date.formatDecoding }
    if let data = type as? any FoundationData.Type { return data.formatDecoding }
    if let scalar = type as? any FoundationScalar.Type { return scalar.formatDecoding }
    if UnsupportedType.isFoundations(type) { return UnsupportedType.self }
    return (type as? any Decodable.Type)?.tableDecoding
  }

  package var quoteLength: Int { 0 }
  package var convertsKeys: Bool { options.keys.isConverting }
  package var rejectsOtherKinds: Bool { false }
  package var keyMatching: CodingKeyMatching { settings.keyMatching }
  package var coercion: DecodingCoercionPolicy { settings.coercion }
  package var lastMemberCounts: Bool { true }
  package var countsAfterEnd: Bool { false }
  package var typeOfMissingDecoder: any Any.Type { (any Decoder).self }

  package func fieldKey(for key: String, in path: () -> [any CodingKey]) -> String {
    options.keys.fieldKey(for: key, in: path)
  }

  package func codingPath(
    from start: Int, to end: Int, in document: StandardDocument
  ) -> [any CodingKey] {
    []
  }

  package func offsetInSource(_ offset: Int, in document: StandardDocument) -> Int { offset }

  package func failures<Value: Decodable>(
    of type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path, limit: Int,
    in document: StandardDocument
  ) -> [CodingFailure] {
    document.failures(decoding: type, at: entry, path, limit: limit)
  }

  package func complete(_ log: EventLog, in document: StandardDocument) {
    log.complete { entry, event in
      let key = entry.field.map { [CodingFieldKey(text: $0)] } ?? []
      event.codingPath = document.codingPath(entry.path) + key + entry.rest
      let offset = entry.keyOffset ?? entry.offset
      let location = finder.location(
        at: offset, of: .custom, in: document.bytes, document.lines)
      event.byteRange = location?.byteRange ?? offset..<offset
      event.line = location?.line
      event.column = location?.column
    }
  }

  package func endLoan() {}

  /// Returns the offset at which a value begins in the document.
  ///
  /// Only the first call for a document takes time: it reads the document again.
  func start(of entry: ValueTape.Entry, in document: StandardDocument) -> Int {
    if entry == ValueTape.root { return 0 }
    if let starts = call.value.starts { return starts[entry] ?? document.offset(entry) }
    let starts = Self.starts(of: format, settings, document)
    call.value.starts = starts
    return starts[entry] ?? document.offset(entry)
  }

  private static func starts(
    of format: some DecodingFormat, _ settings: FormatSettings, _ document: StandardDocument
  ) -> [ValueTape.Entry: Int] {
    var input = FormatInput(document.bytes, settings, ValueTape(), recordsStarts: true)
    // The document was read without a failure before.
    try? format.read(&input)
    return input.starts ?? [:]
  }
}

extension StandardDocument {
  var formatDocument: FormatDocument? { format as? FormatDocument }
}
