#if YAML
  public import TranscodableCore
  public import TranscodableFormats

  /// YAML, read with libyaml.
  ///
  /// ```swift
  /// let settings = try YAML.Decoder().decode(Settings.self, from: text)
  /// let bytes = try YAML.Encoder().encode(settings)
  /// ```
  public enum YAML {
    /// A decoder for YAML.
    public typealias Decoder = FormatDecoder<Format>

    /// An encoder for YAML.
    public typealias Encoder = FormatEncoder<Format>

    /// The rules for scalars without quotes and without a tag.
    public enum ScalarRules: Sendable, CaseIterable {
      /// The core schema of YAML 1.2: `true`, `0o17`, `0x1F` and `1e3`, but not `yes`.
      case yaml1_2
      /// The types of YAML 1.1, which many programs still use.
      ///
      /// They add `yes`, `no`, `on` and `off`, octal numbers such as `017`, binary numbers,
      /// underscores in numbers, numbers in base 60 such as `1:30`, and dates. A number needs a dot
      /// to have an exponent. As in other implementations, `y` and `n` are strings.
      case yaml1_1
      /// All scalars are strings.
      ///
      /// With the setting `coercion`, the types of fields determine how scalars are converted.
      case strings
    }

    /// YAML as a format, with its options.
    public struct Format: CodingFormat {
      public static let name = "YAML"
      public static var isText: Bool { true }
      public static var hasIntegerKeys: Bool { false }

      /// The rules for scalars when decoding.
      ///
      /// An encoder quotes a string unless it is a string by all rules.
      public var scalarRules = ScalarRules.yaml1_2
      /// Whether the key `<<` adds the members of other mappings, as in YAML 1.1.
      ///
      /// The members of the mapping itself take precedence. By default, it does.
      public var mergesKeys = true
      /// Whether a key may be repeated in a mapping.
      ///
      /// YAML doesn't allow it. If it is allowed, the last value is used, and reports list the key.
      /// By default, decoding fails.
      public var allowsDuplicateKeys = false
      /// The maximum number of values that aliases and merge keys may add to a document.
      ///
      /// A short document can otherwise represent billions of values.
      public var maximumAliasedValueCount = 1 << 20
      /// Whether the documents of a stream are read as an array.
      var isStream = false

      /// Creates the format with its default options.
      public init() {}

      public func read(_ input: inout FormatInput) throws(CodingFailure) {
        let tree = try YAMLTree(&input, self)
        var walk = YAMLWalk(tree, self)
        if isStream { try input.beginArray(at: 0) }
        for root in tree.roots { try walk.write(root, to: &input) }
        if isStream {
          try input.end(at: input.count)
        } else if tree.roots.isEmpty {
          // A document without contents is null.
          try input.null(at: 0)
        }
      }

      public func makeWriter() -> Writer { Writer() }

      public static func range(at offset: Int, in document: RawSpan) -> Range<Int> {
        YAMLToken.range(at: offset, in: document)
      }
    }
  }

  extension FormatDecoder where Format == YAML.Format {
    /// Creates a decoder with default settings.
    public init() { self.init(YAML.Format()) }

    /// Decodes a value from each document of a stream.
    ///
    /// Coding paths begin with the index of the document.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - input: The documents, separated by `---`.
    /// - Returns: The decoded values.
    /// - Throws: A `DecodingError` with a line and a column, or an error that the type throws.
    public func decodeAll<Value: Decodable>(
      _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable
    ) throws -> [Value] {
      var decoder = self
      decoder.format.isStream = true
      return try decoder.decode([Value].self, from: input)
    }
  }

  extension FormatEncoder where Format == YAML.Format {
    /// Creates an encoder with default settings.
    public init() { self.init(YAML.Format()) }

    /// Encodes each value as a document of a stream.
    ///
    /// - Returns: The documents, each of which begins with `---`.
    /// - Throws: An `EncodingError` with a coding path, or an error that a value throws.
    public func encodeAll<Value: Encodable>(_ values: some Sequence<Value>) throws -> [UInt8] {
      var stream: [UInt8] = []
      for value in values {
        stream += Array("---\n".utf8)
        stream += try encode(value)
      }
      return stream
    }
  }
#endif
