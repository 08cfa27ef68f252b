internal import TranscodableCore
internal import TranscodableJSON

struct PathFinder {
  private let source: SourceText
  private let settings: JSONReaderSettings

  init(_ source: SourceText, settings: JSONReaderSettings) {
    self.source = source
    self.settings = settings
  }

  /// This reason is categorized as a limit, so it takes precedence over any later failure in the
  /// document.
  private static let position = CodingFailureReason("place", .limit)

  func position(of path: [CodingPathStep]) -> CodingDiagnostic.Position? {
    position { reader in
      guard descend(path, &reader), reader.nextKind != nil else { return nil }
      return reader.offset
    }
  }

  /// The reader may convert the document to UTF-8, but the offsets of its failures refer to the
  /// original document.
  func position(_ body: (inout JSONReader) -> Int?) -> CodingDiagnostic.Position? {
    let failure = failure { reader in
      if let offset = body(&reader) { reader.fail(Self.position, at: offset) }
    }
    guard let failure, failure.reason == Self.position, let range = failure.byteRange,
      let line = failure.line, let column = failure.column
    else { return nil }
    return CodingDiagnostic.Position(byteRange: range, line: line, column: column)
  }

  /// Stops at the first error or after 1000 keys.
  func keys(at path: [CodingPathStep]) -> [String] {
    var keys: [String] = []
    _ = failure { reader in
      guard descend(path, &reader), reader.nextKind == .object else { return }
      var more = reader.beginDictionary()
      while more, keys.count < 1000 {
        keys.append(reader.takeKey())
        reader.skipValue()
        more = reader.nextEntry()
      }
      if reader.hasFailed, keys.last == "" { keys.removeLast() }
    }
    return keys
  }

  func failure(_ body: (inout JSONReader) -> Void) -> CodingFailure? {
    do {
      try JSONReader.read(source.bytes, settings: settings) { body(&$0) }
      return nil
    } catch {
      return CodingFailure(describing: error)
    }
  }

  private func descend(_ path: [CodingPathStep], _ reader: inout JSONReader) -> Bool {
    path.allSatisfy { step in
      switch step {
      case .index(let index): return enterElement(index, &reader)
      case .key(let key): return reader.enterMember(key)
      }
    }
  }

  private func enterElement(_ index: Int, _ reader: inout JSONReader) -> Bool {
    guard reader.nextKind == .array else { return false }
    var more = reader.beginArray()
    var rest = index
    while more, rest > 0 {
      reader.skipValue()
      more = reader.nextElement()
      rest -= 1
    }
    return more
  }
}
