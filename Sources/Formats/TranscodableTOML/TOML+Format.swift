internal import TranscodableBytes
public import TranscodableCore
public import TranscodableFormats

extension TOML {
  /// A decoder for TOML.
  ///
  /// ```swift
  /// let settings = try TOML.Decoder().decode(Settings.self, from: document)
  /// ```
  public typealias Decoder = FormatDecoder<Format>

  /// An encoder for TOML.
  ///
  /// ```swift
  /// let document = try TOML.Encoder().text(of: settings)
  /// ```
  public typealias Encoder = FormatEncoder<Format>

  /// A version of the TOML specification.
  public enum Version: Sendable {
    /// TOML 1.0.
    case v1_0
    /// TOML 1.1, which adds multi-line inline tables, times without seconds, and the escapes `\e`
    /// and `\x41`.
    case v1_1
  }

  /// How null is encoded, which TOML doesn't have.
  public enum NullEncoding: Sendable {
    /// Null results in an error.
    case error
    /// Members of tables are omitted, and null in an array results in an error.
    case omitMembers
  }

  /// TOML as a format, with its options.
  public struct Format: CodingFormat {
    public static let name = "TOML"
    public static let isText = true
    public static let hasBytes = false
    public static let hasIntegerKeys = false

    /// The version that a decoder accepts.
    ///
    /// An encoder writes documents that are valid in both versions.
    public var version = Version.v1_1
    /// Whether strings that contain line feeds are written as multi-line strings.
    ///
    /// By default, line feeds are escaped. In arrays and inline tables, they are always escaped.
    public var usesMultilineStrings = false
    /// Whether members are sorted by key.
    ///
    /// By default, members keep their order. In both cases, the values of a table come before its
    /// tables.
    public var sortsKeys = false
    /// How null is encoded.
    ///
    /// Optional members that are `nil` are omitted before this option applies, unless
    /// `nilEncoding` is `.null`.
    public var nullEncoding = NullEncoding.error
    /// The number of columns beyond which an array is written with one element per line.
    public var lineWidth = 80

    /// Creates the format with its default options.
    public init() {}

    public func read(_ input: inout FormatInput) throws(CodingFailure) {
      let tree = TOMLTree(input.cursor, maximumNodeCount: input.remainingElementCount)
      let builder = TOMLTreeBuilder(tree, maximumFailureCount: input.remainingFailureCount)
      var parser = TOMLParser(
        tree.texts, version, maximumDepth: input.maximumDepth, builder)
      let failure = parser.failure()
      for failure in parser.receiver.failures { try input.recover(from: failure) }
      if let failure { throw failure }
      if parser.receiver.failures.isEmpty { try parser.receiver.tree.write(to: &input) }
    }

    public func makeWriter() -> Writer { Writer(self) }

    public static func range(at offset: Int, in document: RawSpan) -> Range<Int> {
      withCursor(over: document) { TOMLToken.range(at: offset, in: $0) }
    }
  }
}

extension FormatDecoder where Format == TOML.Format {
  /// Creates a decoder with default settings.
  public init() { self.init(TOML.Format()) }
}

extension FormatEncoder where Format == TOML.Format {
  /// Creates an encoder with default settings.
  public init() { self.init(TOML.Format()) }

  /// Encodes a value, and returns the document as a string.
  ///
  /// - Throws: An `EncodingError` with a coding path if TOML can't represent a value, or an error
  ///   that the value throws.
  public func text(of value: some Encodable) throws -> String {
    String(decoding: try encode(value), as: UTF8.self)
  }
}
