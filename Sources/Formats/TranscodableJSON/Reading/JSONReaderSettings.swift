public import TranscodableCore

/// The settings of a JSON reader, such as its grammar and its limits.
///
/// The limits protect against untrusted input. The defaults are far above what real documents need,
/// so they stop only malformed or malicious input. If a server knows the maximum size of its
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
  /// A document that doesn't start with an opening brace, after optional whitespace, is read as if
  /// it were enclosed in braces. An empty document is read as an empty object. This setting is
  /// equivalent to `assumesTopLevelDictionary` in `Foundation.JSONDecoder`.
  public var assumesTopLevelDictionary: Bool
  /// The policy for converting scalars of the wrong kind, such as a string that contains a number.
  ///
  /// The default is `none`.
  ///
  /// For a field with `@CodableCoerced`, the attribute's policy applies instead. Only the attribute
  /// can convert an empty string to `nil`. If a type has several alternatives, the reader uses the
  /// first alternative to which the value can be coerced.
  public var coercion = DecodingCoercionPolicy.none
  /// The way keys in the document are matched to field keys.
  ///
  /// The default is `exact`.
  public var keyMatching = CodingKeyMatching.exact
  /// The policy for keys that match no field.
  ///
  /// By default, such keys are ignored.
  ///
  /// With `.reject`, decoding fails if the document contains an unknown key. The check takes place
  /// after the value has been decoded, and applies the same rules as a report. For a type without
  /// `@Codable`, a key is unknown if the type never requested it. Streams, partial values and
  /// `decode(_:from:at:)` ignore the policy. Decoding takes longer than with `@Codable(unknownKeys:
  /// .reject)`.
  public var unknownKeys = UnexpectedKeyPolicy.ignore
  /// The policy for keys that occur more than once in an object.
  ///
  /// By default, the first occurrence is used.
  ///
  /// This policy applies in the same cases as `unknownKeys`.
  public var duplicateKeys = UnexpectedKeyPolicy.ignore
  /// The maximum nesting depth of arrays and objects.
  ///
  /// The default is 512, as in Foundation.
  public var maximumDepth: Int
  /// The maximum size of a document in bytes, in its original encoding.
  ///
  /// The default is 1 GiB.
  ///
  /// Read larger documents as a stream, because a document and its values can take several times
  /// the document's size in memory.
  public var maximumDocumentSize: Int
  /// The maximum number of UTF-8 bytes in a string or key, including escapes but not the quotes.
  ///
  /// The default is 256 MiB.
  ///
  /// The default is large enough for a 192 MiB file in Base64.
  public var maximumStringLength: Int
  /// The maximum number of elements in an array, or of members in an object.
  ///
  /// The default is 2^26, about 67 million.
  ///
  /// A document of the default maximum size can exceed this limit only if its elements are smaller
  /// than 16 bytes.
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
    // Each element takes at least two bytes, including the comma or bracket after it.
    let (size, isHuge) = max(0, maximumElementCount).multipliedReportingOverflow(by: 2)
    return min(maximumStringLength, isHuge ? .max : size)
  }

  /// The maximum size of a document that can be read without preparation.
  ///
  /// This is negative if every document needs preparation.
  package var sizeWithoutPreparation: Int {
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
  /// takes two to three times as long as reading JSON. The Conformance page in the documentation
  /// lists the differences between the standard and Foundation.
  case json5
}

extension JSONReaderSettings {
  package var rejectsKeys: Bool { unknownKeys == .reject || duplicateKeys == .reject }

  package func rejectedKeys(in report: DecodingReport) -> [CodingFailure] {
    report.rejectedKeys(unknown: unknownKeys, duplicate: duplicateKeys)
  }
}
