extension JSON {
  /// A path to a nested value, in the form of a JSON Pointer (RFC 6901).
  ///
  /// ```swift
  /// let pointer = try JSON.Pointer("/users/0/name")
  /// json[pointer]?.string
  /// json[pointer] = "Ada"
  /// ```
  public struct Pointer: Hashable, Sendable {
    /// The unescaped keys and indices, outermost first.
    ///
    /// The list is empty for the root value.
    public var tokens: [String]

    /// Creates the pointer to the root value.
    public init() { tokens = [] }

    /// Creates a pointer from unescaped keys and indices.
    public init(tokens: some Sequence<String>) { self.tokens = Array(tokens) }

    /// Creates a pointer from its string representation.
    ///
    /// - Parameter text: An empty string for the root value, and otherwise a slash and a token for
    ///   each step. In a token, a slash is escaped as `~1` and a tilde as `~0`.
    /// - Throws: A ``SyntaxError``.
    /// - Complexity: O(*n*) in the length of the string.
    public init(_ text: some StringProtocol) throws(SyntaxError) {
      let bytes = Array(text.utf8)
      tokens = []
      guard let first = bytes.first else { return }
      guard first == 0x2F else { throw SyntaxError(.missingSlash, at: 0, in: String(text)) }
      var token: [UInt8] = []
      var index = 1
      while index < bytes.count {
        switch bytes[index] {
        case 0x2F:
          tokens.append(String(decoding: token, as: UTF8.self))
          token.removeAll(keepingCapacity: true)
        case 0x7E:
          guard index + 1 < bytes.count, bytes[index + 1] & 0xFE == 0x30 else {
            throw SyntaxError(.invalidEscape, at: index, in: String(text))
          }
          index += 1
          token.append(bytes[index] == 0x30 ? 0x7E : 0x2F)
        default: token.append(bytes[index])
        }
        index += 1
      }
      tokens.append(String(decoding: token, as: UTF8.self))
    }
  }
}

extension JSON.Pointer: CustomStringConvertible, ExpressibleByArrayLiteral {
  /// Creates a pointer from unescaped keys and indices.
  public init(arrayLiteral tokens: String...) { self.tokens = tokens }

  /// The string representation, which can be converted back to the pointer.
  public var description: String { tokens.map { "/" + Self.escaped($0) }.joined() }

  private static func escaped(_ token: String) -> String {
    var bytes: [UInt8] = []
    for byte in token.utf8 {
      switch byte {
      case 0x7E: bytes += [0x7E, 0x30]
      case 0x2F: bytes += [0x7E, 0x31]
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSON.Pointer {
  /// Returns the pointer with a key appended.
  public func appending(_ key: String) -> JSON.Pointer { JSON.Pointer(tokens: tokens + [key]) }

  /// Returns the pointer with an index appended.
  public func appending(_ index: Int) -> JSON.Pointer { appending(String(index)) }

  /// The pointer to the value's container, or `nil` for the root value.
  public var parent: JSON.Pointer? {
    tokens.isEmpty ? nil : JSON.Pointer(tokens: tokens.dropLast())
  }

  /// An index has no sign and no leading zeros (RFC 6901, section 4).
  package static func index(_ token: String) -> Int? {
    let digits = token.utf8
    guard digits.allSatisfy({ 0x30...0x39 ~= $0 }), digits.first != 0x30 || digits.count == 1 else {
      return nil
    }
    return Int(token)
  }
}

extension JSON.Pointer {
  /// An error that describes why a string isn't a JSON Pointer.
  public struct SyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A reason why a string isn't a JSON Pointer.
    public enum Reason: String, Hashable, Sendable {
      /// The string isn't empty and doesn't start with a slash.
      case missingSlash
      /// A tilde isn't followed by `0` or `1`.
      case invalidEscape
      /// A fragment doesn't start with a number sign.
      case missingNumberSign
      /// A percent sign isn't followed by two hexadecimal digits, or the decoded bytes aren't
      /// UTF-8.
      case invalidPercentEncoding
    }

    /// The reason for the error.
    public let reason: Reason
    /// The UTF-8 offset of the error.
    ///
    /// For a fragment, this is the offset after percent-decoding.
    public let offset: Int
    /// The invalid string.
    public let text: String

    init(_ reason: Reason, at offset: Int, in text: String) {
      self.reason = reason
      self.offset = offset
      self.text = text
    }

    /// A sentence with the reason, the string and the offset.
    public var description: String {
      let sentence =
        switch reason {
        case .missingSlash: "a pointer must be empty or start with '/'"
        case .invalidEscape: "'~' must be followed by '0' or '1'"
        case .missingNumberSign: "a fragment must start with '#'"
        case .invalidPercentEncoding:
          "'%' must be followed by two hexadecimal digits that encode UTF-8"
        }
      return "\"\(text)\" is not a JSON Pointer: \(sentence) (byte \(offset))."
    }
  }
}

extension JSON.Pointer {
  /// Creates a pointer from a URI fragment, as specified in RFC 6901, section 6.
  ///
  /// ```swift
  /// try JSON.Pointer(fragment: "#/a%20b")   // the key "a b"
  /// ```
  ///
  /// - Parameter fragment: A number sign and a pointer, in which any UTF-8 byte can be
  ///   percent-encoded.
  /// - Throws: A ``SyntaxError``.
  public init(fragment: some StringProtocol) throws(SyntaxError) {
    let bytes = Array(fragment.utf8)
    func failure(_ reason: SyntaxError.Reason, _ index: Int) -> SyntaxError {
      SyntaxError(reason, at: index, in: String(fragment))
    }
    guard bytes.first == 0x23 else { throw failure(.missingNumberSign, 0) }
    var decoded: [UInt8] = []
    var index = 1
    while index < bytes.count {
      if bytes[index] == 0x25 {
        guard index + 2 < bytes.count, let high = Self.digit(bytes[index + 1]),
          let low = Self.digit(bytes[index + 2])
        else { throw failure(.invalidPercentEncoding, index) }
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    guard let text = String(validating: decoded, as: UTF8.self) else {
      throw failure(.invalidPercentEncoding, 0)
    }
    do throws(SyntaxError) {
      try self.init(text)
    } catch {
      // The offset refers to the decoded string. The error shows the original string.
      throw failure(error.reason, error.offset + 1)
    }
  }

  /// The pointer as a URI fragment, including the number sign.
  ///
  /// Characters that RFC 3986, section 3.5, allows in a fragment aren't percent-encoded.
  public var fragment: String {
    var bytes: [UInt8] = [0x23]
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in description.utf8 {
      if Self.isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case "-", ".", "_", "~", "!", "$", "&", "'", "(", ")", "*", "+", ",", ";", "=": true
    case ":", "@", "/", "?": true
    default: false
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
