/// An error that describes why a document couldn't be decoded or a value couldn't be encoded.
///
/// It specifies what is wrong, where, and what was expected.
///
/// A failure is stored as a single reference, so that it fits into a register. If a coder in this
/// package throws a standard error, the failure is the error's underlying error:
///
/// ```swift
/// do {
///   commits = try JSON.decode([Commit].self, from: data)
/// } catch let error as DecodingError {
///   let failure = CodingFailure(error)
///   log(failure.reason.code, failure.line ?? 0, failure.codingPath)
/// }
/// ```
public struct CodingFailure: Error, Sendable {
  /// The facts about a value of the wrong kind.
  ///
  /// Types that try several formats discard most of these failures. Therefore, they are small, and
  /// they belong to the base class, because instances of a subclass take longer to release.
  private class Storage: @unchecked Sendable {
    // Unchecked because all properties are constant, and metatypes can be shared by threads.
    private let type: (any Any.Type)?
    private let isMissing: Bool
    private let offset: Int?
    private let source: FailureSource?
    private let codingPath: [any CodingKey]
    /// The expected value, or `nil` for the name of the type.
    private let expected: String?
    private let found: String

    init(
      mismatch type: (any Any.Type)?, isMissing: Bool, at offset: Int?, in source: FailureSource?,
      _ codingPath: [any CodingKey], expected: String?, found: String
    ) {
      (self.type, self.isMissing, self.offset, self.source) = (type, isMissing, offset, source)
      (self.codingPath, self.expected, self.found) = (codingPath, expected, found)
    }

    var facts: Facts {
      _read {
        yield Facts(
          reason: isMissing ? .missingValue : .typeMismatch, codingPath: codingPath,
          byteRange: offset.map { $0..<$0 }, expected: expected ?? type.map(TypeName.of),
          found: found, type: type, source: offset == nil ? nil : source)
      }
    }
  }

  private final class AllFacts: Storage, @unchecked Sendable {
    private let stored: Facts

    init(_ facts: consuming Facts) {
      stored = facts
      super.init(
        mismatch: nil, isMissing: false, at: nil, in: nil, [], expected: nil, found: "")
    }

    override var facts: Facts { _read { yield stored } }
  }

  private struct Facts {
    var reason: CodingFailureReason
    var codingPath: [any CodingKey] = []
    var byteRange: Range<Int>?
    var line: Int?
    var column: Int?
    var expected: String?
    var found: String?
    var type: (any Any.Type)?
    var key: (any CodingKey)?
    var message: String?
    var underlying: (any Error)?
    var alternatives: [String] = []
    var textNumber: Int?
    var requirement: String?
    var olderVersion: OlderVersion?
    var source: FailureSource?
  }

  private let storage: Storage

  var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  private init(_ facts: consuming Facts) { storage = AllFacts(facts) }

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - reason: What is wrong.
  ///   - byteRange: The location in bytes of the input as UTF-8, without a byte order mark; `nil`
  ///     if there is no input.
  ///   - line: The line of the first of these bytes, starting at 1.
  ///   - column: The column of the first of these bytes, in Unicode scalars, starting at 1.
  ///   - codingPath: The keys and indices that lead to the value. For a missing key, they lead to
  ///     the object that lacks the key.
  ///   - expected: What was expected, as a phrase (`Int`, `a string`); for a missing key, the key.
  ///   - found: What was found instead, as a phrase.
  ///   - type: The type that was being decoded, if known.
  ///   - key: The missing key, if any.
  ///   - message: The complete message, if it differs from the message that is derived from the
  ///     other arguments.
  ///   - underlying: The error that caused this failure, if another part of the program threw it.
  public init(
    _ reason: CodingFailureReason, in byteRange: Range<Int>?, line: Int? = nil, column: Int? = nil,
    codingPath: [any CodingKey] = [], expected: String? = nil, found: String? = nil,
    type: (any Any.Type)? = nil, key: (any CodingKey)? = nil, message: String? = nil,
    underlying: (any Error)? = nil
  ) {
    self.init(
      Facts(
        reason: reason, codingPath: codingPath, byteRange: byteRange, line: line, column: column,
        expected: expected, found: found, type: type, key: key, message: message,
        underlying: underlying))
  }

