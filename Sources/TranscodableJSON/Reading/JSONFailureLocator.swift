internal import TranscodableBytes
internal import TranscodableCore

/// Finds out where a failure stands: its coding path, line and column.
///
/// Nothing of this is kept while reading goes well. When it does not, the document is walked once more up to the
/// place of the failure, which costs about as much as reading that far.
struct JSONFailureLocator {
  /// Where the text starts.
  private let document: ByteCursor
  /// Where the value starts that is being read, which may be only a part of the text.
  private let value: ByteCursor
  /// The path of that value.
  private let outerPath: [any CodingKey]
  private let settings: JSONReaderSettings
  /// The text as it was written, if that is not what is read.
  private let source: JSONSource?

  /// - Parameters:
  ///   - document: Where the text starts.
  ///   - settings: What counts as JSON in it.
  ///   - source: What the text was rewritten from, if it was.
  init(_ document: ByteCursor, settings: JSONReaderSettings, source: JSONSource? = nil) {
    self.document = document
    value = document
    outerPath = []
    self.settings = settings
    self.source = source
  }

  /// A locator for a part of a text that has been validated.
  ///
  /// - Parameters:
  ///   - document: Where the text starts.
  ///   - valueStart: The offset of the part.
  ///   - path: The path of the part.
  ///   - settings: What counts as JSON.
  ///   - source: What the text was rewritten from, if it was.
  init(
    _ document: ByteCursor, valueStart: Int, in path: [any CodingKey],
    settings: JSONReaderSettings, source: JSONSource?
  ) {
    self.document = document
    value = document.at(valueStart)
    outerPath = path
    self.settings = settings
    self.source = source
  }

  /// The error to throw: the standard one for a failure, with everything that is known about it in its description.
  ///
  /// A text that breaks the rules of JSON is reported as such, even if a value before that place did not fit its type:
  /// that is the order in which Foundation finds out.
  func error(for failure: CodingFailure) -> any Error {
    // What a custom conformance or a strategy threw goes through as it is.
    if failure.reason == .custom, let error = failure.underlying { return error }
    return decodingError(for: failure)
  }

  private func decodingError(for failure: CodingFailure) -> DecodingError {
    if failure.category == .data, let syntax = firstSyntaxFailure() {
      return decodingError(syntax)
    }
    return decodingError(failure)
  }

  /// The error to throw for a text that ends where it could not be rewritten any further.
  ///
  /// What is wrong before that place goes first, unless it is a limit that is exceeded.
  ///
  /// - Parameter failure: Why not, with its place in the source.
  /// - Returns: The error.
  func error(forSource failure: CodingFailure) -> any Error {
    let end = document.offset + document.remaining
    if failure.category != .limit, let first = firstSyntaxFailure(), first.offset < end {
      return decodingError(first)
    }
    let path = path(to: end)
    return decodingError(failure, path: path, start: source?.text ?? document)
  }

  private func firstSyntaxFailure() -> CodingFailure? {
    // A part of a text was validated with the text.
    guard value.offset == document.offset else { return nil }
    var reader = JSONReader(document, settings: settings)
    reader.skipValue()
    reader.finish()
    return reader.failure
  }

  private func decodingError(_ failure: CodingFailure) -> DecodingError {
    let path = outerPath + path(to: failure.offset)
    guard let source else { return decodingError(failure, path: path, start: document) }
    return decodingError(source.located(failure), path: path, start: source.text)
  }

  /// A failure as it is seen in the source, and its place in words.
  func located(_ failure: CodingFailure) -> (failure: CodingFailure, place: String) {
    guard let source else { return (failure, place(of: failure.offset, from: document)) }
    let failure = source.located(failure)
    return (failure, place(of: failure.offset, from: source.text))
  }

