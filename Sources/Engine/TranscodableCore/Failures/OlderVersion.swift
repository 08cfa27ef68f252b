extension CodingFailure {
  /// An older version of a type that a value was decoded as.
  public struct OlderVersion: Sendable, CustomStringConvertible {
    /// The type that represents the older version.
    public let type: any Any.Type
    /// The version that the document specifies, or `nil` if it specifies none.
    public let number: Int?

    package init(_ type: any Any.Type, number: Int?) {
      self.type = type
      self.number = number
    }

    public var description: String {
      number.map { "version \($0) (\(TypeName.of(type)))" } ?? TypeName.of(type)
    }

    /// A statement for developers, without a capital letter and a period.
    package var statement: String {
      number == nil
        ? "the value has no version, so it was decoded as \(self)"
        : "the value was decoded as \(self)"
    }

    /// A statement for clients, without the name of the type.
    var answer: String {
      number.map { "the value was decoded as version \($0)" }
        ?? "the value has no version, so it was decoded as an older one"
    }

    func added(to message: String) -> String {
      let end = message.last.map { ".!?".contains($0) } ?? true ? " " : ". "
      return message + end + sentence
    }

    var sentence: String { statement.prefix(1).uppercased() + statement.dropFirst() + "." }
  }
}

extension DecodingError {
  /// Returns a copy of the error for a value that was decoded as an older version.
  ///
  /// If the older version itself decodes an even older version, that version is kept.
  package func decoded(as version: CodingFailure.OlderVersion) -> DecodingError {
    guard let context else { return self }
    guard let failure = context.underlyingError as? CodingFailure else {
      let failure = CodingFailure(self).decoded(as: version)
      return replacing(failure, message: failure.debugDescription)
    }
    guard failure.olderVersion == nil else { return self }
    let marked = failure.decoded(as: version)
    let isOwn = failure.debugDescription == context.debugDescription
    return replacing(
      marked,
      message: isOwn ? marked.debugDescription : version.added(to: context.debugDescription))
  }
}

extension Decoder {
  /// Adds the older version that this decoder's value was decoded as to an error.
  package func marked(
    _ error: any Error, decodedAs version: CodingFailure.OlderVersion
  ) -> any Error {
    let located = standard.map { $0.document.located(error, at: $0.entry, $0.path) } ?? error
    return (located as? DecodingError)?.decoded(as: version) ?? located
  }
}
