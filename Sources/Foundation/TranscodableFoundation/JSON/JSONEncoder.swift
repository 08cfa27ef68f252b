internal import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension JSON {
  /// An encoder for JSON that replaces Foundation's `JSONEncoder` and is several times faster.
  ///
  /// You can pass this encoder to any API that takes a `JSONEncoder`. It supports all of that
  /// class's settings. Types with `@Codable` are encoded on the direct path. Members are in
  /// declaration order unless keys are sorted.
  ///
  /// ```swift
  /// let encoder = JSON.Encoder()
  /// encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  /// let data = try encoder.encode(commits)
  /// ```
  open class Encoder: JSONEncoder, @unchecked Sendable {
    /// The policy for optional members that are `nil`.
    ///
    /// By default, they are omitted.
    ///
    /// The policy applies to all members that a type would omit. It doesn't matter whether the
    /// compiler synthesizes the type's conformance, `@Codable` generates it, or you write it by
    /// hand with `encodeIfPresent`. An object on a field's key path is omitted if all of its fields
    /// are `nil`.
    public var nilEncoding = EncodingNilPolicy.omit {
      didSet { settingsCache.invalidate() }
    }

    /// Every setter must invalidate this cache.
    private let settingsCache = SettingsCache<JSONEncodingContext>()

    /// Creates an encoder with Foundation's defaults.
    public override init() { super.init() }

    /// Encodes a value as JSON.
    ///
    /// - Returns: The JSON as UTF-8.
    /// - Throws: An `EncodingError` with a coding path if JSON can't represent a value.
    open override func encode<Value: Encodable>(_ value: Value) throws -> Data {
      let settings = settings
      do {
        return try JSONWriter.encode(value, layout: settings.layout, context: settings) {
          Data(&$0, isWantedBack: $1)
        }
      } catch {
        throw Self.reportingWhole(value, error)
      }
    }

    /// Encodes a value as JSON with an encoding configuration.
    ///
    /// - Parameters:
    ///   - value: The value to encode.
    ///   - configuration: The encoding configuration.
    /// - Returns: The JSON as UTF-8.
    /// - Throws: An `EncodingError` with a coding path if JSON can't represent a value, or an error
    ///   that the value throws.
    open override func encode<Value: EncodableWithConfiguration>(
      _ value: Value, configuration: Value.EncodingConfiguration
    ) throws -> Data {
      let settings = settings
      do {
        return try JSONWriter.encode(layout: settings.layout, context: settings) {
          try value.encode(to: $0, configuration: configuration)
        } finish: {
          Data(&$0, isWantedBack: $1)
        }
      } catch {
        throw Self.reportingWhole(value, error)
      }
    }

    /// Encodes a value as JSON with the encoding configuration that another type provides.
    ///
    /// - Parameters:
    ///   - value: The value to encode.
    ///   - configuration: The type that provides the encoding configuration.
    /// - Returns: The JSON as UTF-8.
    /// - Throws: An `EncodingError` with a coding path if JSON can't represent a value, or an error
    ///   that the value throws.
    open override func encode<Value, Configuration>(
      _ value: Value, configuration: Configuration.Type
    ) throws -> Data
    where
      Value: EncodableWithConfiguration, Configuration: EncodingConfigurationProviding,
      Value.EncodingConfiguration == Configuration.EncodingConfiguration
    {
      try encode(value, configuration: Configuration.encodingConfiguration)
    }

    /// Returns a depth-limit error for the whole value, no matter where the limit was exceeded.
    @inline(never)
    private static func reportingWhole<Value>(_ value: borrowing Value, _ error: any Error)
      -> any Error
    {
      guard case EncodingError.invalidValue(_, let context) = error,
        (context.underlyingError as? CodingFailure)?.reason == .depthLimit
      else { return error }
      return EncodingError.invalidValue(
        copy value,
        EncodingError.Context(
          codingPath: [], debugDescription: context.debugDescription,
          underlyingError: context.underlyingError))
    }

    // MARK: - Settings

    /// The layout of the JSON, such as indentation and sorted keys.
    open override var outputFormatting: OutputFormatting {
      didSet { settingsCache.invalidate() }
    }

    /// The strategy for encoding dates.
    open override var dateEncodingStrategy: DateEncodingStrategy {
      didSet { settingsCache.invalidate() }
    }

    /// The strategy for encoding `Data`.
    open override var dataEncodingStrategy: DataEncodingStrategy {
      didSet { settingsCache.invalidate() }
    }

    /// The strategy for encoding infinity and NaN.
    open override var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy {
      didSet { settingsCache.invalidate() }
    }

    /// The strategy for converting coding keys to the keys in the document.
    open override var keyEncodingStrategy: KeyEncodingStrategy {
      didSet { settingsCache.invalidate() }
    }

    /// Values that are available to types while they are encoded.
    open override var userInfo: [CodingUserInfoKey: any Sendable] {
      didSet { settingsCache.invalidate() }
    }

    /// The coding profile, which selects one of several representations of a type.
    ///
    /// The profile is stored in `userInfo`.
    public var profile: CodingProfile? {
      get { userInfo.codingProfile }
      set { userInfo[.codingProfile] = newValue }
    }

    package var settings: JSONEncodingContext {
      // The cache is used only for this class, because a subclass may override these properties.
      guard type(of: self) == JSON.Encoder.self else {
        return JSONEncodingContext(self, nilEncoding: nilEncoding)
      }
      return settingsCache.value { JSONEncodingContext(self, nilEncoding: nilEncoding) }
    }
  }
}

extension Data: AllocationOwner {}

extension Data {
  /// Copies the output, or takes its memory and leaves it empty.
  ///
  /// If `isWantedBack` is true, the output is always copied.
  init(_ output: inout ByteOutput, isWantedBack: Bool) {
    guard !isWantedBack, output.count > 2048 else {
      self = output.withCursor { Data(BorrowedBytes($0)) }
      return
    }
    var whole = ByteOutput(capacity: 0)
    swap(&whole, &output)
    self = whole.moved(to: Data.self, deallocator: .free)
  }
}
