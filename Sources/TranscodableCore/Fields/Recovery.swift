/// What was done about data that is not as it should be.
package enum RecoveryKind: Sendable {
  /// An element of a collection was left out.
  case droppedElement
  /// A field took its default, or nil, in place of what stands in the text.
  case replaced
  /// A scalar of another kind was converted.
  case coerced
  /// A key was found under another name.
  case alias
}

/// Puts a recovery down in the report of the decoder, if it keeps one.
///
/// - Parameters:
///   - kind: What was done.
///   - path: The keys and indices that lead to the value.
///   - error: Why it was done.
///   - userInfo: What the decoder knows, with the report in it.
@inline(__always)
package func recordRecovery(
  _ kind: RecoveryKind, at path: @autoclosure () -> [any CodingKey],
  because error: @autoclosure () -> (any Error)?,
  userInfo: @autoclosure () -> [CodingUserInfoKey: Any]
) {}
