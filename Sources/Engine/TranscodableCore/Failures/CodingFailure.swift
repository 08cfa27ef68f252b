/// Why a document could not become a value, or a value no document: what was wrong, where it
/// is, what would have been right.
///
/// One reference wide, so that a reader can carry it in a register while nothing has failed. The
/// coders of this package put it under the standard errors that they throw:
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
  /// The facts, after one reference.
  private final class Storage: @unchecked Sendable {
    // Unchecked: all is constant, and a type is the same for every thread.
    let facts: Facts

    init(_ facts: Facts) { self.facts = facts }
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
  }

  private let storage: Storage

  private init(_ facts: Facts) { storage = Storage(facts) }

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - reason: What went wrong.
  ///   - byteRange: Where it is, counted in bytes of the text as UTF-8, without a byte order
  ///     mark; nil if there is no text.
  ///   - line: The line of the first of these bytes, counted from 1.
  ///   - column: The column of the first of these bytes, counted from 1 in Unicode scalars.
  ///   - codingPath: The keys and indices that lead to the value; of a missing key, to the object
  ///     that lacks it.
  ///   - expected: What would have been right, as a phrase (`Int`, `a string`); for a missing key
  ///     the key.
  ///   - found: What was there instead, as a phrase.
  ///   - type: The type that was to be decoded, if it is known.
  ///   - key: The key that is missing, if one is.
  ///   - message: The whole in a sentence, if it was said in other words than those that follow
  ///     from the facts.
  ///   - underlying: The error that caused this one, if another part of the program threw it.
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

  /// Creates a failure as a reader knows it: what goes wrong, and the byte where that shows.
  ///
  /// - Parameters:
  ///   - reason: What went wrong.
  ///   - offset: Where it is: the number of bytes before it; nil if there is no text.
  ///   - expected: What would have been right, as a phrase (`Int`, `a string`); for a missing key
  ///     the key.
  ///   - type: The type that was to be decoded, if it is known.
  ///   - found: What was there instead, as a phrase.
  ///   - underlying: The error that caused this one, if another part of the program threw it.
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

  /// What went wrong.
  public var reason: CodingFailureReason { storage.facts.reason }
  /// What kind of thing went wrong.
  public var category: CodingFailureCategory { reason.category }
  /// The keys and indices that lead to the value; of a missing key, to the object that lacks it.
  public var codingPath: [any CodingKey] { storage.facts.codingPath }
  /// Where it is, in bytes of the text as UTF-8 without a byte order mark; nil if there is no
  /// text, as while encoding.
  public var byteRange: Range<Int>? { storage.facts.byteRange }
  /// The number of bytes before it: the start of ``byteRange``.
  public var offset: Int? { byteRange?.lowerBound }
  /// The line, counted from 1; a line feed ends one.
  public var line: Int? { storage.facts.line }
  /// The column, counted from 1 in Unicode scalars.
  public var column: Int? { storage.facts.column }
  /// What would have been right, as a phrase; for a missing key, the key.
  public var expected: String? { storage.facts.expected }
  /// What was there instead, as a phrase.
  public var found: String? { storage.facts.found }
  /// The type that was to be decoded, if it is known.
  public var type: (any Any.Type)? { storage.facts.type }
  /// The key that is missing, if one is and its own type is known.
  public var key: (any CodingKey)? { storage.facts.key }
  /// The whole in a sentence, as it was put into the standard error; nil if it has not been written yet.
  public var message: String? { storage.facts.message }
  /// The error that caused this one, if another part of the program threw it.
  public var underlying: (any Error)? { storage.facts.underlying }
  /// The number of the text in a stream of texts, counted from 1; nil if the text is not part of one.
  ///
  /// Offset, line and column count in the stream then, and the coding path in the text.
  public var textNumber: Int? { storage.facts.textNumber }
  /// What would have been accepted, if that is a short list and is known: the raw values of an
  /// enumeration that is `CaseIterable`.
  public var alternatives: [String] { storage.facts.alternatives }
  /// What a rule asks for, and what was measured, such as `must have 12 to 100 characters, has 7`;
  /// nil if no rule was broken.
  public var requirement: String? { storage.facts.requirement }
}

