import TranscodableBytes

/// The format-specific behavior of a document on the container path.
///
/// Each call has its own format object. The object is only used off the fast path: when the
/// document is opened, for scalars that don't match their ``ValueTape/Kind``, and after a failure.
/// This is a protocol because classes with package access can't be subclassed in another module.
package protocol StandardFormat: AnyObject {
  /// Returns a type that decodes `type` in a format-specific way, or `nil` if there is none.
  func special(_ type: any Any.Type) -> (any SpecialDecoding.Type)?

  var userInfo: [CodingUserInfoKey: Any] { get }

  /// The length of a string's or key's opening quote, which may be 0. A location that is reported
  /// for a string or key includes the quote.
  var quoteLength: Int { get }

  // MARK: Keys

  /// Whether keys in the document must be converted before they are compared with the keys of
  /// fields.
  var convertsKeys: Bool { get }
  /// Whether the last member wins if several members have the same key. Otherwise, the first one
  /// wins.
  var lastMemberCounts: Bool { get }
  /// Converts a key in the document to the key of a field. Calling `path` is expensive.
  func fieldKey(for key: String, in path: () -> [any CodingKey]) -> String

  /// How the keys of a document are matched with fields.
  var keyMatching: CodingKeyMatching { get }

  // MARK: Scalars

  /// Which scalars are converted to other kinds.
  var coercion: DecodingCoercionPolicy { get }
  /// Returns the string or key at an entry that has the unusual flag.
  func text(at entry: ValueTape.Entry, in document: StandardDocument) -> String
  /// Returns the digits of the number at an entry as written in the document, or `nil` for other
  /// values.
  func numberText(at entry: ValueTape.Entry, in document: StandardDocument) -> String?
  /// Returns the number at an entry that can't be read from the tape directly.
  func double(
    at entry: ValueTape.Entry, in document: StandardDocument, path: () -> CodingPaths.Path
  ) throws -> Double
  /// Returns the number at an entry that can't be read from the tape directly.
  func float(
    at entry: ValueTape.Entry, in document: StandardDocument, path: () -> CodingPaths.Path
  ) throws -> Float
  /// Returns the integer at an entry that can't be read from the tape directly.
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
  /// Returns the error for reading beyond the end of an array. `path` is the path that the next
  /// element would have.
  func missingElement(
    _ type: any Any.Type, of array: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error
  /// The offset to report for a missing key of an object.
  func missingKeyOffset(in object: ValueTape.Entry, of document: StandardDocument) -> Int
  /// Returns the source through which failures refer to the document.
  func failureSource(of document: StandardDocument) -> FailureSource
  /// Adds a path and all known location details to a failure. The path leads to the entry or to its
  /// key.
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

  /// Whether a request for an optional value at the end of an unkeyed container advances its index.
  var countsAfterEnd: Bool { get }
  /// The type to report in the error for a decoder that is requested at the end of an unkeyed
  /// container.
  var typeOfMissingDecoder: any Any.Type { get }

  // MARK: The call

  /// Returns the keys of all containers that are open between two offsets. It is used for paths
  /// that weren't recorded.
  func codingPath(from start: Int, to end: Int, in document: StandardDocument) -> [any CodingKey]
  /// Adds the remaining details to all events at the end of a call.
  func complete(_ log: EventLog, in document: StandardDocument)
  /// Releases the caller's objects when a call ends while a container is still in use.
  func endLoan()
}

package protocol SpecialDecoding {
  /// Whether decoding a value can produce several failures.
  static var hasParts: Bool { get }
  /// Decodes a value. `type` is the type that has this conformance, or one of its superclasses.
  static func decode<Value>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Value
}

/// Returns `value` as a `Target`, which must be the type of the value or one of its superclasses.
package func upcast<Source, Target>(_ value: Source, to type: Target.Type) -> Target {
  if Source.self == Target.self { return castToSameType(value, as: type) }
  guard let value = value as? Target else {
    preconditionFailure("\(Source.self) is not a subclass of \(Target.self)")
  }
  return value
}
