public import TranscodableBytes
public import TranscodableCore

/// A reader that decodes JSON in one pass, value by value, directly into Swift values.
///
/// The reader builds no tree, stores no tokens, and allocates memory only for the values
/// themselves. The ``JSONDecodable`` conformances that `@Codable` generates consist of calls to a
/// reader. You can also write such code by hand:
///
/// ```swift
/// let sum = try JSONReader.read("[1, 2, 3.0]") { reader in
///   var sum = 0
///   var more = reader.beginArray()
///   while more {
///     sum += reader.read(Int.self)
///     more = reader.nextElement()
///   }
///   return sum
/// }
/// ```
///
/// **Errors are sticky.** The reader records the first failure. After that, every call is harmless:
/// reads return zeros and empty strings, and there is no next element. At the end, the call that
/// created the reader throws the failure. Code that uses a reader needs no error handling, which
/// keeps the code small and fast.
///
/// The whole document is validated, including the parts that are skipped.
@frozen
public struct JSONReader: ~Copyable {
  @usableFromInline package var cursor: ByteCursor
  @usableFromInline package var failure: CodingFailure?
  @usableFromInline internal var depth = 0
  /// The predicted number of spaces per indentation level, or -1 before the first line break.
  @usableFromInline internal var indentation = -1
  @usableFromInline internal var indentationSamplesLeft = 8
  @usableFromInline internal let maximumDepth: Int
  @usableFromInline internal let allowsTrailingComma: Bool
  internal let allowsNonFiniteNumbers: Bool
  internal var coercion: DecodingCoercionPolicy
  internal let keyMatching: CodingKeyMatching
  /// Whether keys are compared byte by byte, without a key strategy or inexact matching.
  @usableFromInline internal let takesKeysLiterally: Bool
  /// Whether all failures in the current value will be discarded.
  ///
  /// If so, failures need no location.
  internal var dropsFailures = false
  /// Whether an alternative of an enclosing value is being tried.
  ///
  /// If so, the reasons for failures aren't recorded.
  internal var isAttempting = false
  @usableFromInline internal var resolvedKey: String?
  @usableFromInline internal var resolvedEnd = 0
  @usableFromInline internal var scratch: ByteOutput?
  @usableFromInline internal var valueWorkspace: JSONValueWorkspace?
  @usableFromInline package let context: (any JSONReadingContext)?

  @usableFromInline internal let document: StandardDocument?
  @usableFromInline internal var extras: JSONReaderExtras?

  package init(
    _ cursor: ByteCursor, settings: JSONReaderSettings = JSONReaderSettings(),
    context: (any JSONReadingContext)? = nil
  ) {
    self.init(cursor, settings: settings, context: context, document: nil)
  }

  internal init(
    _ cursor: ByteCursor, settings: JSONReaderSettings, context: (any JSONReadingContext)?,
    document: StandardDocument?, extras: JSONReaderExtras? = nil
  ) {
    self.cursor = cursor
    self.context = context
    self.document = document
    self.extras = extras
    maximumDepth = settings.maximumDepth
    allowsTrailingComma = settings.grammar != .strict
    allowsNonFiniteNumbers = settings.grammar == .json5
    coercion = settings.coercion
    keyMatching = settings.keyMatching
    takesKeysLiterally = settings.keyMatching == .exact && !(context?.convertsKeys ?? false)
  }

  /// A Boolean value that indicates whether the reader has failed.
  @inlinable @inline(__always)
  public var hasFailed: Bool { failure != nil }

  /// The number of bytes that have been read.
  ///
  /// If the input was converted to UTF-8 or from JSON5, this is an offset in the converted
  /// document.
  ///
  /// If you report a failure at this offset, the thrown error contains the corresponding location
  /// in the original input.
  @inlinable public var offset: Int { cursor.offset }

  internal var source: RewrittenSource? { extras?.source }

  internal var settings: JSONReaderSettings {
    var settings = JSONReaderSettings(
      grammar: allowsNonFiniteNumbers ? .json5 : allowsTrailingComma ? .foundation : .strict,
      maximumDepth: maximumDepth)
    (settings.coercion, settings.keyMatching) = (coercion, keyMatching)
    return settings
  }
}

/// Features that are available only to a reader that belongs to a coder.
@usableFromInline
package protocol JSONReadingContext: AnyObject, Sendable {
  var convertsKeys: Bool { get }
  var convertsKeysByPath: Bool { get }
  func fieldKey(for key: String, in path: () -> [any CodingKey]) -> String
  var userInfo: [CodingUserInfoKey: any Sendable] { get }
  func nonConformingFloat(_ text: String) -> Double?
  var readsFloatsFromStrings: Bool { get }
  /// Returns a value of the document that the JSON is a copy of.
  ///
  /// The result is `nil` if the JSON isn't a copy, and contains `nil` if the value has another type.
  func original<Value>(_ type: Value.Type, at offset: Int) -> Value??
}

extension JSONReadingContext {
  package func original<Value>(_ type: Value.Type, at offset: Int) -> Value?? { nil }
}

/// Rarely needed state, stored behind a single reference to keep readers small.
@usableFromInline
final class JSONReaderExtras {
  let source: RewrittenSource?
  let collector: JSONFailureCollector?
  let log: EventLog?
  /// Returns a replacement for an infinity or NaN in JSON5.
  ///
  /// If the function is `nil`, infinities and NaNs are failures.
  let nonFiniteReplacement: ((Double) -> JSON)?
  var paths = JSONPathCache()
  var attemptMemory: AttemptMemory?
  let lines = LineIndex()
  var failureSource: FailureSource?
  var tags: [(depth: Int, key: Substring)] = []
  var convertedKeys: ConvertedKeys?

  /// Returns the coding path at `end`.
  func path(from text: ByteCursor, to end: Int, settings: JSONReaderSettings) -> [any CodingKey] {
    paths.path(from: text, to: end, settings: settings, convertedKeys)
  }

  init(
    source: RewrittenSource? = nil, collector: JSONFailureCollector? = nil, log: EventLog? = nil,
    nonFiniteReplacement: ((Double) -> JSON)? = nil
  ) {
    self.source = source
    self.collector = collector
    self.log = log
    self.nonFiniteReplacement = nonFiniteReplacement
  }

  deinit { failureSource?.endCall() }
}
