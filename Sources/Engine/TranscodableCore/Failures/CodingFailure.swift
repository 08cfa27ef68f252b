internal import TranscodableBytes

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
  var box: SharedBox<Facts>

  var facts: Facts { _read { yield box.value } }
  var identity: ObjectIdentifier { box.identity }

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
    box = SharedBox(
      Facts(
        reason: reason, byteRange: byteRange, line: line, column: column, codingPath: codingPath,
        expectation: expected, found: found, type: type))
    guard key != nil || message != nil || underlying != nil else { return }
    box.value.rare = RareFacts(key: key, message: message, underlying: underlying)
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
    box = SharedBox(
      Facts(
        reason: reason, byteRange: offset.map { $0..<$0 }, expectation: expected, found: found,
        type: type))
    if let underlying { box.value.rare.underlying = underlying }
  }

  /// The specific reason for the failure.
  public var reason: CodingFailureReason { facts.reason }
  /// The general kind of failure.
  public var category: CodingFailureCategory { reason.category }
  /// The keys and indices on the path to the value.
  ///
  /// If a key is missing, the path leads to the object in which it is missing.
  public var codingPath: [any CodingKey] { facts.codingPath }
  /// The bytes that the failure refers to, as offsets in the UTF-8 input without a byte order mark.
  ///
  /// The range is `nil` if there is no input, for example during encoding.
  public var byteRange: Range<Int>? { isUnlocated ? located.byteRange : facts.byteRange }
  /// The byte offset of the failure, which is the start of ``byteRange``.
  public var offset: Int? { byteRange?.lowerBound }
  /// The line, starting at 1.
  ///
  /// Lines end with a line feed.
  public var line: Int? { isUnlocated ? located.line : facts.line }
  /// The column in Unicode scalars, starting at 1.
  public var column: Int? { isUnlocated ? located.column : facts.column }
  /// A phrase that describes what was expected.
  ///
  /// If a key is missing, this is the key.
  public var expected: String? { facts.expected }
  /// A phrase that describes what was found instead.
  public var found: String? { facts.found }
  /// The type that was being decoded, or `nil` if it is unknown.
  public var type: (any Any.Type)? { facts.type }
  /// The missing key.
  ///
  /// It is `nil` if no key is missing, or if the type of the key is unknown.
  public var key: (any CodingKey)? { facts.storedRare?.value.key }
  /// The complete message for the standard error.
  ///
  /// If this is `nil`, the message is derived from the other properties.
  public var message: String? { facts.storedRare?.value.message }
  /// The error that caused this failure, if other code threw it.
  public var underlying: (any Error)? { facts.storedRare?.value.underlying }
  /// The number of the document in a stream of documents, starting at 1.
  ///
  /// It is `nil` if the document isn't part of a stream.
  ///
  /// The offset, line and column refer to the whole stream. The coding path refers to the document.
  public var textNumber: Int? { facts.storedRare?.value.textNumber }
  /// The values that would have been accepted, if there are only a few, such as the raw values of a
  /// `CaseIterable` enumeration.
  public var alternatives: [String] { facts.storedRare?.value.alternatives ?? [] }
  /// The violated requirement and the measured value, such as
  /// `must have 12 to 100 characters, but has 7`.
  ///
  /// It is `nil` if no requirement was violated.
  public var requirement: String? { facts.storedRare?.value.requirement }
  /// The older version that the value was decoded as.
  ///
  /// It is `nil` unless the failure occurred in a type that another type specifies as its previous
  /// version, as with `@Codable(version: 2, previous: V1.self)`.
  public var olderVersion: OlderVersion? { facts.storedRare?.value.olderVersion }
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
    box = SharedBox(
      Facts(
        reason: reason, byteRange: offset.map { $0..<$0 }, source: offset == nil ? nil : source,
        codingPath: codingPath, expectation: expected, found: found, type: type))
    guard key != nil || message != nil else { return }
    box.value.rare = RareFacts(key: key, message: message)
  }

  /// Creates the failure for a value of the wrong kind.
  ///
  /// If `expected` is `nil`, the name of the type was expected.
  package init(
    mismatch type: any Any.Type, isMissing: Bool, at offset: Int?, in source: FailureSource? = nil,
    _ codingPath: [any CodingKey] = [], expected: String?, found: String, shortText: String? = nil
  ) {
    box = SharedBox(
      Facts(
        reason: isMissing ? .missingValue : .typeMismatch, byteRange: offset.map { $0..<$0 },
        source: offset == nil ? nil : source, codingPath: codingPath, expectation: expected,
        found: found, type: type, expectsType: expected == nil, shortText: shortText))
  }

  package consuming func placed(
    at offset: Int, in source: FailureSource, _ codingPath: [any CodingKey]? = nil
  ) -> CodingFailure {
    with {
      $0.place(in: offset..<offset)
      $0.source = source
      if let codingPath { $0.codingPath = codingPath }
    }
  }

  package var isUnlocated: Bool { facts.source != nil }

  package var located: CodingFailure {
    foundLocation.map { placed(at: $0) } ?? self
  }

  /// The location, or `nil` if it isn't known yet.
  var location: FailureLocation? {
    guard let range = facts.byteRange else { return nil }
    if let source = facts.source {
      return source.knownLocation(at: range.lowerBound, of: reason)
    }
    return FailureLocation(byteRange: range, line: line, column: column)
  }

  /// The location of an unlocated failure.
  private var foundLocation: FailureLocation? {
    guard let source = facts.source, let range = facts.byteRange else { return nil }
    return source.location(at: range.lowerBound, of: reason)
      ?? FailureLocation(byteRange: range, line: nil, column: nil)
  }

  /// Returns the located failure with the path, the message and the key of its error.
  ///
  /// The location is added to the message, unless the program has changed the message.
  func located(
    in codingPath: [any CodingKey], _ errorText: String, key: (any CodingKey)?
  ) -> CodingFailure {
    let location = foundLocation
    let isShort = location != nil && shortText == errorText
    let message = isShort ? text(at: location) : errorText
    return with {
      if let location { $0.place(at: location) }
      $0.codingPath = codingPath
      $0.rare.message = message
      if let key { $0.rare.key = key }
    }
  }

  /// Looks up the location of a failure, and returns its message with the location.
  ///
  /// Returns `nil` if the location is unknown, or if the program has changed the error.
  func locatedMessage(
    in codingPath: [any CodingKey], _ errorText: String, key: (any CodingKey)?
  ) -> String? {
    guard facts.hasPlainMessage, codingPath.isIdentical(to: facts.codingPath),
      key.map({ $0.stringValue == self.key?.stringValue }) ?? true, shortText == errorText
    else { return nil }
    return foundMessage
  }

  /// The message with the location.
  ///
  /// It is `nil` if the location is unknown, or if the failure has other facts that need locations.
  var foundMessage: String? {
    guard facts.hasPlainMessage else { return nil }
    return foundLocation.map { location in
      facts.shortText.map { Self.text($0, at: location) } ?? text(at: location)
    }
  }

  private var shortText: String { facts.shortText ?? text(at: nil) }
}

