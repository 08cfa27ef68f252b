internal import TranscodableBytes
internal import TranscodableCore

/// A text in the standard lane: its bytes, the tape of its values, and what the coder above knows.
///
/// Decoders and containers are small values that name an entry of the tape and share this object. As long as a call lasts, the
/// bytes are those of the caller; if a container outlives the call, they are copied at its end.
final class JSONDocument {
  let tape: JSONTape
  let settings: JSONReaderSettings
  let context: (any JSONReadingContext)?
  /// The text from its first byte.
  private(set) var bytes: ByteCursor
  private var copy: OwnedBytes?
  /// What the text was rewritten from, if it was, as long as that is there.
  private(set) var source: JSONSource?
  var paths = CodingPaths()
  /// The keys of objects that are not looked up in the text: the number of a map stands in the object's entry.
  var maps: [[String: JSONTape.Entry]] = []
  /// The value that the direct lane has been entered for, and its path.
  private(set) var directStart = (entry: JSONTape.root, path: CodingPaths.empty)
  /// The last value for which the direct lane came back.
  private var lastReturn = JSONTape.root
  let convertsKeys: Bool

  /// Makes the tape of the value where `reader` stands, and moves the reader behind it; nil after a failure.
  init?(indexing reader: inout JSONReader) {
    let start = reader.cursor
    tape = reader.index()
    settings = reader.settings
    context = reader.context
    source = reader.source as? JSONSource
    bytes = start.at(0)
    convertsKeys = reader.context?.convertsKeys ?? false
    if reader.hasFailed { return nil }
  }

  /// Takes a copy of the bytes if somebody else holds this document: a container that is kept for later.
  static func endLoan(_ document: inout JSONDocument) {
    guard !isKnownUniquelyReferenced(&document) else { return }
    let copy = OwnedBytes(document.bytes)
    document.copy = copy
    document.bytes = copy.cursor
    document.source = nil
  }

  /// The keys of a path.
  func codingPath(_ path: CodingPaths.Path) -> [any CodingKey] {
    paths.codingPath(path) { start, end in
      JSONFailureLocator(bytes.at(start), settings: settings).path(to: end)
    }
  }

  // MARK: - The direct lane

  /// A reader at a value, for the direct lane.
  func reader(at entry: JSONTape.Entry) -> JSONReader {
    let start = entry == JSONTape.null ? Self.nullText.cursor : bytes.at(tape.offset(entry))
    return JSONReader(start, settings: settings, context: context, document: self)
  }

  /// What stands where nothing stands.
  private static let nullText = [UInt8]("null".utf8).withBytes {
    withCursor(over: $0) { OwnedBytes($0) }
  }

  /// Lets the direct lane read a value.
  ///
  /// - Returns: What `body` returned.
  /// - Throws: What the reader reports.
  @inline(__always)
  func readDirectly<Result>(
    at entry: JSONTape.Entry, _ path: CodingPaths.Path, _ body: (inout JSONReader) -> Result?
  ) throws -> Result {
    let outer = (directStart, lastReturn)
    directStart = (entry, path)
    lastReturn = entry
    var reader = reader(at: entry)
    let result = body(&reader)
    (directStart, lastReturn) = outer
    if let result, !reader.hasFailed { return result }
    throw error(of: reader, reading: Result.self, at: entry, path)
  }

  /// Where in this document a value stands that the direct lane came to; the reader moves behind it.
  func enter(_ reader: inout JSONReader) -> (entry: JSONTape.Entry, path: CodingPaths.Path)? {
    _ = reader.cursor.skipBlanks()
    let offset = reader.offset
    let start = tape.offset(lastReturn) <= offset ? lastReturn : JSONTape.root
    guard let entry = tape.entry(at: offset, from: start) else { return nil }
    lastReturn = entry
    reader.skipValue()
    let path = paths.appending(
      textFrom: tape.offset(directStart.entry), to: offset, to: directStart.path)
    return (entry, path)
  }

  /// The keys of everything that is open at `offset`, where the direct lane is.
  func codingPath(inDirectLane offset: Int) -> [any CodingKey] {
    let start = tape.offset(directStart.entry)
    return codingPath(directStart.path)
      + JSONFailureLocator(bytes.at(start), settings: settings).path(to: offset)
  }
}
