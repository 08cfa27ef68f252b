extension JSON.Pointer {
  /// Why a text is no pointer.
  public struct SyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with a text.
    public enum Reason: String, Hashable, Sendable {
      /// The text is not empty and does not start with a slash.
      case missingSlash
      /// A tilde is followed by something other than `0` or `1`.
      case invalidEscape
      /// A fragment does not start with a number sign.
      case missingNumberSign
      /// A percent sign is not followed by two hexadecimal digits, or what is encoded is not UTF-8.
      case invalidPercentEncoding
    }

    /// What is wrong.
    public let reason: Reason
    /// Where it is: the number of bytes of UTF-8 before it; in a fragment, of what it decodes to.
    public let offset: Int
    /// The text.
    public let text: String

    init(_ reason: Reason, at offset: Int, in text: String) {
      self.reason = reason
      self.offset = offset
      self.text = text
    }

    /// The reason in a sentence, with the text and the place.
    public var description: String {
      let sentence =
        switch reason {
        case .missingSlash: "a pointer is empty or starts with '/'"
        case .invalidEscape: "'~' has to be followed by '0' or '1'"
        case .missingNumberSign: "a fragment starts with '#'"
        case .invalidPercentEncoding: "'%' has to be followed by two hexadecimal digits of UTF-8"
        }
      return "\"\(text)\" is no JSON Pointer: \(sentence) (byte \(offset))."
    }
  }
}
