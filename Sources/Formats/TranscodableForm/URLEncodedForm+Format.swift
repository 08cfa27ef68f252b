package import TranscodableBytes
public import TranscodableCore
public import TranscodableFormats

extension URLEncodedForm {
  /// A decoder for URL-encoded forms and query strings.
  ///
  /// ```swift
  /// let search = try URLEncodedForm.Decoder().decode(Search.self, from: "q=swift&page=2")
  /// ```
  public typealias Decoder = FormatDecoder<Format>

  /// An encoder for URL-encoded forms and query strings.
  ///
  /// ```swift
  /// let body = try URLEncodedForm.Encoder().encode(search)
  /// ```
  public typealias Encoder = FormatEncoder<Format>

  /// URL-encoded forms as a format, with its options.
  ///
  /// A decoder with the options of an encoder decodes everything that the encoder encodes.
  public struct Format: CodingFormat {
    public static let name = "URL-encoded form"
    public static let hasIntegerKeys = false

    /// How arrays are encoded.
    ///
    /// A decoder accepts repeated keys, empty brackets and indices with every style, but separates
    /// a value at commas only with the styles ``ArrayStyle/commas`` and
    /// ``ArrayStyle/encodedCommas``.
    public var arrays = ArrayStyle.brackets
    /// How the keys of nested values are written.
    public var nesting = NestingStyle.brackets
    /// How nulls are written.
    ///
    /// A decoder always accepts a key without an equals sign as null.
    public var nulls = NullStyle.keyOnly
    /// How empty arrays and objects are written.
    ///
    /// With the array style ``ArrayStyle/commas``, an empty array is an empty value instead.
    public var emptyContainers = EmptyContainerStyle.brackets
    /// How Booleans are written.
    ///
    /// A decoder accepts `true`, `1`, `on` and `yes`, and their opposites, in any case.
    public var booleans = BooleanStyle.words
    /// How dates are written.
    ///
    /// A decoder also accepts ISO 8601 dates with every style.
    public var dates = DateStyle.iso8601
    /// How bytes are written.
    public var bytes = ByteStyle.base64
    /// Which value is used if a key is repeated where a single value is required.
    public var repeatedKeys = RepeatedKeyPolicy.last
    /// Whether an empty value is `nil` for an optional whose type can't be decoded from an empty
    /// string.
    ///
    /// Browsers send an empty value for each input that a person leaves empty.
    public var treatsEmptyAsNil = true
    /// Whether a form with names or values that aren't UTF-8 is rejected.
    ///
    /// By default, each ill-formed sequence is replaced by U+FFFD, as the URL standard requires.
    public var rejectsInvalidUTF8 = false
    /// Whether spaces are written as `%20` instead of `+`.
    ///
    /// A decoder accepts both.
    public var escapesSpaces = false
    /// The maximum number of names and values in a form.
    public var maximumPairCount = 1 << 16

    /// Creates the format with its default options.
    public init() {}

    public func read(_ input: inout FormatInput) throws(CodingFailure) {
      var reader = FormReader(self, input.cursor, maximumDepth: input.maximumDepth)
      try reader.read(into: &input)
    }

    public func makeWriter() -> Writer { Writer(self) }

    public func bool(fromText text: String) -> Bool? {
      if text == "true" { return true }
      if text == "false" { return false }
      return switch text.utf8.count <= 5 ? text.lowercased() : "" {
      case "true", "1", "on", "yes": true
      case "false", "0", "off", "no": false
      default: nil
      }
    }

    public func secondsSince1970(fromText text: String) -> Double? {
      if dates == .millisecondsSince1970, let number = Double(text) { return number / 1000 }
      return TranscodableFormats.secondsSince1970(ofText: text)
    }

    public func bytes(fromText text: String) -> [UInt8]? { bytes.bytes(of: text) }
  }
}

extension FormatDecoder where Format == URLEncodedForm.Format {
  /// Creates a decoder with default settings, whose maximum nesting depth is 32.
  public init() {
    self.init(URLEncodedForm.Format())
    settings.maximumDepth = 32
  }
}

extension FormatEncoder where Format == URLEncodedForm.Format {
  /// Creates an encoder with default settings.
  public init() { self.init(URLEncodedForm.Format()) }

  /// Encodes a value as a string, such as a query.
  ///
  /// - Returns: The form, which consists of ASCII characters.
  /// - Throws: An `EncodingError` with a coding path if a form can't represent the value, or an error
  ///   that the value throws.
  public func encodeString(_ value: some Encodable) throws -> String {
    String(decoding: try encode(value), as: UTF8.self)
  }
}

extension URLEncodedForm.Format: SpecializedFormat {
  package func write(
    _ draft: borrowing ValueDraft, knownKeyCount: Int
  ) throws(CodingFailure) -> [UInt8] {
    try TranscodableFormats.write(draft, knownKeyCount: knownKeyCount, to: FormSink(self))
  }

  package func write(
    _ plan: Permanent<ValuePlan>, at memory: ValueMemory, _ state: DraftEncodingState?
  ) -> [UInt8]? {
    TranscodableFormats.write(plan, at: memory, state, to: FormSink(self))
  }
}
