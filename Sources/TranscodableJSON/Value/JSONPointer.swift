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
