internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableJSON

struct DiagnosticMaker {
  let source: SourceText?
  let settings: JSONReaderSettings
  var format = DocumentFormat.json

  init(source: SourceText?, settings: JSONReaderSettings) {
    (self.source, self.settings) = (source, settings)
  }

  init(source: SourceText?, format: DocumentFormat) {
    (self.source, self.settings, self.format) = (source, format.settings, format)
  }

  func diagnostic(_ failure: CodingFailure) -> CodingDiagnostic {
    let failure = syntaxFailure(insteadOf: failure) ?? failure
    let path = failure.codingPath.map(CodingPathStep.init)
    var hasConvertedKey = false
    var diagnostic = CodingDiagnostic(
      failure.reason, words(for: failure), path: path, position: position(of: failure, path))
    diagnostic.expected = failure.expected?.shortened(100)
    diagnostic.found = failure.found?.shortened(100)
    if failure.reason == .missingKey, let key = failure.expected {
      diagnostic.suggestion = suggestion(for: key, in: path)
      // The document contains this key, but the decoder converts keys before matching them to
      // fields.
      hasConvertedKey = diagnostic.suggestion == key
      if hasConvertedKey { diagnostic.suggestion = nil }
    } else if failure.reason == .unknownKey, let key = path.last?.key {
      diagnostic.suggestion = nearest(to: key, among: failure.alternatives)
    } else if !failure.alternatives.isEmpty, let text = text(of: diagnostic.position) {
      diagnostic.suggestion = nearest(to: text, among: failure.alternatives)
    }
    diagnostic.help =
      failure.underlying is EncodingError
      ? "Omit the value, or set an encoding strategy for it."
      : CodingErrorPage(code: failure.reason.code)?.help
    if hasConvertedKey, let key = failure.expected {
      diagnostic.help =
        "The decoder's key strategy converts \(quoted(key)). "
        + "Remove the strategy, or the key's attribute."
    } else if let help = dateHelp(failure, text(of: diagnostic.position)) {
      diagnostic.help = help
    } else if let bracket = bracketAfterComma(failure, diagnostic.position) {
      diagnostic.message = "trailing comma before '\(bracket)'"
      diagnostic.help = "Remove the comma after the last \(bracket == "}" ? "member" : "element")."
    } else if lacksValue(failure, diagnostic.position) {
      diagnostic.help = "Add the missing value."
    }
    if let attempts = failure.underlying as? AttemptErrors {
      diagnostic.message = "no alternative of \(failure.expected ?? "the type") matches the value"
      diagnostic.notes = notes(on: attempts, below: failure.codingPath.count)
    }
    if let version = failure.olderVersion,
      !diagnostic.message.hasSuffix(version.statement.dropFirst())
    {
      diagnostic.notes.append(version.statement)
    }
    return diagnostic
  }

  /// Returns the closing bracket if it is unexpected because of the comma before it.
  private func bracketAfterComma(
    _ failure: CodingFailure, _ position: CodingDiagnostic.Position?
  ) -> Character? {
    guard failure.reason == .unexpectedCharacter, let source,
      let start = position?.byteRange.lowerBound, start < source.bytes.count,
      [0x5D, 0x7D].contains(source.bytes[start])
    else { return nil }
    let last = source.bytes[..<start].last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return last == 0x2C ? (source.bytes[start] == 0x5D ? "]" : "}") : nil
  }

  /// Returns whether a value ends before it begins.
  private func lacksValue(
    _ failure: CodingFailure, _ position: CodingDiagnostic.Position?
  ) -> Bool {
    guard failure.reason == .unexpectedCharacter, failure.expected == "a value", let source,
      let start = position?.byteRange.lowerBound
    else { return false }
    return start >= source.bytes.count
      || [0x0A, 0x0D, 0x2C, 0x3B, 0x5D, 0x7D].contains(source.bytes[start])
  }

  private func dateHelp(_ failure: CodingFailure, _ text: String?) -> String? {
    guard let text else { return nil }
    if failure.expected == "Double", failure.found == "a string",
      InternetDate.instant(in: text) != nil
    {
      return "For a Date, set dateDecodingStrategy to .iso8601, or use @CodableBy(.iso8601)."
    }
    guard let number = Double(text) else { return nil }
    let strategy = number > 1e11 ? ".millisecondsSince1970" : ".secondsSince1970"
    // The same failure in a string is more likely than one in a date, unless the number is the time
    // of a day after 2001.
    let isTime = failure.expected == "String" && (number > 1e9 && number < 1e10 || number > 1e12)
    guard isTime || failure.expected == "an ISO 8601 date" else { return nil }
    return "For a Date, set dateDecodingStrategy to \(strategy), or use @CodableBy(\(strategy))."
  }

  private func notes(on attempts: AttemptErrors, below depth: Int) -> [String] {
    attempts.reasons.prefix(10).enumerated().map { index, reason in
      let failure = CodingFailure(describing: reason)
      let name = attempts.names.isEmpty ? "" : "\(quoted(attempts.names[index])): "
      let rest = failure.codingPath.dropFirst(depth).map(CodingPathStep.init).readablePath
      return name + words(for: failure) + (rest.isEmpty ? "" : ", at `\(rest)`")
    }
  }

  private func syntaxFailure(insteadOf failure: CodingFailure) -> CodingFailure? {
    guard let source, format != .toml, failure.reason == .invalidValue, failure.byteRange == nil,
      failure.codingPath.isEmpty
    else { return nil }
    return PathFinder(source, settings: settings).failure { $0.skipValue() }
  }

  private func position(of failure: CodingFailure, _ path: [CodingPathStep]) -> CodingDiagnostic
    .Position?
  {
    guard let source else { return nil }
    if let range = failure.byteRange {
      if let line = failure.line, let column = failure.column {
        return CodingDiagnostic.Position(byteRange: range, line: line, column: column)
      }
      return source.position(of: range)
    }
    // An error without a path isn't necessarily about the whole document.
    guard !path.isEmpty || failure.reason == .missingKey, format != .toml else { return nil }
    return PathFinder(source, settings: settings).position(of: path)
  }

  private func text(of position: CodingDiagnostic.Position?) -> String? {
    guard let source, let range = position?.byteRange, range.upperBound <= source.bytes.count else {
      return nil
    }
    let quotes: [UInt8] = [0x22, 0x27]
    let bytes = source.bytes[range]
    guard bytes.count >= 2, let first = bytes.first, quotes.contains(first), bytes.last == first
    else { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
  }

  private func suggestion(for key: String, in path: [CodingPathStep]) -> String? {
    guard let source else { return nil }
    if format == .toml { return nearest(to: key, among: source.tomlKeys(at: path)) }
    return nearest(to: key, among: PathFinder(source, settings: settings).keys(at: path))
  }

  // MARK: - Words

  private func words(for failure: CodingFailure) -> String {
    let expectation = failure.expected.map { ", expected \($0.shortened(100))" } ?? ""
    return switch failure.reason {
    case .missingKey: "the key \(quoted(failure.expected ?? "")) is missing"
    case .unknownKey:
      "unknown key \(quoted(failure.codingPath.last.map(CodingPathStep.init)?.key ?? ""))"
    case .duplicateKey: "the key \(quoted(failure.found ?? "")) is repeated"
    case .unexpectedEnd: "unexpected end of the document\(expectation)"
    case .unexpectedCharacter: "unexpected \(failure.found ?? "character")\(expectation)"
    case .trailingContent: "unexpected content after the value"
    case .invalidNumber: "malformed number"
    case .invalidEscape: "invalid escape sequence"
    case .loneSurrogate: "unpaired surrogate"
    case .controlCharacter: "unescaped control character in a string"
    case .invalidUTF8: "invalid UTF-8"
    case .depthLimit: "arrays and objects are nested too deeply\(expectation)"
    case .sizeLimit: "the document is too large\(expectation)"
    case .stringLimit: "the string is too long\(expectation)"
    case .countLimit: "there are too many elements or members\(expectation)"
    default: comparison(failure)
    }
  }

  private func comparison(_ failure: CodingFailure) -> String {
    if let requirement = failure.requirement { return requirement.shortened(300) }
    switch (failure.expected, failure.found) {
    case (let expected?, let found?):
      return "expected \(expected.shortened(100)), found \(found.shortened(100))"
    case (nil, let found?) where failure.message == nil: return "invalid \(found.shortened(100))"
    case (let expected?, nil) where failure.message == nil:
      return "expected \(expected.shortened(100))"
    default:
      let message = failure.message ?? failure.underlying.map { "\($0)" } ?? failure.reason.code
      return (message.hasSuffix(".") ? String(message.dropLast()) : message).shortened(300)
    }
  }

  func quoted(_ key: String) -> String { "`\(key.shortened(60))`" }
}
