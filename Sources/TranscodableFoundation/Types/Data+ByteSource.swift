public import Foundation
public import TranscodableBytes

extension Data: ByteSource {
  /// Calls `body` with the bytes, without a copy.
  @inlinable
  public func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    try body(bytes)
  }
}

// Data asks a sequence whether it is one of these, which takes a search at run time if the answer is no.
extension BorrowedBytes: ContiguousBytes {}
