package import TranscodableBytes
package import TranscodableCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Formats other than JSON decode and encode these types through these conformances.

extension Date: FoundationDate {
  package init(secondsSince2001 seconds: Double) {
    self.init(timeIntervalSinceReferenceDate: seconds)
  }

  package var secondsSince2001: Double { timeIntervalSinceReferenceDate }
}

extension Data: FoundationData {
  package init(copying bytes: BorrowedBytes) { self.init(bytes) }

  package func withBytesOfData(_ body: (ByteCursor) -> Void) {
    withCursor(over: bytes) { body($0) }
  }

  package init?(base64Text: String) { self.init(base64Encoded: base64Text) }
  package var base64Text: String { base64EncodedString() }
}

extension URL: FoundationScalar {
  package static var scalarKind: FoundationScalarKind { .url }
  package init?(scalarText text: String) { self.init(string: text) }
  package var scalarText: String { absoluteString }
}

extension UUID: FoundationScalar {
  package static var scalarKind: FoundationScalarKind { .uuid }
  package init?(scalarText text: String) { self.init(uuidString: text) }
  package var scalarText: String { uuidString }
}

extension Decimal: FoundationScalar {
  package static var scalarKind: FoundationScalarKind { .decimal }

  package init?(scalarText text: String) {
    self.init(string: text)
    if !isFinite { return nil }
  }

  package var scalarText: String { description }
}
