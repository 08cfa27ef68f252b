public import TranscodableCore

/// The settings of a JSON reader: its grammar, its limits, and what else it accepts.
///
/// The limits protect against untrusted input. The defaults are far above what real documents need,
/// so that they only stop malformed or malicious input. If a server knows the maximum size of its
/// requests, such as a few megabytes, it should set `maximumDocumentSize` to that size. Decoded
/// values can need a hundred times as much memory as their JSON, so this setting limits the memory
/// of a request. The other limits apply to single values in a document.
///
/// Limits apply to the whole document, including the parts that are skipped. If a document is too
/// short to exceed a limit, the limit isn't checked. With the default limits, this is the case for
/// all documents below 128 MiB.
public struct JSONReaderSettings: Sendable {
  /// The grammar that documents must follow.
  public var grammar: JSONGrammar
  /// Whether the braces around the document may be omitted, as in many configuration files.
  ///
  /// If the first character that isn't whitespace isn't an opening brace, the document is read as
  /// if it were enclosed in braces. An empty document is read as an empty object. This setting is
  /// equivalent to `assumesTopLevelDictionary` in `Foundation.JSONDecoder`.
  public var assumesTopLevelDictionary: Bool
  /// The policy for converting scalars of other kinds, such as a string to the number it contains.
  ///
  /// The default is `none`.
  ///
  /// For a field with `@CodableCoerced`, the policy of the attribute applies. Only the attribute
  /// converts an empty string to `nil`. If a type has several alternatives, the first alternative
  /// to which the value can be coerced wins.
  public var coercion = DecodingCoercionPolicy.none
  /// How the keys in the document are matched with the keys of fields.
  ///
  /// The default is `exact`.
  public var keyMatching = CodingKeyMatching.exact
  /// The policy for keys that match no field; they are ignored by default.
  ///
  /// With `.reject`, a decoder rejects what a report would list as an unknown key, after the value
  /// has been decoded. This also applies to types without `@Codable`, for which a key is unknown if
  /// the type never requested it. Streams, partial values and `decode(_:from:at:)` ignore the
  /// policy. Decoding takes longer than with `@Codable(unknownKeys: .reject)`.
  public var unknownKeys = UnexpectedKeyPolicy.ignore
  /// The policy for keys that are repeated in an object; the first one is used by default.
  ///
  /// Applies in the same way as `unknownKeys`.
  public var duplicateKeys = UnexpectedKeyPolicy.ignore
  /// The maximum number of arrays and objects that can be open at the same time; 512 by default, as
  /// in Foundation.
  public var maximumDepth: Int
  /// The maximum size of a document in bytes, in its original encoding.
  ///
  /// The default is 1 GiB.
  ///
  /// The default is more than anyone should read in one piece, because such a document and its
  /// values take several times as much memory.
  public var maximumDocumentSize: Int
  /// The maximum size of a string or key in bytes, as written in UTF-8 without the quotes.
  ///
  /// The default is 256 MiB.
  ///
  /// This is large enough for a file of 192 MiB in Base64.
  public var maximumStringLength: Int
  /// The maximum number of elements in an array, or of members in an object.
  ///
  /// The default is 2^26, about 67 million.
  ///
  /// If all elements have 16 bytes or more, a document of the default maximum size can't exceed the
  /// default.
  public var maximumElementCount: Int

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - grammar: The grammar that documents must follow.
  ///   - assumesTopLevelDictionary: Whether the braces around the document may be omitted.
  ///   - maximumDepth: The maximum number of arrays and objects that can be open at the same time.
  ///     Decoding nested types uses the call stack, so a much higher limit requires a thread with a
  ///     larger stack.
  ///   - maximumDocumentSize: The maximum size of a document in bytes.
  ///   - maximumStringLength: The maximum size of a string or key in bytes.
  ///   - maximumElementCount: The maximum number of elements in an array, or of members in an
  ///     object.
  public init(
    grammar: JSONGrammar = .foundation, assumesTopLevelDictionary: Bool = false,
    maximumDepth: Int = 512, maximumDocumentSize: Int = 1 << 30,
    maximumStringLength: Int = 1 << 28, maximumElementCount: Int = 1 << 26
  ) {
    self.grammar = grammar
    self.assumesTopLevelDictionary = assumesTopLevelDictionary
    self.maximumDepth = maximumDepth
    self.maximumDocumentSize = maximumDocumentSize
    self.maximumStringLength = maximumStringLength
    self.maximumElementCount = maximumElementCount
  }
}

extension JSONReaderSettings {
  /// The largest size at which a document can't exceed the limits on strings and elements.
  var sizeWithinLimits: Int {
    // An element takes at least two bytes, including its comma or bracket.
    let (size, isHuge) = max(0, maximumElementCount).multipliedReportingOverflow(by: 2)
    return min(maximumStringLength, isHuge ? .max : size)
  }

  /// The largest size at which a document needs no preparation, or a negative number if every
  /// document needs preparation.
  var sizeWithoutPreparation: Int {
    if grammar == .json5 || assumesTopLevelDictionary { return -1 }
    return min(maximumDocumentSize, sizeWithinLimits)
  }
}

/// A variant of the JSON grammar.
public enum JSONGrammar: Sendable {
  /// The grammar that `Foundation.JSONDecoder` accepts: RFC 8259, plus an optional comma after the
  /// last member or element.
  case foundation
  /// The grammar of RFC 8259, without extensions.
  case strict
  /// [JSON5](https://spec.json5.org) 1.0.0, and the extensions that `Foundation.JSONDecoder`
  /// accepts when `allowsJSON5` is set.
  ///
  /// In addition to ``foundation``, this grammar accepts:
  /// - comments, both `// to the end of the line` and `/* up to here */`;
  /// - keys without quotes, if they are identifiers: `{name: 1, $id: 2, größe: 3}`;
  /// - strings in single quotes, with any unescaped character except a line break;
  /// - the escapes `\'`, `\v`, `\0` and `\x41`, a backslash before any other character that isn't a
  ///   digit, and a backslash before a line break, which remains in the string;
  /// - numbers such as `+1`, `.5`, `5.`, `0xC0FFEE`, `Infinity`, `-Infinity` and `NaN`;
  /// - vertical tabs, form feeds, byte order marks and all Unicode spaces between tokens.
  ///
  /// The document is rewritten as JSON before it is read. This requires a copy of the document and
  /// takes two to three times as long as reading JSON. The page Conformance in the documentation
  /// lists the differences between the standard and Foundation.
  case json5
}

extension JSONReaderSettings {
  package var rejectsKeys: Bool { unknownKeys == .reject || duplicateKeys == .reject }

  /// The failures of a document according to the policies for keys.
  package func rejectedKeys(in report: DecodingReport) -> [CodingFailure] {
    report.rejectedKeys(unknown: unknownKeys, duplicate: duplicateKeys)
  }
}
