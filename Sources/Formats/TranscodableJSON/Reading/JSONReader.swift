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
/// created the reader throws the failure. Code that uses a reader therefore needs no error
/// handling, which keeps it small and fast.
///
/// The whole document is validated, including the parts that are skipped.
@frozen
public struct JSONReader: ~Copyable {
  @usableFromInline internal var cursor: ByteCursor
  @usableFromInline package var failure: CodingFailure?
  @usableFromInline internal var depth = 0
  /// The predicted number of spaces per indentation level, or -1 before the first line break.
  @usableFromInline internal var indentation = -1
  /// The number of lines that may still be used to predict the indentation.
  @usableFromInline internal var indentationSamplesLeft = 8
  @usableFromInline internal let maximumDepth: Int
  @usableFromInline internal let allowsTrailingComma: Bool
  /// Whether the reader accepts `Infinity`, `-Infinity` and `NaN` as numbers.
  internal let allowsNonFiniteNumbers: Bool
  internal var coercion: DecodingCoercionPolicy
  internal let keyMatching: CodingKeyMatching
  /// Whether keys in the document are compared with field keys byte by byte.
  ///
  /// This is `false` if the coder has a key strategy or matches keys inexactly.
  @usableFromInline internal let takesKeysLiterally: Bool
  /// Whether the reader recovers from every failure in the current value, so that failures need no
  /// location.
  internal var dropsFailures = false
  /// Whether the reader is trying an alternative of an enclosing value, so that failures need no
  /// reason.
  internal var isAttempting = false
  /// The field key that was found for the next member, or `nil` if none was found.
  @usableFromInline internal var resolvedKey: String?
  /// The offset of the end of the next member's key, if `resolvedKey` is set.
  @usableFromInline internal var resolvedEnd = 0
  /// A reused buffer for strings with escapes.
  @usableFromInline internal var scratch: ByteOutput?
  @usableFromInline internal var valueWorkspace: JSONValueWorkspace?
  /// The coder's strategies and its support for the container path.
  @usableFromInline package let context: (any JSONReadingContext)?

  /// The container-path document that contains the reader's input, if any.
  @usableFromInline internal let document: StandardDocument?
  /// State that is allocated only if needed.
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

  /// The original input, if the reader reads a rewritten copy.
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
  /// Whether the coder converts between keys in the document and field keys.
  var convertsKeys: Bool { get }
  /// Whether key conversion depends on the coding path.
  var convertsKeysByPath: Bool { get }
  /// Converts a key in the document to the key of a field.
  func fieldKey(for key: String, in path: () -> [any CodingKey]) -> String
  var userInfo: [CodingUserInfoKey: any Sendable] { get }
  /// Converts a string to infinity or NaN according to the coder's strategy, or returns `nil`.
  func nonConformingFloat(_ text: String) -> Double?
  /// Whether strings can represent infinity or NaN.
  var readsFloatsFromStrings: Bool { get }
}

/// State that few readers need.
///
/// The state is stored behind a single reference to keep readers small.
@usableFromInline
final class JSONReaderExtras {
  /// The original input, if the reader reads a rewritten copy.
  let source: RewrittenSource?
  let collector: JSONFailureCollector?
  let log: EventLog?
  /// A function that returns a `JSON` value for an infinity or NaN in JSON5.
  ///
  /// If the function is `nil`, infinities and NaNs are failures.
  let nonFiniteReplacement: ((Double) -> JSON)?
  /// The coding path that was computed most recently.
  var paths = JSONPathCache()
  /// The outcomes of the alternatives that have been attempted so far.
  ///
  /// A document on the container path stores its own outcomes.
  var attemptMemory: AttemptMemory?
  /// The lines of the document, indexed on demand.
  let lines = LineIndex()
  /// The document in which failures on the container path are located on demand.
  var failureSource: FailureSource?
  /// The tag keys of the enclosing objects, each with the nesting depth of its object.
  var tags: [(depth: Int, key: Substring)] = []

  init(
    source: RewrittenSource? = nil, collector: JSONFailureCollector? = nil, log: EventLog? = nil,
    nonFiniteReplacement: ((Double) -> JSON)? = nil
  ) {
    self.source = source
    self.collector = collector
    self.log = log
    self.nonFiniteReplacement = nonFiniteReplacement
  }

  deinit { FailureSource.endCall(&failureSource) }
}
