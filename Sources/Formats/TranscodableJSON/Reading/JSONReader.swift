public import TranscodableBytes
public import TranscodableCore

/// Reads JSON text in one pass, value by value, straight into Swift values.
///
/// The reader needs only the bytes: it builds no tree, stores no tokens, and allocates nothing but the values themselves. Conformances to ``JSONDecodable``, which `@Codable` writes, consist of its
/// calls; they can be written by hand, too:
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
/// **Failures stick.** The first thing that goes wrong is kept, and from then on every call is harmless: reads give
/// zeros and empty strings, and there is no next element. The call that made the reader throws the failure in the end.
/// So reading code has no error paths, which keeps it small and fast.
///
/// The whole text is validated, also the parts that are skipped.
@frozen
public struct JSONReader: ~Copyable {
  @usableFromInline internal var cursor: ByteCursor
  /// The first thing that went wrong, or nil.
  @usableFromInline package var failure: CodingFailure?
  /// How many containers are open.
  @usableFromInline internal var depth = 0
  /// By how many spaces a line is indented for each level, as far as is known: -1 before the first line break.
  @usableFromInline internal var indentation = -1
  /// How many lines may still teach the indentation.
  @usableFromInline internal var lessons = 8
  /// The number of containers that may be open at once.
  @usableFromInline internal let maximumDepth: Int
  @usableFromInline internal let allowsTrailingComma: Bool
  /// Whether `Infinity`, `-Infinity` and `NaN` are numbers.
  internal let allowsNonFiniteNumbers: Bool
  /// How far scalars of other kinds are taken for those of a type.
  internal var coercion: DecodingCoercionPolicy
  /// Which keys in the text are those of fields.
  internal let keyMatching: CodingKeyMatching
  /// Whether keys in the text may be compared with those of fields byte by byte: not with a key strategy.
  @usableFromInline internal let takesKeysLiterally: Bool
  /// Whether whatever is wrong with a value is made up for, so that a failure need not say where it is.
  internal var dropsFailures = false
  /// The key of the field that the next member belongs to, if it had to be found out the long way.
  @usableFromInline internal var resolvedKey: String?
  /// Where the key of the next member ends, if `resolvedKey` is set.
  @usableFromInline internal var resolvedEnd = 0
  /// Room for strings with escapes, kept from one to the next.
  @usableFromInline internal var scratch: ByteOutput?
  /// What is kept from one value of any kind to the next.
  @usableFromInline internal var valueWorkspace: JSONValueWorkspace?
  /// What the coder above knows that the text does not: strategies, and types that are not direct.
  @usableFromInline package let context: (any JSONReadingContext)?

  /// The document in the standard lane that this reader reads a part of, if that is where it comes from.
  @usableFromInline internal let document: StandardDocument?
  /// What the reader has only if it is needed.
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

  /// Whether something has gone wrong.
  @inlinable @inline(__always)
  public var hasFailed: Bool { failure != nil }

  /// The number of bytes that have been read, of the text as UTF-8 and as JSON.
  ///
  /// Failures reported with it are thrown with their place in the text as it came, also for JSON5.
  @inlinable public var offset: Int { cursor.offset }

  /// What the text was rewritten from, if it was.
  internal var source: RewrittenSource? { extras?.source }

  /// What the reader was told about the text.
  internal var settings: JSONReaderSettings {
    var settings = JSONReaderSettings(
      grammar: allowsNonFiniteNumbers ? .json5 : allowsTrailingComma ? .foundation : .strict,
      maximumDepth: maximumDepth)
    (settings.coercion, settings.keyMatching) = (coercion, keyMatching)
    return settings
  }
}

/// What a coder adds to a reader.
@usableFromInline
package protocol JSONReadingContext: AnyObject, Sendable {
  /// Whether keys in the text are other than the keys of fields.
  var convertsKeys: Bool { get }
  /// Whether it takes the path of a key to convert it.
  var convertsKeysByPath: Bool { get }
  /// The key of a field that a key in the text stands for.
  ///
  /// - Parameters:
  ///   - key: The key in the text.
  ///   - path: The keys and indices of the containers around it; costly to find out.
  /// - Returns: The key of the field.
  func fieldKey(for key: String, in path: () -> [any CodingKey]) -> String
  /// What the caller wants the types to know.
  var userInfo: [CodingUserInfoKey: any Sendable] { get }
  /// The number that a string stands for where a floating-point number was expected, if it stands for one.
  func nonConformingFloat(_ text: String) -> Double?
}

/// State that few readers need, held by one reference, so that readers stay small.
@usableFromInline
final class JSONReaderExtras {
  /// What the text was rewritten from, if it was.
  let source: RewrittenSource?
  /// Where all failures are collected, if the call asks for that.
  let collector: JSONFailureCollector?
  /// Where events are noted, if a report is asked for.
  let log: EventLog?
  /// What values of any kind hold for infinity and NaN of JSON5; nil if those are failures.
  let nonFiniteReplacement: ((Double) -> JSON)?
  /// The way to the last place whose path was asked for.
  var paths = JSONPathMemory()
  /// The lines of the text, as far as they have been asked for.
  let lines = LineIndex()
  /// The keys of tags in the objects around the place here, and how many containers are open in each.
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
}
