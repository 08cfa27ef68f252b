public import TranscodableCore

/// What a reader may be told about the text it reads: the grammar, how much of everything, and how far scalars and keys may differ from
/// those of types.
///
/// The limits are there for untrusted texts. Their defaults are far above what documents
/// have, so that they stop what is broken or meant to harm and nothing else. A server that knows
/// how large its requests are sets `maximumDocumentSize` to that, a few megabytes perhaps: values
/// in memory may be a hundred times as large as the shortest text for them, so that this is the
/// setting that bounds the memory a request can take. The other limits bound what a single value
/// can take within an allowed text.
///
/// Limits hold everywhere in a text, also in the parts that are not read. A text too short to
/// exceed one is not searched for it: with the defaults nothing is, below 128 MiB.
public struct JSONReaderSettings: Sendable {
  /// What counts as JSON.
  public var grammar: JSONGrammar
  /// Whether the braces around the whole text may be left out, as in many configuration files.
  ///
  /// A text whose first character is not an opening brace, white space aside, is then read as if braces
  /// stood around it; an empty one is an empty object. The same as `assumesTopLevelDictionary` of
  /// `Foundation.JSONDecoder`.
  public var assumesTopLevelDictionary: Bool
  /// How far scalars of other kinds are taken for those of a type: a string for the number that it spells, say; not at all unless
  /// set.
  ///
  /// What `@CodableCoerced` says of a field counts for that field. Only the attribute takes an empty string for nil. Where a
  /// type tries one thing after the other, the first that can be coerced counts.
  public var coercion = DecodingCoercionPolicy.none
  /// Which keys in the text are those of fields; those with the same text unless set.
  public var keyMatching = CodingKeyMatching.exact
  /// The number of arrays and objects that may be open at once; 512 unless set, as in Foundation.
  public var maximumDepth: Int
  /// The number of bytes that a text may have, in the encoding in which it comes; 1 GiB unless set.
  ///
  /// The default is more than anybody should read in one piece: such a text with its values takes
  /// several times as much memory.
  public var maximumDocumentSize: Int
  /// The number of bytes that a string or a key may have, as it is in the text, without its
  /// quotes and as UTF-8; 256 MiB unless set.
  ///
  /// The default leaves room for files of 192 MiB in Base64.
  public var maximumStringLength: Int
  /// The number of elements that one array, and of members that one object may have; 2^26, about 67
  /// million, unless set.
  ///
  /// The default is out of reach for a text of the default size whose elements have 16 bytes each.
  public var maximumElementCount: Int

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - grammar: What counts as JSON.
  ///   - assumesTopLevelDictionary: Whether the braces around the whole text may be left out.
  ///   - maximumDepth: The number of arrays and objects that may be open at once. Values decoded
  ///     into nested types use the call stack, so that a much higher limit asks for a larger stack.
  ///   - maximumDocumentSize: The number of bytes that a text may have.
  ///   - maximumStringLength: The number of bytes that a string or a key may have in the text.
  ///   - maximumElementCount: The number of elements or members of one array or object.
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
  /// The size up to which a text cannot exceed the limits on strings and elements.
  var sizeWithinLimits: Int {
    // An element takes two bytes, with its comma or bracket.
    let (size, isHuge) = max(0, maximumElementCount).multipliedReportingOverflow(by: 2)
    return min(maximumStringLength, isHuge ? .max : size)
  }

  /// The size up to which a text is read as it stands, without any preparation; negative if none
  /// is.
  var sizeWithoutPreparation: Int {
    if grammar == .json5 || assumesTopLevelDictionary { return -1 }
    return min(maximumDocumentSize, sizeWithinLimits)
  }
}

/// What counts as JSON.
public enum JSONGrammar: Sendable {
  /// What `Foundation.JSONDecoder` accepts: RFC 8259, and a comma after the last member or element.
  case foundation
  /// RFC 8259 exactly.
  case strict
  /// [JSON5](https://spec.json5.org), version 1.0.0, and what `Foundation.JSONDecoder` accepts
  /// beyond it when its `allowsJSON5` is set.
  ///
  /// Beyond what ``foundation`` accepts, these are valid:
  /// - comments, `// to the end of the line` and `/* up to here */`;
  /// - keys without quotes, if they are identifiers: `{name: 1, $id: 2, größe: 3}`;
  /// - strings in single quotes, with any other character but a line break as it is;
  /// - the escapes `\'`, `\v`, `\0` and `\x41`, a backslash before any other character that is no
  ///   digit, and one before a line break, which stays in the string;
  /// - numbers such as `+1`, `.5`, `5.`, `0xC0FFEE`, `Infinity`, `-Infinity` and `NaN`;
  /// - vertical tabs, form feeds, byte order marks and all Unicode spaces between tokens.
  ///
  /// The text is rewritten as JSON before it is read, which takes a copy of it and two to three times
  /// as long as the reading. The page Conformance in the documentation lists where the standard and
  /// Foundation differ.
  case json5
}
