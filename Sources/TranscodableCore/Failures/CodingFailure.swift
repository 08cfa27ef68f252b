/// Why a document could not become a value: what was wrong, where it stands, what would have been right.
///
/// One reference wide, so that a reader can carry it in a register while nothing has failed.
public struct CodingFailure: Error, Sendable {
  /// The facts, behind one reference.
  private final class Facts: @unchecked Sendable {
    // Unchecked: all is constant, and a type is the same for every thread.
    let reason: FailureReason
    let offset: Int
    let expected: String?
    let type: (any Any.Type)?
    let found: String?
    let underlying: (any Error)?

    init(
      reason: FailureReason, offset: Int, expected: String?, type: (any Any.Type)?,
      found: String?, underlying: (any Error)?
    ) {
      self.reason = reason
      self.offset = offset
      self.expected = expected
      self.type = type
      self.found = found
      self.underlying = underlying
    }
  }

  private let facts: Facts

  /// Creates a failure.
  /// - Parameters:
  ///   - reason: What went wrong.
  ///   - offset: Where it stands: the number of bytes before it.
  ///   - expected: What would have been right, as a phrase (`Int`, `a string`); for a missing key the key.
  ///   - type: The type that was to be decoded, if it is known.
  ///   - found: What was there instead, as a phrase.
  ///   - underlying: The error that caused this one, if another part of the program threw it.
  @inline(never)
  public init(
    _ reason: FailureReason, at offset: Int, expected: String? = nil,
    type: (any Any.Type)? = nil, found: String? = nil, underlying: (any Error)? = nil
  ) {
    facts = Facts(
      reason: reason, offset: offset, expected: expected, type: type, found: found,
      underlying: underlying)
  }

  /// What went wrong.
  public var reason: FailureReason { facts.reason }
  /// What kind of thing went wrong.
  public var category: FailureCategory { facts.reason.category }
  /// Where it stands: the number of bytes before it.
  public var offset: Int { facts.offset }
  /// What would have been right, as a phrase; for a missing key, the key.
  public var expected: String? { facts.expected }
  /// The type that was to be decoded, if it is known.
  public var type: (any Any.Type)? { facts.type }
  /// What was there instead, as a phrase.
  public var found: String? { facts.found }
  /// The error that caused this one, if another part of the program threw it.
  public var underlying: (any Error)? { facts.underlying }
}

extension CodingFailure: CustomStringConvertible {
  /// The facts in a line, such as `type-mismatch at byte 11: expected Float, found a string`.
  public var description: String {
    let facts = [expected.map { "expected \($0)" }, found.map { "found \($0)" }].compactMap(\.self)
    return "\(reason) at byte \(offset)"
      + (facts.isEmpty ? "" : ": " + facts.joined(separator: ", "))
  }
}
