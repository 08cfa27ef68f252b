internal import TranscodableBytes

/// A scalar in a document.
///
/// Numbers are stored as strings in Swift's notation.
package enum DocumentScalar {
  case string(String)
  case bool(Bool)
  case number(String)

  /// Creates a scalar, or returns `nil` for containers, unusual numbers and decoders from other
  /// modules.
  package init?(_ decoder: any Decoder) {
    guard let scalar = Self.scalar(of: decoder) else { return nil }
    self = scalar
  }

  package var text: String {
    switch self {
    case .string(let text), .number(let text): text
    case .bool(let value): "\(value)"
    }
  }

  private static func scalar(of decoder: some Decoder) -> DocumentScalar? {
    withSameType(decoder, as: StandardDecoder.self) { decoder -> DocumentScalar? in
      let (document, entry) = (decoder.document, decoder.entry)
      if let text = document.string(at: entry) { return .string(text) }
      if let value = document.bool(at: entry) { return .bool(value) }
      if let value = document.integer(at: entry, Int64.self) { return .number("\(value)") }
      if let value = document.integer(at: entry, UInt64.self) { return .number("\(value)") }
      // A number with a fraction or exponent may still be an integer.
      guard let value = document.double(at: entry), value != value.rounded() else { return nil }
      return .number("\(value)")
    } ?? nil
  }
}
