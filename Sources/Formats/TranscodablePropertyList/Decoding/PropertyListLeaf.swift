package import TranscodableBytes

/// Foundation's `Date` conforms to this protocol in the module that contains Foundation's coders.
package protocol PropertyListDate: Codable {
  init(secondsSince2001 seconds: Double)
  var secondsSince2001: Double { get }
}

/// Foundation's `Data` conforms to this protocol in the module that contains Foundation's coders.
package protocol PropertyListData: Codable {
  init(copying bytes: BorrowedBytes)
  func withPropertyListBytes(_ body: (ByteCursor) -> Void)
}
