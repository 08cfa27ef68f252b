extension JSON {
  /// A path to a value within another one: a JSON Pointer, as RFC 6901 defines it.
  ///
  /// ```swift
  /// let pointer = try JSON.Pointer("/users/0/name")
  /// json[pointer]?.string
  /// json[pointer] = "Ada"
  /// ```
  public struct Pointer: Hashable, Sendable {
    /// The keys and indices on the way, unescaped, from the outside in; none for the whole value.
    public var tokens: [String]

    /// Creates the pointer to the whole value.
    public init() { tokens = [] }

    /// Creates a pointer from keys and indices, as they are and without escapes.
    public init(tokens: some Sequence<String>) { self.tokens = Array(tokens) }

    /// Creates a pointer from its text.
    ///
    /// - Parameter text: Empty for the whole value; otherwise, a slash and a token for each step,
    ///   where `~1` stands for a slash and `~0` for a tilde within a token.
    /// - Throws: A ``SyntaxError``.
    /// - Complexity: O(*n*) in the length of the text.
    public init(_ text: some StringProtocol) throws(SyntaxError) {
      let bytes = Array(text.utf8)
      tokens = []
      guard let first = bytes.first else { return }
      guard first == 0x2F else { throw SyntaxError(.missingSlash, at: 0, in: String(text)) }
      var token: [UInt8] = []
      var place = 1
      while place < bytes.count {
        switch bytes[place] {
        case 0x2F:
          tokens.append(String(decoding: token, as: UTF8.self))
          token.removeAll(keepingCapacity: true)
        case 0x7E:
          guard place + 1 < bytes.count, bytes[place + 1] & 0xFE == 0x30 else {
            throw SyntaxError(.invalidEscape, at: place, in: String(text))
          }
          place += 1
          token.append(bytes[place] == 0x30 ? 0x7E : 0x2F)
        default: token.append(bytes[place])
        }
        place += 1
      }
      tokens.append(String(decoding: token, as: UTF8.self))
    }
  }
}

extension JSON.Pointer: CustomStringConvertible, ExpressibleByArrayLiteral {
  /// Creates a pointer from keys and indices, as they are and without escapes.
  public init(arrayLiteral tokens: String...) { self.tokens = tokens }

  /// The pointer as text: what it can be created from.
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
  /// The pointer that goes on to a key.
  public func appending(_ key: String) -> JSON.Pointer { JSON.Pointer(tokens: tokens + [key]) }

  /// The pointer that goes on to an index.
  public func appending(_ index: Int) -> JSON.Pointer { appending(String(index)) }

  /// The pointer to the container of the value, nil for the whole value.
  public var parent: JSON.Pointer? {
    tokens.isEmpty ? nil : JSON.Pointer(tokens: tokens.dropLast())
  }

  /// The index that a token stands for, nil if it stands for none.
  ///
  /// An index is written without a sign and without leading zeros.
  static func index(_ token: String) -> Int? {
    let digits = token.utf8
    guard digits.allSatisfy({ 0x30...0x39 ~= $0 }), digits.first != 0x30 || digits.count == 1 else {
      return nil
    }
    return Int(token)
  }
}

extension JSON.Pointer {
  /// Why a text is not a pointer.
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

extension JSON.Pointer {
  /// Creates a pointer from the fragment of a URI, as section 6 of RFC 6901 has it.
  ///
  /// ```swift
  /// try JSON.Pointer(fragment: "#/a%20b")   // the key "a b"
  /// ```
  ///
  /// - Parameter fragment: A number sign, and the text of a pointer in which any byte of its UTF-8
  ///   may be written as a percent sign and two hexadecimal digits.
  /// - Throws: A ``SyntaxError``.
  public init(fragment: some StringProtocol) throws(SyntaxError) {
    let bytes = Array(fragment.utf8)
    func failure(_ reason: SyntaxError.Reason, _ place: Int) -> SyntaxError {
      SyntaxError(reason, at: place, in: String(fragment))
    }
    guard bytes.first == 0x23 else { throw failure(.missingNumberSign, 0) }
    var decoded: [UInt8] = []
    var place = 1
    while place < bytes.count {
      if bytes[place] == 0x25 {
        guard place + 2 < bytes.count, let high = Self.digit(bytes[place + 1]),
          let low = Self.digit(bytes[place + 2])
        else { throw failure(.invalidPercentEncoding, place) }
        decoded.append(high << 4 | low)
        place += 3
      } else {
        decoded.append(bytes[place])
        place += 1
      }
    }
    guard let text = String(validating: decoded, as: UTF8.self) else {
      throw failure(.invalidPercentEncoding, 0)
    }
    do throws(SyntaxError) {
      try self.init(text)
    } catch {
      // The place counts in what was decoded; the text to show is the one that was given.
      throw failure(error.reason, error.offset + 1)
    }
  }

  /// The pointer as the fragment of a URI, with the number sign.
  ///
  /// What may be in a fragment by RFC 3986, section 3.5, is as it is.
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

extension JSON {
  /// The value that a pointer leads to, nil if it leads nowhere.
  ///
  /// In an array, a token is an index without sign or leading zeros; `-` is the place after the
  /// last element, where there is no value yet. In an object, every token is a key.
  ///
  /// Setting a value replaces the one the pointer leads to, or adds it to a container that is
  /// there: to an object under a new key, to an array after the last element, whose index may be
  /// written as `-`. Setting nil removes the value; the whole value becomes `null`. If the
  /// container is not there, or cannot have such a member, setting does nothing.
  ///
  /// - Complexity: O(*n*) on average in the number of tokens, beside what removing costs.
  public subscript(pointer: Pointer) -> JSON? {
    get {
      var value = self
      for token in pointer.tokens {
        guard let next = value.member(token) else { return nil }
        value = next
      }
      return value
    }
    set { set(newValue, at: pointer.tokens[...]) }
  }

  private func member(_ token: String) -> JSON? {
    switch self {
    case .object(let members): members[token]
    case .array: Pointer.index(token).flatMap { self[$0] }
    default: nil
    }
  }

  private mutating func set(_ value: JSON?, at tokens: ArraySlice<String>) {
    guard let token = tokens.first else {
      self = value ?? .null
      return
    }
    let isLast = tokens.count == 1
    switch self {
    case .object(let members):
      if isLast {
        self[token] = value
      } else if members[token] != nil {
        self[token]?.set(value, at: tokens.dropFirst())
      }
    case .array(let elements):
      let index = token == "-" ? elements.count : Pointer.index(token)
      guard let index else { return }
      if isLast {
        self[index] = value
      } else {
        self[index]?.set(value, at: tokens.dropFirst())
      }
    default: break
    }
  }
}
