/// A type that can find all failures in a value, although containers stop at the first.
///
/// A type with a direct path in JSON continues after a failure only on that path. Therefore, it
/// reads a copy of the value in JSON.
public protocol __FailureCollecting {
  /// Returns the failures in a value that can't be decoded.
  ///
  /// The coding paths begin at the value.
  static func __failures(in value: __FailedValue, limit: Int) -> [CodingFailure]
}

/// A value in a document of any format that can't be decoded.
public struct __FailedValue {
  package let document: StandardDocument
  package let entry: ValueTape.Entry
}

extension StandardDocument {
  func failures(
    of type: any __FailureCollecting.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    thrown error: any Error, limit: Int
  ) -> [CodingFailure] {
    let thrown = failure(for: error, at: entry, path)
    let value = __FailedValue(document: self, entry: entry)
    let found = type.__failures(in: value, limit: limit)
      .compactMap { failure in
        let confirmed = confirmed(failure, at: entry, path)
        return failure.olderVersion.map { confirmed?.decoded(as: $0) } ?? confirmed
      }
      .prefix(limit)
    let sign = sign(of: thrown)
    return found.contains { self.sign(of: $0) == sign } ? Array(found) : [thrown] + found
  }

  /// Returns the failure with the location and the words of this format.
  ///
  /// The result is `nil` if the failure doesn't exist in this format, or if it may not exist because
  /// the format has its own representation of the value.
  private func confirmed(
    _ failure: CodingFailure, at entry: ValueTape.Entry, _ path: CodingPaths.Path
  ) -> CodingFailure? {
    guard let (value, path) = position(at: failure.codingPath[...], from: entry, path),
      !isSpecific(value)
    else { return nil }
    switch failure.reason {
    case .missingKey:
      let key = failure.key ?? CodingFieldKey(text: failure.expected ?? "")
      return self.failure(
        for: format.missingKey(key, of: value, path, in: self), at: value, path)
    case .typeMismatch, .missingValue, .numberOutOfRange:
      if let type = failure.type as? any Decodable.Type {
        return self.failure(of: type, at: value, path)
      }
      if let kind = failure.expectedContainer {
        if format.container(kind, insteadOf: value, in: self) != nil { return nil }
        return self.failure(
          for: format.noContainer(kind, at: value, path, in: self), at: value, path)
      }
    default: break
    }
    return failure.category == .data ? format.placed(failure, at: value, path, in: self) : nil
  }

  private func failure<Value: Decodable>(
    of type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path
  ) -> CodingFailure? {
    do {
      _ = try decode(type, at: entry) { path }
      return nil
    } catch {
      return failure(for: error, at: entry, path)
    }
  }

  /// Whether JSON has no equivalent value, or whether the format may use the value for a type that
  /// JSON represents as a scalar.
  ///
  /// In property lists, a URL is an object with the key `relative`.
  package func isSpecific(_ entry: ValueTape.Entry) -> Bool {
    switch kind(entry) {
    case .data, .date, .uid, .set: return true
    case .null, .no, .yes, .number, .integer, .real, .string, .array: return false
    case .object:
      var isSpecific = count(entry) > 0
      forEachMember(of: entry) { key, _ in
        isSpecific = isSpecific && ["relative", "base"].contains(key)
      }
      return isSpecific
    }
  }
}

extension CodingFailure {
  /// The kind of container that a value isn't.
  package var expectedContainer: ValueTape.Kind? {
    if type == [Any].self || expected == "an array" { return .array }
    return type == [String: Any].self || expected == "a dictionary" ? .object : nil
  }
}
