public import TranscodableCore
public import TranscodableFormats

/// A decoder for the header fields of an HTTP message.
///
/// ```swift
/// let headers = try HeaderFieldDecoder().decode(Caching.self, from: [("Age", "60")])
/// ```
///
/// Names are matched without regard to case. An array is decoded from all fields of a name, whose
/// values are separated at commas outside of quoted strings. Other types are decoded from the whole
/// value. `Set-Cookie` is never separated. In errors, the line is the number of the field.
public struct HeaderFieldDecoder: Sendable {
  /// The limits for untrusted input, and how names are matched with fields.
  public var settings = FormatSettings()

  /// Creates a decoder.
  public init() { settings.keyMatching = .ignoringCase }

  /// Decodes a value from header fields.
  ///
  /// - Throws: A `DecodingError` whose coding path contains the name of the header, or an error that
  ///   the type throws.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from fields: some Sequence<(name: String, value: String)>
  ) throws -> Value {
    let (decoder, document) = decoder(for: fields)
    return try decoder.decode(type, from: document)
  }

  /// Decodes a value from header fields, and throws all failures instead of only the first one.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - fields: The header fields.
  ///   - limit: The maximum number of failures to collect, at least 1.
  /// - Returns: The decoded value.
  /// - Throws: `CodingFailures`, whose coding paths contain the names of the headers.
  public func decodeCollecting<Value: Decodable>(
    _ type: Value.Type, from fields: some Sequence<(name: String, value: String)>, limit: Int = 100
  ) throws(CodingFailures) -> Value {
    let (decoder, document) = decoder(for: fields)
    return try decoder.decodeCollecting(type, from: document, limit: limit)
  }

  private func decoder(
    for fields: some Sequence<(name: String, value: String)>
  ) -> (FormatDecoder<HeaderFormat>, document: [UInt8]) {
    var document: [UInt8] = []
    var lines: [HeaderFormat.Line] = []
    for (name, value) in fields {
      let start = document.count
      document += name.utf8
      document += ": ".utf8
      document += value.utf8
      document.append(UInt8(ascii: "\n"))
      lines.append(HeaderFormat.Line(name: name, value: value, offset: start))
    }
    var decoder = FormatDecoder(HeaderFormat(lines: lines))
    decoder.settings = settings
    return (decoder, document)
  }
}

/// Header fields as a format.
struct HeaderFormat: DecodingFormat {
  struct Line {
    let name: String
    let value: String
    let offset: Int

    var valueOffset: Int { offset + name.utf8.count + 2 }
  }

  static let name = "HTTP header"
  static let isText = true

  let lines: [Line]

  func read(_ input: inout FormatInput) throws(CodingFailure) {
    var names: [String] = []
    var groups: [String: [Line]] = [:]
    for line in lines {
      if let bad = line.value.utf8.firstIndex(where: { $0 == 0 || $0 == 10 || $0 == 13 }) {
        let count = line.value.utf8.distance(from: line.value.utf8.startIndex, to: bad)
        throw CodingFailure(.controlCharacter, at: line.valueOffset + count)
      }
      let name = line.name.lowercased()
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append(line)
    }
    input.emptyTextIsEmptyArray = true
    try input.beginObject(at: 0)
    for name in names {
      guard let group = groups[name], let first = group.first else { continue }
      try input.string(first.name, at: first.offset)
      let whole = group.map(\.value).joined(separator: ", ")
      let elements = group.flatMap { line in
        (name == "set-cookie" ? [line.value] : line.value.listElements)
          .map { ($0, line.valueOffset) }
      }
      if whole.isEmpty {
        try input.text("", at: first.valueOffset)
        continue
      }
      try input.beginArray(at: first.valueOffset, text: whole)
      for (element, offset) in elements { try input.text(element, at: offset) }
      try input.end(at: first.valueOffset)
    }
    try input.end(at: input.count)
  }
}

extension String {
  /// The elements between commas outside of quoted strings, without empty ones.
  fileprivate var listElements: [String] {
    var elements: [[UInt8]] = [[]]
    var (isQuoted, isEscaped) = (false, false)
    for byte in utf8 {
      if byte == UInt8(ascii: ","), !isQuoted {
        elements.append([])
        continue
      }
      if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && !isEscaped && byte == UInt8(ascii: "\\")
      elements[elements.count - 1].append(byte)
    }
    return elements.compactMap { bytes in
      let isSpace = { (byte: UInt8) in byte == 32 || byte == 9 }
      let trimmed = Array(bytes.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
      return trimmed.isEmpty ? nil : String(decoding: trimmed, as: UTF8.self)
    }
  }
}
