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
  /// The number of spaces by which each level is indented, if known.
  ///
  /// It is -1 before the first line break.
  @usableFromInline internal var indentation = -1
  /// The number of further lines from which the indentation is determined.
  @usableFromInline internal var indentationSamplesLeft = 8
  @usableFromInline internal let maximumDepth: Int
  @usableFromInline internal let allowsTrailingComma: Bool
  /// Whether `Infinity`, `-Infinity` and `NaN` are numbers.
  internal let allowsNonFiniteNumbers: Bool
  internal var coercion: DecodingCoercionPolicy
  internal let keyMatching: CodingKeyMatching
  /// Whether keys are compared with the keys of fields byte by byte.
  ///
  /// With a key strategy, they aren't.
  @usableFromInline internal let takesKeysLiterally: Bool
  /// Whether every failure in the current value is followed by a recovery, so that failures need no
  /// location.
  internal var dropsFailures = false
  /// Whether an alternative of an enclosing value is being attempted, so that failures need no
  /// reasons.
  internal var isAttempting = false
  /// The key of the field that the next member belongs to, if the member's key was resolved.
  @usableFromInline internal var resolvedKey: String?
  /// The offset at which the key of the next member ends, if `resolvedKey` is set.
  @usableFromInline internal var resolvedEnd = 0
  /// A reused buffer for strings with escapes.
  @usableFromInline internal var scratch: ByteOutput?
  @usableFromInline internal var valueWorkspace: JSONValueWorkspace?
  /// The strategies of the coder, and its support for types that use the container path.
  @usableFromInline package let context: (any JSONReadingContext)?

  /// The document on the container path that contains the reader's input, if any.
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

  /// The number of bytes that have been read, counted in the UTF-8 representation of the input as
  /// JSON.
  ///
  /// If a failure is reported with this offset, the thrown error has the corresponding location in
  /// the original input, even for JSON5.
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

/// A coder's features that aren't part of every reader.
@usableFromInline
package protocol JSONReadingContext: AnyObject, Sendable {
  /// Whether the keys in the document differ from the keys of the fields.
  var convertsKeys: Bool { get }
  /// Whether converting a key requires its coding path.
  var convertsKeysByPath: Bool { get }
  /// Returns the field's key for a key in the document.
  func fieldKey(for key: String, in path: () -> [any CodingKey]) -> String
  var userInfo: [CodingUserInfoKey: any Sendable] { get }
  /// Returns the floating-point number that a string represents under the coder's strategy, if any.
  func nonConformingFloat(_ text: String) -> Double?
  /// Whether strings can represent infinity or NaN.
  var readsFloatsFromStrings: Bool { get }
}

/// State that few readers need.
///
/// It is stored behind a single reference, so that readers are small.
@usableFromInline
final class JSONReaderExtras {
  /// The original input, if the reader reads a rewritten copy.
  let source: RewrittenSource?
  let collector: JSONFailureCollector?
  let log: EventLog?
  /// A function that replaces the infinities and NaNs of JSON5 in values of any kind.
  ///
  /// If it is `nil`, these numbers are failures.
  let nonFiniteReplacement: ((Double) -> JSON)?
  /// The coding path that was computed most recently.
  var paths = JSONPathCache()
  /// The outcomes inside the outermost value whose alternatives are being attempted, unless the
  /// document has them.
  var attemptMemory: AttemptMemory?
  /// The lines of the document, indexed on demand.
  let lines = LineIndex()
  /// The document as failures on the container path refer to it.
  var failureSource: FailureSource?
  /// The keys of tags in the enclosing objects, each with the number of containers open in its
  /// object.
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
