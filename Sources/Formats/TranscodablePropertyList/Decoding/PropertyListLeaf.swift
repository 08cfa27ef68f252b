package import TranscodableBytes

/// A type for the dates of property lists, which are numbers of seconds.
///
/// The module with Foundation's coders makes `Date` one.
package protocol PropertyListDate: Codable {
  /// Creates the date that many seconds after the beginning of 2001, UTC.
  init(secondsSince2001 seconds: Double)
  /// The number of seconds since the beginning of 2001, UTC.
  var secondsSince2001: Double { get }
}

/// A type for the data of property lists.
///
/// The module with Foundation's coders makes `Data` one.
package protocol PropertyListData: Codable {
  /// Creates a copy of bytes.
  init(copying bytes: BorrowedBytes)
  /// Calls `body` with the bytes.
  func withPropertyListBytes(_ body: (ByteCursor) -> Void)
}
