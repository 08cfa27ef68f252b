import TranscodableBytes

/// The format of a document in the standard lane: everything in which formats differ.
///
/// One object for each call. It is asked only off the fast path: when the document is opened, about scalars that are not on
/// the tape as ``ValueTape/Kind`` says, and after a failure. A protocol only because no class of this package can be
/// subclassed in another module.
package protocol StandardFormat: AnyObject {
  /// How a type is decoded that this format decodes in a way of its own; nil if it does not.
  func special(_ type: any Any.Type) -> (any SpecialDecoding.Type)?

  /// What the caller wants the types to know.
  var userInfo: [CodingUserInfoKey: Any] { get }

  /// How many bytes of a string or key are in front of its contents: its quote, in formats whose places include it.
  var quoteLength: Int { get }

  // MARK: Keys

  /// Whether keys in the document are other than the keys of fields.
  var convertsKeys: Bool { get }
  /// Which of several members with the same key counts: the last one, or the first.
  var lastMemberCounts: Bool { get }
  /// The key of a field that a key in the document stands for.
  ///
  /// - Parameters:
  ///   - key: The key in the document.
  ///   - path: The path of the object; costly to find out.
  /// - Returns: The key of the field.
  func fieldKey(for key: String, in path: () -> [any CodingKey]) -> String

  /// Which keys in the document are those of fields.
  var keyMatching: CodingKeyMatching { get }

  // MARK: Scalars

  /// How far scalars of other kinds are taken for those of a type.
  var coercion: DecodingCoercionPolicy { get }
  /// The string or key at an entry that is marked as unusual.
  func text(at entry: ValueTape.Entry, in document: StandardDocument) -> String
  /// The text of the number at an entry, nil if there is something else.
  func numberText(at entry: ValueTape.Entry, in document: StandardDocument) -> String?
  /// The number at an entry that is not read from the tape.
  func double(
    at entry: ValueTape.Entry, in document: StandardDocument, path: () -> CodingPaths.Path
  ) throws -> Double
  /// The number at an entry that is not read from the tape.
  func float(
    at entry: ValueTape.Entry, in document: StandardDocument, path: () -> CodingPaths.Path
  ) throws -> Float
  /// The integer at an entry that is not read from the tape.
  func integer<Value: FixedWidthInteger & Sendable>(
    _ type: Value.Type, at entry: ValueTape.Entry, in document: StandardDocument,
    path: () -> CodingPaths.Path
  ) throws -> Value

  // MARK: Failures

  /// The error for a value of another kind than a type needs, or for null.
  func mismatch(
    _ type: any Any.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error
  /// The error for a value that is not a container of the kind that is asked for.
  func noContainer(
    _ kind: ValueTape.Kind, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error
  /// The error for a key that an object does not have.
  func missingKey(
    _ key: any CodingKey, of object: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error
  /// The error for an element after the last one of an array, whose path would be `path`.
  func missingElement(
    _ type: any Any.Type, of array: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error
  /// A failure of the value at an entry, or of its key, with its path and as much of its place as can be found out.
  func placed(
    _ failure: CodingFailure, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> CodingFailure
  /// All that is wrong with a value that could not be decoded.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - entry: The value.
  ///   - path: Its path.
  ///   - limit: The number of failures to stop at.
  ///   - document: The document.
  /// - Returns: The failures in the order of the document, with their paths.
  func failures<Value: Decodable>(
    of type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path, limit: Int,
    in document: StandardDocument
  ) -> [CodingFailure]
  /// The offset in the document as it came of an offset in the one that is read.
  func offsetInSource(_ offset: Int, in document: StandardDocument) -> Int

  // MARK: Foundation's ways

  /// Whether an unkeyed container counts on when it is asked after its end for a value that need not be there.
  var countsAfterEnd: Bool { get }
  /// The type that is missing when an unkeyed container is asked after its end for a decoder.
  var typeOfMissingDecoder: any Any.Type { get }

  // MARK: The call

  /// The keys of everything that is open between two offsets, for paths that were not counted.
  func codingPath(from start: Int, to end: Int, in document: StandardDocument) -> [any CodingKey]
  /// Completes the events of a call that ends.
  func complete(_ log: EventLog, in document: StandardDocument)
  /// Forgets what belongs to the caller, since a container is kept for later.
  func endLoan()
}

/// How one type is decoded that a format decodes in a way of its own.
package protocol SpecialDecoding {
  /// Whether several things can be wrong with a value.
  static var hasParts: Bool { get }
  /// Decodes a value.
  ///
  /// - Parameters:
  ///   - type: The type that this was found for, or one of its superclasses.
  ///   - entry: The value.
  ///   - path: Its path.
  ///   - document: The document.
  /// - Returns: The value.
  /// - Throws: What the type throws, or a `DecodingError`.
  static func decode<Value>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Value
}

/// Returns `value` as a value of `Target`, which is its type or one of its superclasses.
package func upcast<Source, Target>(_ value: Source, to type: Target.Type) -> Target {
  if Source.self == Target.self { return castToSameType(value, as: type) }
  guard let value = value as? Target else {
    preconditionFailure("\(Source.self) is not a subclass of \(Target.self)")
  }
  return value
}
