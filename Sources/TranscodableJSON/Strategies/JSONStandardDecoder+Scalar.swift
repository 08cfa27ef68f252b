internal import TranscodableCore

extension JSONStandardDecoder: ScalarSource, FailurePlacing, TerseDecoder {
  /// The scalar here as it is written: `5.0` is not `5`.
  var scalar: __Scalar? {
    if let text = document.string(at: entry) { return .string(text) }
    if let value = document.bool(at: entry) { return .bool(value) }
    guard document.tape.kind(entry) == .number else { return nil }
    var reader = document.reader(at: entry)
    return reader.takeNumberText(Double.self).map { .number($0) }
  }

  func beginTerse() { document.tersenessDepth += 1 }

  func endTerse() { document.tersenessDepth -= 1 }

  func placed(_ failure: CodingFailure) -> CodingFailure {
    document.placed(failure, at: entry, path)
  }
}
