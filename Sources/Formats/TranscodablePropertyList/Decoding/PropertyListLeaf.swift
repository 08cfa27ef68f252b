package import TranscodableBytes

/// A type for dates in property lists.
///
/// The module with Foundation's coders conforms `Date` to it.
package protocol PropertyListDate: Codable {
  init(secondsSince2001 seconds: Double)
  var secondsSince2001: Double { get }
}

/// A type for data in property lists.
///
/// The module with Foundation's coders conforms `Data` to it.
package protocol PropertyListData: Codable {
  init(copying bytes: BorrowedBytes)
  func withPropertyListBytes(_ body: (ByteCursor) -> Void)
}
