internal import TranscodableBytes
internal import TranscodableCore

extension JSONFormat {
  func failures<Value: Decodable>(
    of type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path, limit: Int,
    in document: StandardDocument
  ) -> [CodingFailure] {
    let start = document.bytes.at(document.position(of: entry))
    let collector = JSONFailureCollector(
      start, in: document.codingPath(path), settings: settings, limit: limit,
      keys: convertedKeys)
    let extras = JSONReaderExtras(source: source, collector: collector)
    readInPlace(at: entry, path, in: document, extras) { _ = $0.read(type) as Value? }
    return collector.failures
  }

  func offsetInSource(_ offset: Int, in document: StandardDocument) -> Int {
    guard let source else { return offset - document.bytes.at(0).afterMark.offset }
    return source.location(of: offset).offset - source.text.at(0).afterMark.offset
  }
}