// MARK: - More facts

extension CodingFailure {
  /// The same failure at a place in a text.
  ///
  /// - Parameters:
  ///   - byteRange: The bytes, counted from the start of the text.
  ///   - line: The line of the first of them, counted from 1.
  ///   - column: Its column, counted from 1.
  /// - Returns: The failure with its place.
  package func placed(
    in byteRange: Range<Int>, line: Int? = nil, column: Int? = nil
  ) -> CodingFailure {
    var facts = storage.facts
    (facts.byteRange, facts.line, facts.column) = (byteRange, line, column)
    return CodingFailure(facts)
  }

  /// The same failure at a place in a document that has no lines.
  package func placed(at offset: Int) -> CodingFailure {
    var facts = storage.facts
    facts.byteRange = offset..<offset
    return CodingFailure(facts)
  }

  /// The same failure as it is seen in a stream that its text is a part of.
  ///
  /// - Parameters:
  ///   - number: The number of the text.
  ///   - range: Where the text is in the stream: the place of the failure if it has none.
  ///   - line: The line in which the text begins, counted from 1.
  ///   - column: The column in which it begins, counted from 1.
  /// - Returns: The failure with its place in the stream.
  package func inStream(
    text number: Int, in range: Range<Int>, line: Int, column: Int
  ) -> CodingFailure {
    var facts = storage.facts
    facts.textNumber = number
    let inside = facts.byteRange ?? 0..<range.count
    facts.byteRange = inside.lowerBound + range.lowerBound..<inside.upperBound + range.lowerBound
    let (ownLine, ownColumn) = (facts.line ?? 1, facts.column ?? 1)
    facts.line = ownLine + line - 1
    facts.column = ownLine > 1 ? ownColumn : ownColumn + column - 1
    if let message = facts.message, !placePhrase.isEmpty, message.hasSuffix("\(placePhrase).") {
      let place = CodingFailure(facts).placePhrase
      facts.message = "\(message.dropLast(placePhrase.count + 1))\(place)."
    }
    return CodingFailure(facts)
  }

  /// The same failure of a value that is not in the document.
  package var nowhere: CodingFailure {
    var facts = storage.facts
    (facts.byteRange, facts.line, facts.column) = (nil, nil, nil)
    return CodingFailure(facts)
  }

  /// The same failure of another value.
  package func at(_ codingPath: [any CodingKey]) -> CodingFailure {
    var facts = storage.facts
    facts.codingPath = codingPath
    return CodingFailure(facts)
  }

  /// The same failure said in other words.
  package func saying(_ message: String) -> CodingFailure {
    var facts = storage.facts
    facts.message = message
    return CodingFailure(facts)
  }

  /// The same failure with what would have been accepted.
  package func offering(_ alternatives: [String]) -> CodingFailure {
    if alternatives.isEmpty { return self }
    var facts = storage.facts
    facts.alternatives = alternatives
    return CodingFailure(facts)
  }

  /// The same failure in the words that follow from its facts.
  package var unsaid: CodingFailure {
    var facts = storage.facts
    facts.message = nil
    return CodingFailure(facts)
  }

  /// The same failure as that of a rule.
  ///
  /// - Parameter requirement: What the rule asks for, and what was measured.
  /// - Returns: The failure.
  package func requiring(_ requirement: String) -> CodingFailure {
    var facts = storage.facts
    facts.requirement = requirement
    return CodingFailure(facts)
  }

  /// The same failure with the key that is missing.
  package func of(_ key: any CodingKey) -> CodingFailure {
    var facts = storage.facts
    facts.key = key
    return CodingFailure(facts)
  }
}
