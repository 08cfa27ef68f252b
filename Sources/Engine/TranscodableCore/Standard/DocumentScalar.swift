internal import TranscodableBytes

/// A scalar of a document by its kind, and its text as Swift has it.
package enum DocumentScalar {
  case string(String)
  case bool(Bool)
  /// An integer, or the nearest `Double` of a fraction.
  case number(String)

  /// Creates the scalar that a decoder is at; nil if there is something else, a number whose
  /// text or value is unusual, or if the decoder is none of this module.
  ///
  /// - Parameter decoder: Any decoder.
  package init?(_ decoder: any Decoder) {
    guard let scalar = Self.scalar(of: decoder) else { return nil }
    self = scalar
  }

  /// What it says: of a number the decimal digits.
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
      // With a point or an exponent an integer is one still, to those who ask for one.
      guard let value = document.double(at: entry), value != value.rounded() else { return nil }
      return .number("\(value)")
    } ?? nil
  }
}
