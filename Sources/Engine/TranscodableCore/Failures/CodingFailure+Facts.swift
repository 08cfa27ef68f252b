internal import TranscodableBytes

extension CodingFailure {
  /// The facts of a failure.
  ///
  /// Types that try several formats discard most failures. For this reason, facts that most failures
  /// lack are in a second object, and the name of the expected type is looked up on demand.
  struct Facts: @unchecked Sendable {
    // Unchecked because metatypes can be shared by threads.
    var reason: CodingFailureReason
    var byteRange: Range<Int>?
    var line: Int?
    var column: Int?
    /// The document from which the range, line and column are computed on demand.
    var source: FailureSource?
    var codingPath: [any CodingKey] = []
    var expectation: String?
    var found: String?
    var type: (any Any.Type)?
    /// Whether a value of `type` was expected.
    var expectsType = false
    /// The message of the error that was created with the failure.
    var shortText: String?
    private(set) var storedRare: SharedBox<RareFacts>?

    var expected: String? { expectation ?? (expectsType ? type.map(TypeName.of) : nil) }

    /// Whether the failure has no rare facts except a key.
    var hasPlainMessage: Bool { storedRare?.value.isOnlyKey ?? true }

    var rare: RareFacts {
      get { storedRare?.value ?? RareFacts() }
      set { storedRare = SharedBox(newValue) }
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
  struct RareFacts: Sendable {
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

  consuming func with(_ change: (inout Facts) -> Void) -> CodingFailure {
    box.value.shortText = nil
    change(&box.value)
    return self
  }
}