  /// The error for a failure that has its place in the text that begins at `start`.
  private func decodingError(
    _ failure: CodingFailure, path: [any CodingKey], start: ByteCursor
  ) -> DecodingError {
    let place = place(of: failure.offset, from: start)
    func context(_ text: String) -> DecodingError.Context {
      DecodingError.Context(
        codingPath: path, debugDescription: "\(text) \(place).", underlyingError: failure)
    }
    let expected = failure.expected ?? "a value"
    switch failure.reason {
    case .missingKey:
      return .keyNotFound(
        FieldKey(stringValue: expected),
        context("No value associated with key \"\(expected)\" in the object that ends"))
    case .missingValue:
      return .valueNotFound(
        failure.type ?? Any.self, context("Expected \(expected) but found null"))
    case .typeMismatch:
      return .typeMismatch(
        failure.type ?? Any.self,
        context("Expected \(expected) but found \(failure.found ?? "something else")"))
    case .numberOutOfRange, .invalidValue:
      return .dataCorrupted(
        context("Expected \(expected) but found \(failure.found ?? "something else")"))
    default:
      return .dataCorrupted(context("The given data was not valid JSON: \(failure.sentence)"))
    }
  }

  // MARK: - Place

  /// The place of a byte in words: its line, its column, and the number of bytes before it.
  private func place(of offset: Int, from start: ByteCursor) -> String {
    "at \(position(of: offset, from: start)) (byte \(offset - start.offset))"
  }

  private func position(of offset: Int, from start: ByteCursor) -> String {
    var line = 1
    var column = 1
    var cursor = start
    while cursor.offset < offset, !cursor.isAtEnd {
      let byte = cursor.peek()
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      cursor.advance(by: 1)
    }
    return "line \(line), column \(column)"
  }

  /// The keys and indices of everything that is open at `offset`.
  ///
  /// At the brace or bracket that closes a container the path is that of the container.
  func path(to offset: Int) -> [any CodingKey] {
    var path: [FieldKey] = []
    // A level for each open container: the number of elements so far in an array, nil in an object.
    var levels: [Int?] = []
    var cursor = value
    var isKey = false
    while cursor.offset <= offset, !cursor.isAtEnd {
      switch cursor.peek() {
      case 0x7B where cursor.offset < offset:
        levels.append(nil)
        isKey = true
      case 0x5B where cursor.offset < offset:
        levels.append(0)
        path.append(FieldKey(index: 0))
        isKey = false
      case 0x7D, 0x5D:
        // An object that is closed without a member has no key to drop.
        if path.count == levels.count, !path.isEmpty { path.removeLast() }
        if cursor.offset < offset, !levels.isEmpty { levels.removeLast() }
        isKey = false
      case 0x2C where cursor.offset < offset:
        if path.count == levels.count, !path.isEmpty { path.removeLast() }
        if let index = levels.last.flatMap({ $0 }) {
          levels[levels.count - 1] = index + 1
          path.append(FieldKey(index: index + 1))
        } else {
          isKey = true
        }
      case 0x22:
        let end = endOfString(cursor)
        if isKey, end.offset <= offset {
          path.append(FieldKey(text: string(at: cursor)))
          isKey = false
        }
        cursor = end
        continue
      default: break
      }
      cursor.advance(by: 1)
    }
    return path
  }

  private func endOfString(_ quote: ByteCursor) -> ByteCursor {
    var cursor = quote
    cursor.advance(by: 1)
    let scan = cursor.scanString()
    cursor.advance(by: scan.count + 1)
    return cursor
  }

  private func string(at quote: ByteCursor) -> String {
    var reader = JSONReader(quote, settings: settings)
    return reader.read(String.self)
  }
}

extension CodingFailure {
  /// What is wrong, as half a sentence.
  fileprivate var sentence: String {
    let expectation = expected.map { ", expected \($0)" } ?? ""
    return switch reason {
    case .unexpectedEnd: "unexpected end of file\(expectation)"
    case .unexpectedCharacter: "unexpected \(found ?? "character")\(expectation)"
    case .trailingContent: "garbage after the value"
    case .invalidNumber: "malformed number"
    case .invalidEscape: "invalid escape sequence"
    case .loneSurrogate: "half of a surrogate pair without the other half"
    case .controlCharacter: "unescaped control character in a string"
    case .invalidUTF8: "bytes that are not UTF-8"
    case .depthLimit: "too many nested arrays or dictionaries\(expectation)"
    case .sizeLimit: "document too large\(expectation)"
    case .stringLimit: "string too long\(expectation)"
    case .countLimit: "too many elements or members\(expectation)"
    default: found ?? expected ?? reason.code
    }
  }
}
