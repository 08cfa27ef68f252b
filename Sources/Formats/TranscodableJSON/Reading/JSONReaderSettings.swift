public import TranscodableCore

/// The grammar, the limits and the leniency of a JSON reader.
///
/// The limits protect against untrusted input. The defaults are far above what real documents need,
/// so they only stop malformed or malicious input. A server that knows the maximum size of its
/// requests should set `maximumDocumentSize` to it, such as a few megabytes: decoded values can
/// need a hundred times as much memory as the shortest JSON for them, so this setting bounds the
/// memory of a request. The other limits bound what a single value can take within an allowed
/// document.
///
/// Limits apply to the whole document, including the parts that are skipped. A document that is too
/// short to exceed a limit isn't checked for it; with the defaults, that is any document below 128
/// MiB.
public struct JSONReaderSettings: Sendable {
  /// The grammar that documents must follow.
  public var grammar: JSONGrammar
  /// Whether the braces around the document may be omitted, as in many configuration files.
  ///
  /// If the first character other than whitespace isn't an opening brace, the document is read as
  /// if it were enclosed in braces; an empty document is an empty object. Equivalent to
  /// `assumesTopLevelDictionary` of `Foundation.JSONDecoder`.
  public var assumesTopLevelDictionary: Bool
  /// The policy for converting scalars of other kinds, such as a string to the number it contains;
  /// none by default.
  ///
  /// For a field with `@CodableCoerced`, the attribute's policy applies. Only the attribute
  /// converts an empty string to `nil`. Where a type has several alternatives, the first one that
  /// the value can be coerced to wins.
  public var coercion = DecodingCoercionPolicy.none
  /// How keys in the document are matched with those of fields; exactly by default.
  public var keyMatching = CodingKeyMatching.exact
  /// The maximum number of arrays and objects that can be open at the same time; 512 by default, as
  /// in Foundation.
  public var maximumDepth: Int
  /// The maximum size of a document in bytes, in its original encoding; 1 GiB by default.
  ///
  /// The default is more than anyone should read in one piece: such a document and its values take
  /// several times as much memory.
  public var maximumDocumentSize: Int
  /// The maximum size of a string or key in bytes, as written in UTF-8, without its quotes; 256 MiB
  /// by default.
  ///
  /// The default allows for files of 192 MiB in Base64.
  public var maximumStringLength: Int
  /// The maximum number of elements in an array, or members in an object; 2^26, about 67 million,
  /// by default.
  ///
  /// A document of the default maximum size can't reach the default if its elements have 16 bytes
  /// each.
  public var maximumElementCount: Int

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - grammar: The grammar that documents must follow.
  ///   - assumesTopLevelDictionary: Whether the braces around the document may be omitted.
  ///   - maximumDepth: The maximum number of arrays and objects that can be open at the same time.
  ///     Values of nested types use the call stack when they are decoded, so a much higher limit
  ///     needs a thread with a larger stack.
  ///   - maximumDocumentSize: The maximum size of a document in bytes.
  ///   - maximumStringLength: The maximum size of a string or key in bytes.
  ///   - maximumElementCount: The maximum number of elements in an array or members in an object.
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
  /// The size up to which a document can't exceed the limits on strings and elements.
  var sizeWithinLimits: Int {
    // An element takes at least two bytes, including its comma or bracket.
    let (size, isHuge) = max(0, maximumElementCount).multipliedReportingOverflow(by: 2)
    return min(maximumStringLength, isHuge ? .max : size)
  }

  /// The size up to which a document needs no preparation; negative if every document does.
  var sizeWithoutPreparation: Int {
    if grammar == .json5 || assumesTopLevelDictionary { return -1 }
    return min(maximumDocumentSize, sizeWithinLimits)
  }
}

/// A variant of the JSON grammar.
public enum JSONGrammar: Sendable {
  /// The grammar that `Foundation.JSONDecoder` accepts: RFC 8259, plus a comma after the last
  /// member or element.
  case foundation
  /// RFC 8259 exactly.
  case strict
  /// [JSON5](https://spec.json5.org) 1.0.0, and the extensions that `Foundation.JSONDecoder`
  /// accepts when `allowsJSON5` is set.
  ///
  /// In addition to ``foundation``, this grammar accepts:
  /// - comments, `// to the end of the line` and `/* up to here */`;
  /// - keys without quotes, if they are identifiers: `{name: 1, $id: 2, größe: 3}`;
  /// - strings in single quotes, with any unescaped character except a line break;
  /// - the escapes `\'`, `\v`, `\0` and `\x41`, a backslash before any other character that isn't a
  ///   digit, and one before a line break, which stays in the string;
  /// - numbers such as `+1`, `.5`, `5.`, `0xC0FFEE`, `Infinity`, `-Infinity` and `NaN`;
  /// - vertical tabs, form feeds, byte order marks and all Unicode spaces between tokens.
  ///
  /// The document is rewritten as JSON before it is read, which needs a copy of it and two to three
  /// times the reading time. The page Conformance in the documentation lists where the standard and
  /// Foundation differ.
  case json5
}
