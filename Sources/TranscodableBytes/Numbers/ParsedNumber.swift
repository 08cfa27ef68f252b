/// Why a number could not be read.
@frozen
public enum NumberFailure: UInt8, Error, Sendable {
  /// The text breaks the grammar of RFC 8259; the length beside it counts the bytes that were good.
  case notANumber
  /// An integer was wanted, and the text has a fraction or an exponent, or its value has a
  /// fraction.
  case notAnInteger
  /// The value lies outside of the type.
  case overflow
  /// The text is not zero, but the nearest value of the type is.
  case underflow
}

/// A number read from text, or why there is none.
///
/// Three words in registers, so that reading a number neither throws nor allocates.
@frozen
public struct ParsedNumber<Value: Numeric & Sendable>: Sendable {
  /// The value, or zero after a failure.
  public let value: Value
  /// The number of bytes the text of the number has; after ``NumberFailure/notANumber``, of its
  /// good start.
  public let length: Int
  /// Why there is no value, or nil if there is one.
  public let failure: NumberFailure?

  @inlinable @inline(__always)
  init(_ value: Value, length: Int) {
    self.value = value
    self.length = length
    failure = nil
  }

  @inlinable @inline(__always)
  init(_ failure: NumberFailure, length: Int) {
    value = 0
    self.length = length
    self.failure = failure
  }
}
