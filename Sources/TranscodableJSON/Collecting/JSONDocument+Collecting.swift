internal import TranscodableBytes
internal import TranscodableCore

// Looking for all that is wrong with a value that could not be decoded through containers.
extension JSONDocument {
  /// What is wrong with a value of a type that names its fields.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - entry: The value.
  ///   - path: Its path.
  ///   - error: What decoding it has thrown.
  ///   - limit: The number of failures to stop at.
  /// - Returns: The failures in the order of the text, with their paths; never none.
  func failures(
    visiting type: any __FieldVisiting.Type, at entry: JSONTape.Entry, _ path: CodingPaths.Path,
    thrown error: any Error, limit: Int
  ) -> [CodingFailure] {
    let visit = __FieldVisit(self, at: entry, path, limit: limit)
    let decoder = JSONStandardDecoder(document: self, entry: entry, path: path)
    visit.explain(error) { try type.__visitFields(of: decoder, visit) }
    return visit.failures
  }

  /// What is wrong with a value, found by a reader.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - entry: The value.
  ///   - path: Its path.
  ///   - limit: The number of failures to stop at.
  /// - Returns: The failures in the order of the text, with their paths.
  func failures<Value: Decodable>(
    reading type: Value.Type, at entry: JSONTape.Entry, _ path: CodingPaths.Path, limit: Int
  ) -> [CodingFailure] {
    let start = bytes.at(tape.offset(entry))
    let collector = JSONFailureCollector(
      start, in: codingPath(path), settings: settings, limit: limit)
    let aids = JSONReadingAids(source: source, collector: collector)
    readInPlace(at: entry, path, aids) { _ = $0.read(type) as Value? }
    return collector.failures
  }

  /// What was thrown, as the failure of a value.
  func failure(
    for error: any Error, at entry: JSONTape.Entry, _ path: CodingPaths.Path
  ) -> CodingFailure {
    let failure = CodingFailure(.custom, at: tape.offset(entry), underlying: error)
    // An error of ours knows its path.
    return error is DecodingError ? failure : failure.at(codingPath(path))
  }

  /// What tells a failure from others.
  func sign(of failure: CodingFailure) -> FailureSign {
    if let error = failure.underlying as? DecodingError, failure.reason == .custom {
      return FailureSign(CodingFailure(error))
    }
    return FailureSign(failure, place: failure.offset.map(placeInSource))
  }

  /// The offset of a place in the text as it came, if `offset` is its offset in the text that is read.
  func placeInSource(_ offset: Int) -> Int {
    guard let source else { return offset - bytes.at(0).afterMark.offset }
    let failure = source.located(CodingFailure(.custom, at: offset))
    return (failure.offset ?? 0) - source.text.at(0).afterMark.offset
  }
}

/// What tells a failure from others that have been found in the same value.
struct FailureSign: Hashable {
  let place: Int?
  private let reason: FailureReason
  private let depth: Int
  private let key: String?

  /// - Parameters:
  ///   - failure: The failure.
  ///   - place: Its offset in the text as it came.
  init(_ failure: CodingFailure, place: Int?) {
    self.place = place
    reason = failure.reason
    depth = failure.codingPath.count
    key = failure.reason == .missingKey ? failure.expected : nil
  }

  init(_ failure: CodingFailure) { self.init(failure, place: failure.offset) }
}

extension DecodingLane {
  /// Whether several things can be wrong with a value of a type, as far as a reader finds out.
  static func hasParts<Value: Decodable>(_ type: Value.Type) -> Bool {
    switch of(type) {
    case .known(let known): !known.isScalar
    case .direct: true
    case .standard, .container: type is any VisitedElements.Type || type is any __FieldVisiting.Type
    }
  }
}
