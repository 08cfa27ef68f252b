package import TranscodableBytes
internal import TranscodableCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Formats other than JSON decode and encode these types through these conformances.

extension Date: FoundationDate {
  package init(secondsSince2001 seconds: Double) {
    self.init(timeIntervalSinceReferenceDate: seconds)
  }

  package var secondsSince2001: Double { timeIntervalSinceReferenceDate }
}

extension Data: FoundationData {
  package init(copying bytes: BorrowedBytes) { self.init(bytes) }

  package func withBytesOfData(_ body: (ByteCursor) -> Void) {
    withCursor(over: bytes) { body($0) }
  }
}