  /// Creates a failure at a byte offset, without a line or a path.
  ///
  /// - Parameters:
  ///   - reason: What is wrong.
  ///   - offset: The byte offset of the problem; `nil` if there is no input.
  ///   - expected: What was expected, as a phrase (`Int`, `a string`); for a missing key, the key.
  ///   - type: The type that was being decoded, if known.
  ///   - found: What was found instead, as a phrase.
  ///   - underlying: The error that caused this failure, if another part of the program threw it.
  @inline(never)
  public init(
    _ reason: CodingFailureReason, at offset: Int?, expected: String? = nil,
    type: (any Any.Type)? = nil, found: String? = nil, underlying: (any Error)? = nil
  ) {
    self.init(
      Facts(
        reason: reason, byteRange: offset.map { $0..<$0 }, expected: expected, found: found,
        type: type, underlying: underlying))
  }

  /// The specific reason for the failure.
  public var reason: CodingFailureReason { storage.facts.reason }
  /// The general kind of failure.
  public var category: CodingFailureCategory { reason.category }
  /// The keys and indices on the path to the value.
  ///
  /// If a key is missing, the path leads to the object in which it is missing.
  public var codingPath: [any CodingKey] { storage.facts.codingPath }
  /// The bytes that the failure refers to, as offsets in the UTF-8 input without a byte order mark.
  ///
  /// The range is `nil` if there is no input, for example during encoding.
  public var byteRange: Range<Int>? { located.storage.facts.byteRange }
  /// The byte offset of the failure, which is the start of ``byteRange``.
  public var offset: Int? { byteRange?.lowerBound }
  /// The line, starting at 1.
  ///
  /// Lines end with a line feed.
  public var line: Int? { located.storage.facts.line }
  /// The column in Unicode scalars, starting at 1.
  public var column: Int? { located.storage.facts.column }
  /// A phrase that describes what was expected.
  ///
  /// If a key is missing, this is the key.
  public var expected: String? { storage.facts.expected }
  /// A phrase that describes what was found instead.
  public var found: String? { storage.facts.found }
  /// The type that was being decoded, or `nil` if it is unknown.
  public var type: (any Any.Type)? { storage.facts.type }
  /// The missing key.
  ///
  /// It is `nil` if no key is missing, or if the type of the key is unknown.
  public var key: (any CodingKey)? { storage.facts.key }
  /// The complete message for the standard error.
  ///
  /// If this is `nil`, the message is derived from the other properties.
  public var message: String? { storage.facts.message }
  /// The error that caused this failure, if other code threw it.
  public var underlying: (any Error)? { storage.facts.underlying }
  /// The number of the document in a stream of documents, starting at 1.
  ///
  /// It is `nil` if the document isn't part of a stream.
  ///
  /// The offset, line and column refer to the whole stream. The coding path refers to the document.
  public var textNumber: Int? { storage.facts.textNumber }
  /// The values that would have been accepted, if there are only a few, such as the raw values of a
  /// `CaseIterable` enumeration.
  public var alternatives: [String] { storage.facts.alternatives }
  /// The violated requirement and the measured value, such as
  /// `must have 12 to 100 characters, but has 7`.
  ///
  /// It is `nil` if no requirement was violated.
  public var requirement: String? { storage.facts.requirement }
  /// The older version that the value was decoded as.
  ///
  /// It is `nil` unless the failure occurred in a type that another type specifies as its previous
  /// version, as with `@Codable(version: 2, previous: V1.self)`.
  public var olderVersion: OlderVersion? { storage.facts.olderVersion }
}

// MARK: - Locations on demand

extension CodingFailure {
  /// Creates a failure whose range, line and column are computed when they are read.
  @inline(never)
  package init(
    _ reason: CodingFailureReason, at offset: Int?, in source: FailureSource,
    _ codingPath: [any CodingKey], expected: String?, found: String?,
    type: (any Any.Type)? = nil, key: (any CodingKey)? = nil, message: String? = nil
  ) {
    self.init(
      Facts(
        reason: reason, codingPath: codingPath, byteRange: offset.map { $0..<$0 },
        expected: expected, found: found, type: type, key: key, message: message,
        source: offset == nil ? nil : source))
  }

  /// Creates the failure for a value of the wrong kind.
  ///
  /// If `expected` is `nil`, the name of the type was expected.
  package init(
    mismatch type: any Any.Type, isMissing: Bool, at offset: Int?, in source: FailureSource,
    _ codingPath: [any CodingKey], expected: String?, found: String
  ) {
    storage = Storage(
      mismatch: type, isMissing: isMissing, at: offset, in: source, codingPath,
      expected: expected, found: found)
  }

  package func placed(at offset: Int, in source: FailureSource) -> CodingFailure {
    var facts = storage.facts
    (facts.byteRange, facts.line, facts.column) = (offset..<offset, nil, nil)
    facts.source = source
    return CodingFailure(facts)
  }

