public import TranscodableBytes
public import TranscodableCore

/// Reads JSON text in one pass, value by value, straight into Swift values.
///
/// The reader asks nothing of the text but to be there: no tree is built, no token is stored, nothing is
/// allocated but the values themselves. Conformances to ``JSONDecodable``, which `@Codable` writes, are made of its
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
/// zeros and empty strings, and there is no next element. Whoever started the reader gets the failure thrown in the end.
/// That keeps the code that reads free of error paths, which is what makes it small and fast.
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
  /// Whether keys in the text may be compared with those of fields byte by byte: not with a key strategy.
  @usableFromInline internal let takesKeysLiterally: Bool
  /// The key of the field that the next member belongs to, if it had to be found out the long way.
  @usableFromInline internal var resolvedKey: String?
  /// Where the key of the next member ends, if `resolvedKey` is set.
  @usableFromInline internal var resolvedEnd = 0
  /// Room for strings with escapes, kept from one to the next.
  @usableFromInline internal var scratch: ByteOutput?
  /// What the coder above knows that the text does not: strategies, and types that are not direct.
  @usableFromInline package let context: (any JSONReadingContext)?

  package init(
    _ cursor: ByteCursor, settings: JSONReaderSettings = JSONReaderSettings(),
    context: (any JSONReadingContext)? = nil
  ) {
    self.cursor = cursor
    self.context = context
    maximumDepth = settings.maximumDepth
    allowsTrailingComma = settings.grammar == .foundation
    takesKeysLiterally = !(context?.convertsKeys ?? false)
  }

  /// Whether something has gone wrong.
  @inlinable @inline(__always)
  public var hasFailed: Bool { failure != nil }

  /// The number of bytes that have been read.
  public var offset: Int { cursor.offset }
}

/// What a reader may be told about the text it reads.
public struct JSONReaderSettings: Sendable {
  /// What counts as JSON.
  public var grammar: JSONGrammar
  /// The number of arrays and objects that may be open at once; 512 unless set, as in Foundation.
  public var maximumDepth: Int

  /// Creates settings.
  /// - Parameters:
  ///   - grammar: What counts as JSON.
  ///   - maximumDepth: The number of arrays and objects that may be open at once. Values decoded into nested types
  ///     use the call stack, so that a much higher limit asks for a larger stack.
  public init(grammar: JSONGrammar = .foundation, maximumDepth: Int = 512) {
    self.grammar = grammar
    self.maximumDepth = maximumDepth
  }
}

/// What a coder adds to a reader.
@usableFromInline
package protocol JSONReadingContext: AnyObject, Sendable {
  /// Whether keys in the text are other than the keys of fields.
  var convertsKeys: Bool { get }
  /// The key of a field that a key in the text stands for.
  func fieldKey(for key: String, in reader: borrowing JSONReader) -> String
  /// Reads a value of a type without direct conformance, or reports to the reader why not.
  func readStandard<Value: Decodable>(_ type: Value.Type, from reader: inout JSONReader) -> Value?
  /// The number that a string stands for where a floating-point number was expected, if it stands for one.
  func nonConformingFloat(_ text: String) -> Double?
}
