package import TranscodableBytes

/// The seconds from 1970-01-01 to 2001-01-01 in UTC.
package var secondsFrom1970To2001: Double { 978_307_200 }

/// The TranscodableFoundation module adds this conformance to Foundation's `Date`.
package protocol FoundationDate: Codable {
  init(secondsSince2001 seconds: Double)
  var secondsSince2001: Double { get }
}

/// The TranscodableFoundation module adds this conformance to Foundation's `Data`.
package protocol FoundationData: Codable {
  init(copying bytes: BorrowedBytes)
  func withBytesOfData(_ body: (ByteCursor) -> Void)
  init?(base64Text: String)
  var base64Text: String { get }
}

/// A Foundation type that the format kit represents as a scalar.
///
/// The TranscodableFoundation module adds this conformance to `URL`, `UUID` and `Decimal`.
package protocol FoundationScalar: Codable {
  static var scalarKind: FoundationScalarKind { get }
  init?(scalarText: String)
  var scalarText: String { get }
}

package enum FoundationScalarKind: Sendable {
  case url, uuid, decimal
}
