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
  /// What may stand in a fragment by RFC 3986, section 3.5, stands as it is.
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
