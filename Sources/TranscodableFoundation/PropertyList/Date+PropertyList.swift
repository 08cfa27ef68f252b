internal import Foundation
package import TranscodableBytes
internal import TranscodablePropertyList

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
