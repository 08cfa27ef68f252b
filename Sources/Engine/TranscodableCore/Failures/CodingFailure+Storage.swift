extension CodingFailure {
  /// The facts of a failure.
  ///
  /// Types that try several formats discard most failures. For this reason, facts that most failures
  /// lack are in a second object, and the name of the expected type is looked up on demand.
  final class Storage: @unchecked Sendable {
    // Unchecked because facts change only while a single failure refers to them, and because
    // metatypes can be shared by threads.
    var reason: CodingFailureReason
    var codingPath: [any CodingKey]
    var byteRange: Range<Int>?
    var line: Int?
    var column: Int?
    /// The document from which the range, line and column are computed on demand.
    var source: FailureSource?
    var expectation: String?
    var found: String?
    var type: (any Any.Type)?
    /// Whether a value of `type` was expected.
    var expectsType: Bool
    /// The message of the error that was created with the failure.
    var shortText: String?
    private(set) var extras: Extras?

    init(
      _ reason: CodingFailureReason, in byteRange: Range<Int>?, line: Int? = nil,
      column: Int? = nil, of source: FailureSource? = nil, _ codingPath: [any CodingKey] = [],
      expected: String?, found: String?, type: (any Any.Type)?, expectsType: Bool = false,
      shortText: String? = nil
    ) {
      self.reason = reason
      self.codingPath = codingPath
      self.byteRange = byteRange
      self.line = line
      self.column = column
      self.source = source
      expectation = expected
      self.found = found
      self.type = type
      self.expectsType = expectsType
      self.shortText = shortText
    }

    init(_ other: Storage) {
      reason = other.reason
      codingPath = other.codingPath
      byteRange = other.byteRange
      line = other.line
      column = other.column
      source = other.source
      expectation = other.expectation
      found = other.found
      type = other.type
      expectsType = other.expectsType
      shortText = other.shortText
      extras = other.extras
    }

    var expected: String? { expectation ?? (expectsType ? type.map(TypeName.of) : nil) }

    /// Whether the failure lacks rare facts that its message depends on.
    var hasPlainMessage: Bool { extras?.facts.isOnlyKey ?? true }

    var rare: RareFacts {
      get { extras?.facts ?? RareFacts() }
      set { extras = Extras(newValue) }
    }

    func place(at location: FailureLocation) {
      place(in: location.byteRange, line: location.line, column: location.column)
    }

    func place(in byteRange: Range<Int>?, line: Int? = nil, column: Int? = nil) {
      self.byteRange = byteRange
      self.line = line
      self.column = column
      source = nil
    }
  }

  /// Facts that most failures lack.
  struct RareFacts {
    var key: (any CodingKey)?
    var message: String?
    var underlying: (any Error)?
    var alternatives: [String] = []
    var textNumber: Int?
    var requirement: String?
    var olderVersion: OlderVersion?

    fileprivate var isOnlyKey: Bool {
      message == nil && underlying == nil && alternatives.isEmpty && textNumber == nil
        && requirement == nil && olderVersion == nil
    }
  }

  final class Extras: Sendable {
    let facts: RareFacts

    init(_ facts: consuming RareFacts) { self.facts = facts }
  }

  consuming func with(_ change: (Storage) -> Void) -> CodingFailure {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
    storage.shortText = nil
    change(storage)
    return self
  }
}
