internal import TranscodableBytes

// Looking for all that is wrong with a value that could not be decoded through containers.
extension StandardDocument {
  /// What is wrong with a value of a type that names its fields.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - entry: The value.
  ///   - path: Its path.
  ///   - error: What decoding it has thrown.
  ///   - limit: The number of failures to stop at.
  /// - Returns: The failures in the order of the document, with their paths; never none.
  package func failures(
    visiting type: any __FieldVisiting.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    thrown error: any Error, limit: Int
  ) -> [CodingFailure] {
    let visit = __FieldVisit(self, at: entry, path, limit: limit)
    let decoder = StandardDecoder(document: self, entry: entry, path: path)
    visit.explain(error) { try type.__visitFields(of: decoder, visit) }
    return visit.failures
  }

  /// What is wrong with a value and the values in it, found by decoding each for itself.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - entry: The value.
  ///   - path: Its path.
  ///   - limit: The number of failures to stop at.
  /// - Returns: The failures in the order of the document, with their paths; none if there is nothing wrong.
  package func failures<Value: Decodable>(
    decoding type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path, limit: Int
  ) -> [CodingFailure] {
    do {
      guard let container = type as? any StandardContainer.Type else {
        _ = try decode(type, at: entry) { path }
        return []
      }
      var found: [CodingFailure] = []
      try container.visit(StandardDecoder(document: self, entry: entry, path: path)) {
        guard found.count < limit else { return }
        found += failures(decoding: $0, at: $1, $2, limit: limit - found.count)
      }
      return found
    } catch {
      guard let fields = type as? any __FieldVisiting.Type else {
        return [failure(for: error, at: entry, path)]
      }
      return failures(visiting: fields, at: entry, path, thrown: error, limit: limit)
    }
  }

  /// What was thrown, as the failure of a value.
  func failure(
    for error: any Error, at entry: ValueTape.Entry, _ path: CodingPaths.Path
  ) -> CodingFailure {
    let failure = CodingFailure(.custom, at: place(of: entry), underlying: error)
    // An error of ours knows its path.
    return error is DecodingError ? failure : failure.at(codingPath(path))
  }

  /// Whether several things can be wrong with a value of a type, as far as can be found out.
  func hasParts(_ type: any Decodable.Type) -> Bool {
    switch lane(of: type) {
    case .known(let known): !known.isScalar
    case .special(let special): special.hasParts
    case .container: true
    case .standard: type is any __FieldVisiting.Type
    }
  }

  /// What tells a failure from others.
  func sign(of failure: CodingFailure) -> FailureSign {
    if let error = failure.underlying as? DecodingError, failure.reason == .custom {
      return FailureSign(CodingFailure(error))
    }
    return FailureSign(failure, place: failure.offset.map(placeInSource))
  }

  /// The offset in the document as it came of an offset in the one that is read.
  func placeInSource(_ offset: Int) -> Int { format.offsetInSource(offset, in: self) }
}

/// What tells a failure from others that have been found in the same value.
struct FailureSign: Hashable {
  let place: Int?
  private let reason: CodingFailureReason
  private let depth: Int
  private let key: String?

  /// - Parameters:
  ///   - failure: The failure.
  ///   - place: Its offset in the document as it came.
  init(_ failure: CodingFailure, place: Int?) {
    self.place = place
    reason = failure.reason
    depth = failure.codingPath.count
    key = failure.reason == .missingKey ? failure.expected : nil
  }

  init(_ failure: CodingFailure) { self.init(failure, place: failure.offset) }
}
