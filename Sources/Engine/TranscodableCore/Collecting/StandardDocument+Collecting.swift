internal import TranscodableBytes

extension StandardDocument {
  /// Decodes the document, and throws all failures instead of only the first one.
  ///
  /// The failure that decoding the document throws comes first.
  package func decodeCollecting<Value: Decodable>(
    _ type: Value.Type, limit: Int
  ) throws(CodingFailures) -> Value {
    do {
      return try value(type, at: ValueTape.root, CodingPaths.empty)
    } catch {
      rememberFailures()
      let found = failures(
        decoding: type, at: ValueTape.root, CodingPaths.empty, limit: max(1, limit))
      // An error of the type itself has no location yet.
      let thrown = located(error, at: ValueTape.root, CodingPaths.empty)
      throw CodingFailures(found.map(\.described), thrown: thrown, isFull: found.count >= limit)
    }
  }

  package func failures(
    visiting type: any __FieldVisiting.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    thrown error: any Error, limit: Int
  ) -> [CodingFailure] {
    let visit = __FieldVisit(self, at: entry, path, limit: limit)
    let decoder = StandardDecoder(document: self, entry: entry, path: path)
    visit.explain(error) { try type.__visitFields(of: decoder, visit) }
    return visit.failures
  }

  /// Decodes each part of a value separately, and returns all failures in document order.
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
      if let fields = type as? any __FieldVisiting.Type {
        return failures(visiting: fields, at: entry, path, thrown: error, limit: limit)
      }
      guard [.array, .object].contains(kind(entry)),
        let collecting = type as? any __FailureCollecting.Type
      else { return [failure(for: error, at: entry, path)] }
      return failures(of: collecting, at: entry, path, thrown: error, limit: limit)
    }
  }

  func failure(
    for error: any Error, at entry: ValueTape.Entry, _ path: CodingPaths.Path
  ) -> CodingFailure {
    let error = located(error, at: entry, path)
    let failure = CodingFailure(.custom, at: position(of: entry), underlying: error)
    // Errors thrown by this package contain their paths.
    return error is DecodingError ? failure : failure.at(codingPath(path))
  }

  func hasParts(_ type: any Decodable.Type) -> Bool {
    switch plainMethod(of: type) {
    case .known(let known): !known.isScalar
    case .special(let special): special.hasParts
    case .container: true
    case .standard, .remembered:
      type is any __FieldVisiting.Type || type is any __FailureCollecting.Type
    }
  }

  func sign(of failure: CodingFailure) -> FailureSign {
    if let error = failure.underlying as? DecodingError, failure.reason == .custom {
      return FailureSign(CodingFailure(error))
    }
    return FailureSign(failure, position: failure.offset.map(positionInSource))
  }

  func positionInSource(_ offset: Int) -> Int { format.offsetInSource(offset, in: self) }
}

extension CodingFailure {
  fileprivate var described: CodingFailure {
    guard reason == .custom, let error = underlying as? DecodingError else { return self }
    return CodingFailure(error)
  }
}

struct FailureSign: Hashable {
  let position: Int?
  private let reason: CodingFailureReason
  private let depth: Int
  private let key: String?

  init(_ failure: CodingFailure, position: Int?) {
    self.position = position
    reason = failure.reason
    depth = failure.codingPath.count
    key = failure.reason == .missingKey ? failure.expected : nil
  }

  init(_ failure: CodingFailure) { self.init(failure, position: failure.offset) }
}
