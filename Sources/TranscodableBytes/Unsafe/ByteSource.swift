/// Something that lends its bytes for the time of a call, without a copy where the type allows it.
///
/// Strings lend their UTF-8. Foundation's `Data` is one, too, where the package's Foundation module is imported.
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
    // SAFETY: bytes without padding may be looked at as raw bytes.
    try unsafe body(bytes)
  }
}

extension UnsafeRawBufferPointer: @unsafe ByteSource {
  @inlinable
  public func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    // SAFETY: whoever makes such a buffer promises that its bytes can be read while it is used.
    try unsafe body(bytes)
  }
}

extension Array: ByteSource where Element == UInt8 {
  @inlinable
  public func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    // SAFETY: bytes without padding may be looked at as raw bytes.
    try unsafe body(span.bytes)
  }
}

extension ContiguousArray: ByteSource where Element == UInt8 {
  @inlinable
  public func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    // SAFETY: bytes without padding may be looked at as raw bytes.
    try unsafe body(span.bytes)
  }
}

extension ArraySlice: ByteSource where Element == UInt8 {
  @inlinable
  public func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    // SAFETY: bytes without padding may be looked at as raw bytes.
    try unsafe body(span.bytes)
  }
}

extension String: ByteSource {
  @inlinable
  public func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    var text = self
    // SAFETY: the buffer is used inside of the closure only. A string that is not stored as UTF-8 is copied.
    return try text.withUTF8 { try unsafe body($0.span.bytes) }
  }
}

extension Substring: ByteSource {
  @inlinable
  public func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    var text = self
    // SAFETY: the buffer is used inside of the closure only. A string that is not stored as UTF-8 is copied.
    return try text.withUTF8 { try unsafe body($0.span.bytes) }
  }
}
