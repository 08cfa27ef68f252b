package import TranscodableBytes

/// The TranscodableFoundation module adds this conformance to Foundation's `Date`.
package protocol PropertyListDate: Codable {
  init(secondsSince2001 seconds: Double)
  var secondsSince2001: Double { get }
}

/// The TranscodableFoundation module adds this conformance to Foundation's `Data`.
package protocol PropertyListData: Codable {
  init(copying bytes: BorrowedBytes)
  func withPropertyListBytes(_ body: (ByteCursor) -> Void)
}
