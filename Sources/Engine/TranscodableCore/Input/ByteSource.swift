public import TranscodableBytes

/// A type that provides access to its bytes for the duration of a call, if possible without copying
/// them.
///
/// A string provides its UTF-8 bytes. The `TranscodableFoundation` module adds a conformance for
/// Foundation's `Data`. For an unsafe buffer, pass its `bytes` property, which is a `RawSpan`.
public protocol ByteSource: ~Copyable, ~Escapable {
  /// Calls `body` with the bytes.
  borrowing func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result
}

extension RawSpan: ByteSource {
  @inlinable
  public func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    try body(self)
  }
}

extension Span: ByteSource where Element == UInt8 {
  @inlinable
  public func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    try withRawSpan(body)
  }
}

extension Array: ByteSource where Element == UInt8 {
  @inlinable
  public func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    try withRawSpan(body)
  }
}

extension ContiguousArray: ByteSource where Element == UInt8 {
  @inlinable
  public func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    try withRawSpan(body)
  }
}

extension ArraySlice: ByteSource where Element == UInt8 {
  @inlinable
  public func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    try withRawSpan(body)
  }
}

extension String: ByteSource {
  @inlinable
  public func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    try withRawSpan(body)
  }
}

extension Substring: ByteSource {
  @inlinable
  public func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    try withRawSpan(body)
  }
}
