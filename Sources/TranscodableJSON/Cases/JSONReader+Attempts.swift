public import TranscodableCore

/// The cases of an enumeration without tags, one after the other.
public struct __CaseAttempts: ~Copyable {
  /// Where the value starts.
  let start: JSONReader.RecoveryPlace
  /// Whether another case may be tried.
  var goesOn: Bool
}

extension JSONReader {
  /// Begins to try the cases of an enumeration without tags.
  public mutating func __beginAttempts() -> __CaseAttempts {
    // All that goes wrong is collected, but what goes wrong in attempts means nothing.
    __CaseAttempts(start: recoveryPlace, goesOn: !hasFailed && aids?.collector == nil)
  }

  /// Tries a case.
  ///
  /// - Parameters:
  ///   - attempts: What has been tried.
  ///   - read: Reads the value as one of the case.
  /// - Returns: The value; nil if it is none of the case.
  @inlinable
  public mutating func __attempt<Value>(
    _ attempts: inout __CaseAttempts, _ read: (inout JSONReader) -> Value?
  ) -> Value? {
    guard begin(&attempts), let value = read(&self), !hasFailed else { return nil }
    return value
  }

  /// Returns to the start of the value, unless what went wrong is not the value's fault.
  @usableFromInline
  mutating func begin(_ attempts: inout __CaseAttempts) -> Bool {
    if attempts.goesOn, hasFailed { attempts.goesOn = rewind(to: attempts.start) }
    return attempts.goesOn
  }

  /// Ends the attempts when none of them gave a value.
  ///
  /// - Parameters:
  ///   - attempts: What has been tried.
  ///   - type: The type.
  /// - Returns: What the long way makes of the value, which can say of each case why it is none; nil after a failure.
  public mutating func __endAttempts<Value: Decodable>(
    _ attempts: consuming __CaseAttempts, as type: Value.Type = Value.self
  ) -> Value? {
    if hasFailed, !rewind(to: attempts.start) { return nil }
    return decodeStandard { try Value(from: $0) }
  }

  /// Takes the tag here, if it is that of a case.
  ///
  /// - Parameters:
  ///   - index: The number of the case.
  ///   - find: The number of the case with a tag; nil if there is none.
  /// - Returns: Whether it is; if not, the reader has failed.
  public mutating func __takeTag(of index: Int, _ find: (CaseTag) -> Int?) -> Bool {
    if let tag = takeTag(), find(tag) == index { return true }
    fail(.invalidValue)
    return false
  }
}
