extension CodingFailure {
  struct Facts {
    var reason: CodingFailureReason
    var codingPath: [any CodingKey] = []
    var byteRange: Range<Int>?
    var line: Int?
    var column: Int?
    var expected: String?
    var found: String?
    var type: (any Any.Type)?
    /// Whether a value of `type` was expected.
    var expectsType = false
    var key: (any CodingKey)?
    var message: String?
    /// The document from which the range, line and column are computed on demand.
    var source: FailureSource?
    var storedRare: RareFacts?

    var rare: RareFacts {
      get { storedRare ?? RareFacts() }
      set { storedRare = newValue }
    }

    mutating func place(at location: FailureLocation) {
      place(in: location.byteRange, line: location.line, column: location.column)
    }

    mutating func place(in byteRange: Range<Int>?, line: Int? = nil, column: Int? = nil) {
      self.byteRange = byteRange
      self.line = line
      self.column = column
      source = nil
    }
  }

  /// Facts that most failures lack.
  struct RareFacts {
    var underlying: (any Error)?
    var alternatives: [String] = []
    var textNumber: Int?
    var requirement: String?
    var olderVersion: OlderVersion?
  }

  /// The facts of a failure.
  ///
  /// Types that try several formats discard most failures. For this reason, the facts about a value
  /// of the wrong kind are stored in the object, and all others in a second one. The name of the
  /// expected type is looked up on demand.
  final class Storage: @unchecked Sendable {
    // Unchecked because all properties are constant, and metatypes can be shared by threads.
    let codingPath: [any CodingKey]
    let byteRange: Range<Int>?
    private let expectation: String?
    let found: String?
    let type: (any Any.Type)?
    private let expectsType: Bool
    private let isMissing: Bool
    let source: FailureSource?
    /// The message of the error that was created with the failure.
    let shortText: String?
    let details: Details?

    init(
      mismatch type: any Any.Type, isMissing: Bool, at offset: Int?, in source: FailureSource?,
      _ codingPath: [any CodingKey], expected: String?, found: String, shortText: String
    ) {
      self.codingPath = codingPath
      byteRange = offset.map { $0..<$0 }
      expectation = expected
      self.found = found
      self.type = type
      expectsType = expected == nil
      self.isMissing = isMissing
      self.source = source
      self.shortText = shortText
      details = nil
    }

    init(_ facts: consuming Facts) {
      codingPath = facts.codingPath
      byteRange = facts.byteRange
      expectation = facts.expected
      found = facts.found
      type = facts.type
      expectsType = facts.expectsType
      isMissing = false
      source = facts.source
      shortText = nil
      details = Details(facts)
    }

    var reason: CodingFailureReason {
      details?.reason ?? (isMissing ? .missingValue : .typeMismatch)
    }

    /// Whether the failure has neither a message of its own nor rare facts.
    var isPlain: Bool { details.map { $0.message == nil && $0.rare == nil } ?? true }

    var expected: String? { expectation ?? (expectsType ? type.map(TypeName.of) : nil) }

    var facts: Facts {
      var facts = Facts(
        reason: reason, codingPath: codingPath, byteRange: byteRange, expected: expectation,
        found: found, type: type, expectsType: expectsType, source: source)
      details?.add(to: &facts)
      return facts
    }
  }

  final class Details: Sendable {
    let reason: CodingFailureReason
    let line: Int?
    let column: Int?
    let key: (any CodingKey)?
    let message: String?
    let rare: RareDetails?

    init(_ facts: borrowing Facts) {
      reason = facts.reason
      line = facts.line
      column = facts.column
      key = facts.key
      message = facts.message
      rare = facts.storedRare.map(RareDetails.init)
    }

    func add(to facts: inout Facts) {
      facts.line = line
      facts.column = column
      facts.key = key
      facts.message = message
      facts.storedRare = rare?.facts
    }
  }

  final class RareDetails: Sendable {
    let facts: RareFacts

    init(_ facts: RareFacts) { self.facts = facts }
  }

  func with(_ change: (inout Facts) -> Void) -> CodingFailure {
    var facts = storage.facts
    change(&facts)
    return CodingFailure(facts)
  }
}
