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
