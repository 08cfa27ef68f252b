extension DecodingError {
  /// The same error, seen from outside of the containers in `path`.
  func prefixed(by path: [any CodingKey]) -> DecodingError {
    func outside(_ context: Context) -> Context {
      Context(
        codingPath: path + context.codingPath, debugDescription: context.debugDescription,
        underlyingError: context.underlyingError)
    }
    switch self {
    case .typeMismatch(let type, let context): return .typeMismatch(type, outside(context))
    case .valueNotFound(let type, let context): return .valueNotFound(type, outside(context))
    case .keyNotFound(let key, let context): return .keyNotFound(key, outside(context))
    case .dataCorrupted(let context): return .dataCorrupted(outside(context))
    @unknown default: return self
    }
  }
}
