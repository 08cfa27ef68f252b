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

extension CodingFailures {
  package init(_ failures: [CodingFailure], thrown error: any Error, isFull: Bool) {
    let first = CodingFailure(describing: error)
    switch first.category {
    case .syntax, .endOfInput, .limit:
      // The document can't be read beyond this failure, so later failures are omitted.
      let before = failures.filter { $0.category == .data && $0.offset ?? 0 < first.offset ?? 0 }
      // If the limit has been reached, this failure replaces the last one.
      let isOver = isFull && before.count == failures.count
      self.init(before.dropLast(isOver ? 1 : 0) + [first], error: error, isComplete: false)
    case .data:
      guard let index = failures.firstIndex(where: { $0.isSame(as: first) }) else {
        // The search ended before it reached this failure, or it reported the failure differently.
        self.init([first] + (isFull ? failures.dropLast() : []), error: error, isComplete: false)
        return
      }
      // The thrown error comes first. It may not be the first in the document, because fields can
      // be decoded in a different order.
      let others = failures[..<index] + failures[(index + 1)...]
      self.init([failures[index]] + others, error: error, isComplete: !isFull)
    }
  }
}

extension CodingFailure {
  /// Whether two failures describe the same problem.
  ///
  /// All errors that come from other code and have no location are considered the same.
  fileprivate func isSame(as other: CodingFailure) -> Bool {
    if reason == .custom, other.byteRange == nil { return other.reason == .custom }
    return reason == other.reason && codingPath.count == other.codingPath.count
      && byteRange == other.byteRange
  }
}