  package var isUnlocated: Bool { storage.facts.source != nil }

  package var located: CodingFailure {
    guard let source = storage.facts.source else { return self }
    var facts = storage.facts
    facts.source = nil
    return source.located(CodingFailure(facts))
  }
}

extension CodingFailure {
  package func placed(
    in byteRange: Range<Int>, line: Int? = nil, column: Int? = nil
  ) -> CodingFailure {
    var facts = storage.facts
    (facts.byteRange, facts.line, facts.column) = (byteRange, line, column)
    facts.source = nil
    return CodingFailure(facts)
  }

  package func placed(at offset: Int) -> CodingFailure {
    var facts = storage.facts
    facts.byteRange = offset..<offset
    facts.source = nil
    return CodingFailure(facts)
  }

  package func reported(
    as reason: CodingFailureReason, at offset: Int, expected: String?, found: String?
  ) -> CodingFailure {
    var facts = storage.facts
    (facts.reason, facts.byteRange, facts.line, facts.column) = (reason, offset..<offset, nil, nil)
    (facts.expected, facts.found) = (expected, found)
    facts.source = nil
    return CodingFailure(facts)
  }

  /// Returns a copy of the failure with its location in a stream of documents.
  ///
  /// The document starts at `line` and `column`, which are counted from 1.
  package func inStream(
    text number: Int, in range: Range<Int>, line: Int, column: Int
  ) -> CodingFailure {
    var facts = located.storage.facts
    facts.textNumber = number
    let inside = facts.byteRange ?? 0..<range.count
    facts.byteRange = inside.lowerBound + range.lowerBound..<inside.upperBound + range.lowerBound
    let (ownLine, ownColumn) = (facts.line ?? 1, facts.column ?? 1)
    facts.line = ownLine + line - 1
    facts.column = ownLine > 1 ? ownColumn : ownColumn + column - 1
    let end = "\(locationPhrase)." + (olderVersion.map { " \($0.sentence)" } ?? "")
    if let message = facts.message, !locationPhrase.isEmpty, message.hasSuffix(end) {
      let position = CodingFailure(facts).locationPhrase
      facts.message = message.dropLast(end.count) + position + end.dropFirst(locationPhrase.count)
    }
    return CodingFailure(facts)
  }

  /// Returns a copy of the failure with its location in a stream of documents without lines.
  package func inStream(document number: Int, at start: Int) -> CodingFailure {
    var facts = located.storage.facts
    facts.textNumber = number
    let inside = facts.byteRange ?? 0..<0
    facts.byteRange = inside.lowerBound + start..<inside.upperBound + start
    return CodingFailure(facts)
  }

  /// A copy without a location, for a value that isn't in the document.
  package var nowhere: CodingFailure {
    var facts = storage.facts
    (facts.byteRange, facts.line, facts.column) = (nil, nil, nil)
    facts.source = nil
    return CodingFailure(facts)
  }

  package func at(_ codingPath: [any CodingKey]) -> CodingFailure {
    var facts = storage.facts
    facts.codingPath = codingPath
    return CodingFailure(facts)
  }

  package func saying(_ message: String) -> CodingFailure {
    var facts = storage.facts
    facts.message = message
    return CodingFailure(facts)
  }

  package func offering(_ alternatives: [String]) -> CodingFailure {
    if alternatives.isEmpty { return self }
    var facts = storage.facts
    facts.alternatives = alternatives
    return CodingFailure(facts)
  }

  package func replacing(underlying: any Error) -> CodingFailure {
    var facts = storage.facts
    facts.underlying = underlying
    return CodingFailure(facts)
  }

  /// A copy without an explicit message, so that the message is derived from the other properties.
  package var unsaid: CodingFailure {
    var facts = storage.facts
    facts.message = nil
    return CodingFailure(facts)
  }

  package func requiring(_ requirement: String) -> CodingFailure {
    var facts = storage.facts
    facts.requirement = requirement
    return CodingFailure(facts)
  }

  package func decoded(as version: OlderVersion) -> CodingFailure {
    if reason == .custom, let error = underlying as? DecodingError {
      return replacing(underlying: error.decoded(as: version))
    }
    guard category == .data, olderVersion == nil else { return self }
    var facts = storage.facts
    facts.olderVersion = version
    facts.message = facts.message.map(version.added)
    return CodingFailure(facts)
  }

  package func of(_ key: any CodingKey) -> CodingFailure {
    var facts = storage.facts
    facts.key = key
    return CodingFailure(facts)
  }
}
