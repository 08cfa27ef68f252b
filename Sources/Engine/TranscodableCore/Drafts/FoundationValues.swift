package import TranscodableBytes

/// The TranscodableFoundation module adds this conformance to Foundation's `Date`.
package protocol FoundationDate: Codable {
  init(secondsSince2001 seconds: Double)
  var secondsSince2001: Double { get }
}

/// The TranscodableFoundation module adds this conformance to Foundation's `Data`.
package protocol FoundationData: Codable {
  init(copying bytes: BorrowedBytes)
  func withBytesOfData(_ body: (ByteCursor) -> Void)
}
