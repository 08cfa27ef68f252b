import TranscodableBytes

/// A document's format on the container path: everything that varies between formats.
///
/// There is one object per call. It is only used off the fast path: when the document is opened,
/// for scalars that don't match their ``ValueTape/Kind``, and after a failure. This is a protocol
/// because classes of this package can't be subclassed in another module.
package protocol StandardFormat: AnyObject {
  /// The special decoding of a type in this format, if any.
  func special(_ type: any Any.Type) -> (any SpecialDecoding.Type)?

  var userInfo: [CodingUserInfoKey: Any] { get }

  /// The number of bytes before the contents of a string or key: its quote, if locations include
  /// it.
  var quoteLength: Int { get }

  // MARK: Keys

  /// Whether keys in the document differ from the keys of fields.
  var convertsKeys: Bool { get }
  /// Whether the last of several members with the same key wins, and not the first.
  var lastMemberCounts: Bool { get }
  /// The field's key for a key in the document; `path` is expensive.
  func fieldKey(for key: String, in path: () -> [any CodingKey]) -> String

  /// How keys in the document are matched with fields.
  var keyMatching: CodingKeyMatching { get }

  // MARK: Scalars

  /// The extent to which scalars of other kinds are converted.
  var coercion: DecodingCoercionPolicy { get }
  /// The string or key at an entry that is marked as unusual.
  func text(at entry: ValueTape.Entry, in document: StandardDocument) -> String
  /// The number at an entry as written, or `nil` for other values.
  func numberText(at entry: ValueTape.Entry, in document: StandardDocument) -> String?
  /// The number at an entry that can't be read from the tape.
  func double(
    at entry: ValueTape.Entry, in document: StandardDocument, path: () -> CodingPaths.Path
  ) throws -> Double
  /// The number at an entry that can't be read from the tape.
  func float(
    at entry: ValueTape.Entry, in document: StandardDocument, path: () -> CodingPaths.Path
  ) throws -> Float
  /// The integer at an entry that can't be read from the tape.
  func integer<Value: FixedWidthInteger & Sendable>(
    _ type: Value.Type, at entry: ValueTape.Entry, in document: StandardDocument,
    path: () -> CodingPaths.Path
  ) throws -> Value

  // MARK: Failures

  /// The error for a value of another kind than a type requires, or for null.
  func mismatch(
    _ type: any Any.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error
  /// The error for a value that isn't the requested kind of container.
  func noContainer(
    _ kind: ValueTape.Kind, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error
  func missingKey(
    _ key: any CodingKey, of object: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error
  /// The error for an element after the last one of an array; `path` would be its path.
  func missingElement(
    _ type: any Any.Type, of array: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error
  /// Adds the path of an entry, or its key, to a failure, and as much of its location as is known.
  func placed(
    _ failure: CodingFailure, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> CodingFailure
  /// Returns up to `limit` failures of a value that couldn't be decoded, in document order.
  func failures<Value: Decodable>(
    of type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path, limit: Int,
    in document: StandardDocument
  ) -> [CodingFailure]
  /// Converts an offset in the document that is read to an offset in the original document.
  func offsetInSource(_ offset: Int, in document: StandardDocument) -> Int

  // MARK: Foundation's behavior

  /// Whether an unkeyed container still advances its index after the end when an optional value is
  /// requested.
  var countsAfterEnd: Bool { get }
  /// The type in the error when a decoder is requested after the end of an unkeyed container.
  var typeOfMissingDecoder: any Any.Type { get }

  // MARK: The call

  /// The keys of all containers that are open between two offsets, for paths that weren't recorded.
  func codingPath(from start: Int, to end: Int, in document: StandardDocument) -> [any CodingKey]
  /// Completes the events at the end of a call.
  func complete(_ log: EventLog, in document: StandardDocument)
  /// Releases what belongs to the caller, because a container outlives the call.
  func endLoan()
}

package protocol SpecialDecoding {
  /// Whether a value can have several failures.
  static var hasParts: Bool { get }
  /// Decodes a value; `type` is the type this was found for, or one of its superclasses.
  static func decode<Value>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Value
}

/// Returns `value` as a `Target`, which must be its type or one of its superclasses.
package func upcast<Source, Target>(_ value: Source, to type: Target.Type) -> Target {
  if Source.self == Target.self { return castToSameType(value, as: type) }
  guard let value = value as? Target else {
    preconditionFailure("\(Source.self) is not a subclass of \(Target.self)")
  }
  return value
}
