public import Foundation
public import TranscodablePropertyList

extension Date {
  /// Creates the date that a moment of a property list is.
  /// - Parameter instant: The moment.
  public init(_ instant: PropertyList.Instant) {
    self.init(timeIntervalSinceReferenceDate: instant.secondsSince2001)
  }
}

extension PropertyList.Instant {
  /// Creates the moment of a property list that a date is.
  /// - Parameter date: The date.
  public init(_ date: Date) { self.init(secondsSince2001: date.timeIntervalSinceReferenceDate) }
}
