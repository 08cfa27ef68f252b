import TranscodableBytes

/// A document's format on the container path: everything that varies between formats.
///
/// Each call has its own format object. It is only used off the fast path: when the document is
/// opened, for scalars that don't match their ``ValueTape/Kind``, and after a failure. This is a
/// protocol because classes with package access can't be subclassed in another module.
package protocol StandardFormat: AnyObject {
  /// Returns the type that decodes `type` in a way that is specific to this format, if there is
  /// one.
  func special(_ type: any Any.Type) -> (any SpecialDecoding.Type)?

  var userInfo: [CodingUserInfoKey: Any] { get }

  /// The number of bytes from the reported location of a string or key to its contents: the length
  /// of the opening quote, or 0.
  var quoteLength: Int { get }

  // MARK: Keys

  /// Whether keys in the document differ from the keys of fields.
  var convertsKeys: Bool { get }
  /// Whether the last of several members with the same key wins, instead of the first.
  var lastMemberCounts: Bool { get }
  /// Returns the field's key for a key in the document. Calling `path` is expensive.
  func fieldKey(for key: String, in path: () -> [any CodingKey]) -> String

  /// How keys in the document are matched with fields.
  var keyMatching: CodingKeyMatching { get }

  // MARK: Scalars

  /// How far scalars of other kinds are converted.
  var coercion: DecodingCoercionPolicy { get }
  /// Returns the string or key at an entry that is marked as unusual.
  func text(at entry: ValueTape.Entry, in document: StandardDocument) -> String
  /// Returns the number at an entry as written in the document, or `nil` for other values.
  func numberText(at entry: ValueTape.Entry, in document: StandardDocument) -> String?
  /// Returns the number at an entry, if it can't be read from the tape.
  func double(
    at entry: ValueTape.Entry, in document: StandardDocument, path: () -> CodingPaths.Path
  ) throws -> Double
  /// Returns the number at an entry, if it can't be read from the tape.
  func float(
    at entry: ValueTape.Entry, in document: StandardDocument, path: () -> CodingPaths.Path
  ) throws -> Float
  /// Returns the integer at an entry, if it can't be read from the tape.
  func integer<Value: FixedWidthInteger & Sendable>(
    _ type: Value.Type, at entry: ValueTape.Entry, in document: StandardDocument,
    path: () -> CodingPaths.Path
  ) throws -> Value

  // MARK: Failures

  /// Returns the error for null, or for a value of a kind that doesn't match the type.
  func mismatch(
    _ type: any Any.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error
  /// Returns the error for a value that isn't the requested kind of container.
  func noContainer(
    _ kind: ValueTape.Kind, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error
  func missingKey(
    _ key: any CodingKey, of object: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error
  /// Returns the error for an element beyond the end of an array. `path` is the path that the
  /// element would have.
  func missingElement(
    _ type: any Any.Type, of array: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error
  /// The offset at which a key is missing in an object.
  func missingKeyOffset(in object: ValueTape.Entry, of document: StandardDocument) -> Int
  /// The document as failures refer to it.
  func failureSource(of document: StandardDocument) -> FailureSource
  /// Adds the path of an entry, or of its key, to a failure, and as much of the location as is
  /// known.
  func placed(
    _ failure: CodingFailure, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> CodingFailure
  /// Returns up to `limit` failures of a value that couldn't be decoded, in document order.
  func failures<Value: Decodable>(
    of type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path, limit: Int,
    in document: StandardDocument
  ) -> [CodingFailure]
  /// Converts an offset in the document that is being read to an offset in the original document.
  func offsetInSource(_ offset: Int, in document: StandardDocument) -> Int

  // MARK: Foundation's behavior

  /// Whether the index of an unkeyed container advances even if an optional value is requested at
  /// its end.
  var countsAfterEnd: Bool { get }
  /// The type in the error that is thrown if a decoder is requested at the end of an unkeyed
  /// container.
  var typeOfMissingDecoder: any Any.Type { get }

  // MARK: The call

  /// Returns the keys of all containers that are open between two offsets, for paths that weren't
  /// recorded.
  func codingPath(from start: Int, to end: Int, in document: StandardDocument) -> [any CodingKey]
  /// Completes the events at the end of a call.
  func complete(_ log: EventLog, in document: StandardDocument)
  /// Releases objects that belong to the caller, because a container outlives the call.
  func endLoan()
}

package protocol SpecialDecoding {
  /// Whether a value can have several failures.
  static var hasParts: Bool { get }
  /// Decodes a value. `type` is the type for which this conformance was found, or one of its
  /// superclasses.
  static func decode<Value>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Value
}

/// Returns `value` as a `Target`, which must be the value's type or one of its superclasses.
package func upcast<Source, Target>(_ value: Source, to type: Target.Type) -> Target {
  if Source.self == Target.self { return castToSameType(value, as: type) }
  guard let value = value as? Target else {
    preconditionFailure("\(Source.self) is not a subclass of \(Target.self)")
  }
  return value
}