extension CodingFailure {
  package consuming func placed(at location: FailureLocation, _ codingPath: [any CodingKey])
    -> CodingFailure
  {
    with {
      $0.place(at: location)
      $0.codingPath = codingPath
    }
  }

  package consuming func placed(at location: FailureLocation) -> CodingFailure {
    with { $0.place(at: location) }
  }

  package consuming func placed(
    in byteRange: Range<Int>, line: Int? = nil, column: Int? = nil
  ) -> CodingFailure {
    with { $0.place(in: byteRange, line: line, column: column) }
  }

  package consuming func placed(at offset: Int) -> CodingFailure {
    with {
      $0.byteRange = offset..<offset
      $0.source = nil
    }
  }

  package consuming func reported(
    as reason: CodingFailureReason, at offset: Int, expected: String?, found: String?
  ) -> CodingFailure {
    with {
      $0.reason = reason
      $0.place(in: offset..<offset)
      $0.expectation = expected
      $0.expectsType = false
      $0.found = found
    }
  }

  /// Returns a copy of the failure with its location in a stream of documents.
  ///
  /// The document starts at `line` and `column`, which are counted from 1.
  package func inStream(
    text number: Int, in range: Range<Int>, line: Int, column: Int
  ) -> CodingFailure {
    let located = located
    let inside = located.byteRange ?? 0..<range.count
    let (ownLine, ownColumn) = (located.line ?? 1, located.column ?? 1)
    let failure = located.placed(
      in: inside.lowerBound + range.lowerBound..<inside.upperBound + range.lowerBound,
      line: ownLine + line - 1, column: ownLine > 1 ? ownColumn : ownColumn + column - 1)
    let end = "\(locationPhrase)." + (olderVersion.map { " \($0.sentence)" } ?? "")
    let position = failure.locationPhrase
    return failure.with {
      $0.rare.textNumber = number
      guard let message, !locationPhrase.isEmpty, message.hasSuffix(end) else { return }
      $0.rare.message =
        message.dropLast(end.count) + position + end.dropFirst(locationPhrase.count)
    }
  }

  /// Returns a copy of the failure with its location in a stream of documents without lines.
  package func inStream(document number: Int, at start: Int) -> CodingFailure {
    let located = located
    let inside = located.byteRange ?? 0..<0
    return located.with {
      $0.byteRange = inside.lowerBound + start..<inside.upperBound + start
      $0.rare.textNumber = number
    }
  }

  /// A copy without a location, for a value that isn't in the document.
  package var nowhere: CodingFailure { with { $0.place(in: nil) } }

  package consuming func at(_ codingPath: [any CodingKey]) -> CodingFailure {
    with { $0.codingPath = codingPath }
  }

  package consuming func saying(_ message: String) -> CodingFailure {
    with { $0.rare.message = message }
  }

  package consuming func offering(_ alternatives: [String]) -> CodingFailure {
    alternatives.isEmpty ? self : with { $0.rare.alternatives = alternatives }
  }

  package consuming func replacing(underlying: any Error) -> CodingFailure {
    with { $0.rare.underlying = underlying }
  }

  /// A copy without an explicit message, so that the message is derived from the other properties.
  package var unsaid: CodingFailure { with { $0.rare.message = nil } }

  package consuming func requiring(_ requirement: String) -> CodingFailure {
    with { $0.rare.requirement = requirement }
  }

  package func decoded(as version: OlderVersion) -> CodingFailure {
    if reason == .custom, let error = underlying as? DecodingError {
      return replacing(underlying: error.decoded(as: version))
    }
    guard category == .data, olderVersion == nil else { return self }
    return with {
      $0.rare.message = $0.rare.message.map(version.added)
      $0.rare.olderVersion = version
    }
  }
}
