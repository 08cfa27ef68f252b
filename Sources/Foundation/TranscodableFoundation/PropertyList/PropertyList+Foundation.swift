package import TranscodableBytes
public import TranscodablePropertyList

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Date {
  /// Creates a `Date` from a property-list date.
  public init(_ instant: PropertyList.Instant) {
    self.init(timeIntervalSinceReferenceDate: instant.secondsSince2001)
  }
}

extension PropertyList.Instant {
  /// Creates a property-list date from a `Date`.
  public init(_ date: Date) { self.init(secondsSince2001: date.timeIntervalSinceReferenceDate) }
}

extension Date: PropertyListDate {
  package init(secondsSince2001 seconds: Double) {
    self.init(timeIntervalSinceReferenceDate: seconds)
  }

  package var secondsSince2001: Double { timeIntervalSinceReferenceDate }
}

extension Data: PropertyListData {
  package init(copying bytes: BorrowedBytes) { self.init(bytes) }

  package func withPropertyListBytes(_ body: (ByteCursor) -> Void) {
    withCursor(over: bytes) { body($0) }
  }
}
