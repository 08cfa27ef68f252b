import TranscodableBytes

/// The format-specific behavior of a document.
///
/// It is only used outside the fast path.
///
/// Each call has its own format object. This is a protocol because classes with package access
/// can't be subclassed in another module.
package protocol StandardFormat: AnyObject {
  /// Returns a type that decodes `type` in a format-specific way, or `nil` if there is none.
  func special(_ type: any Any.Type) -> (any SpecialDecoding.Type)?

  var userInfo: [CodingUserInfoKey: Any] { get }
  /// The same values as in `userInfo`.
  var sendableUserInfo: [CodingUserInfoKey: any Sendable] { get }

  /// The length of the opening quote of strings and keys, or 0 if they have no quotes.
  var quoteLength: Int { get }

  // MARK: Keys

  var convertsKeys: Bool { get }
  /// Whether the last of several members with the same key wins, instead of the first.
  var lastMemberCounts: Bool { get }
  /// Converts a key in the document to a field's key.
  ///
  /// Calling `path` is expensive.
  func fieldKey(for key: String, in path: () -> [any CodingKey]) -> String

  var keyMatching: CodingKeyMatching { get }

  // MARK: Scalars

  var coercion: DecodingCoercionPolicy { get }
  /// Whether only numbers are read as integers.
  var rejectsOtherKinds: Bool { get }
  func text(at entry: ValueTape.Entry, in document: StandardDocument) -> String
  func numberText(at entry: ValueTape.Entry, in document: StandardDocument) -> String?
  /// Returns the text of a date that isn't a number in the document, or `nil` for other values.
  func dateText(at entry: ValueTape.Entry, in document: StandardDocument) -> String?
  /// Returns the value of a date with a known offset from UTC, or `nil` for other values.
  func secondsSince2001(at entry: ValueTape.Entry, in document: StandardDocument) -> Double?
  func double(
    at entry: ValueTape.Entry, in document: StandardDocument, path: () -> CodingPaths.Path
  ) throws -> Double
  func float(
    at entry: ValueTape.Entry, in document: StandardDocument, path: () -> CodingPaths.Path
  ) throws -> Float
  func integer<Value: FixedWidthInteger & Sendable>(
    _ type: Value.Type, at entry: ValueTape.Entry, in document: StandardDocument,
    path: () -> CodingPaths.Path
  ) throws -> Value

  // MARK: Text

  /// Whether a value is text, which the format converts to scalars of all kinds.
  func isText(at entry: ValueTape.Entry, in document: StandardDocument) -> Bool
  /// Returns the Boolean that a text represents.
  func bool(at entry: ValueTape.Entry, in document: StandardDocument) -> Bool?
  /// Returns the string of a text that isn't a string on the tape.
  func string(at entry: ValueTape.Entry, in document: StandardDocument) -> String?
  /// Returns an array or object with the contents of a value of another kind, or `nil` if the value
  /// has no such form.
  func container(
    _ kind: ValueTape.Kind, insteadOf entry: ValueTape.Entry, in document: StandardDocument
  ) -> ValueTape.Entry?

  // MARK: Failures

  func mismatch(
    _ type: any Any.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error
  func noContainer(
    _ kind: ValueTape.Kind, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error
  func missingKey(
    _ key: any CodingKey, of object: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error
  func missingElement(
    _ type: any Any.Type, of array: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> any Error
  func missingKeyOffset(in object: ValueTape.Entry, of document: StandardDocument) -> Int
  func failureSource(of document: StandardDocument) -> FailureSource
  func placed(
    _ failure: CodingFailure, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> CodingFailure
  func failures<Value: Decodable>(
    of type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path, limit: Int,
    in document: StandardDocument
  ) -> [CodingFailure]
  func offsetInSource(_ offset: Int, in document: StandardDocument) -> Int
  /// A number that identifies a value among those of the document. It grows from value to value.
  func attemptLocation(of entry: ValueTape.Entry, in document: StandardDocument) -> Int

  // MARK: Foundation's behavior

  /// Whether requesting an optional value at the end of an unkeyed container advances the index.
  var countsAfterEnd: Bool { get }
  var typeOfMissingDecoder: any Any.Type { get }

  // MARK: The call

  func codingPath(from start: Int, to end: Int, in document: StandardDocument) -> [any CodingKey]
  func complete(_ log: EventLog, in document: StandardDocument)
  /// Releases the caller's objects when a call ends while a container is still in use.
  func endLoan()
  /// Releases the caller's objects when a call ends, and returns whether the next call can use the
  /// format again.
  func prepareForReuse() -> Bool
}

extension StandardFormat {
  package func attemptLocation(of entry: ValueTape.Entry, in document: StandardDocument) -> Int {
    Int(entry)
  }

  package func prepareForReuse() -> Bool { false }

  package func dateText(at entry: ValueTape.Entry, in document: StandardDocument) -> String? { nil }
  package func secondsSince2001(
    at entry: ValueTape.Entry, in document: StandardDocument
  ) -> Double? {
    nil
  }
}

// The scalars of most formats have kinds.
extension StandardFormat {
  package func isText(at entry: ValueTape.Entry, in document: StandardDocument) -> Bool { false }

  package func bool(at entry: ValueTape.Entry, in document: StandardDocument) -> Bool? { nil }

  package func string(at entry: ValueTape.Entry, in document: StandardDocument) -> String? { nil }

  package func container(
    _ kind: ValueTape.Kind, insteadOf entry: ValueTape.Entry, in document: StandardDocument
  ) -> ValueTape.Entry? {
    nil
  }
}

package protocol SpecialDecoding {
  static var hasParts: Bool { get }
  /// Decodes a value as `type`, which is the conforming type or one of its superclasses.
  static func decode<Value>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Value
}

/// Returns `value` as a `Target`.
///
/// `Target` must be the type of `value` or one of its superclasses.
package func upcast<Source, Target>(_ value: Source, to type: Target.Type) -> Target {
  if Source.self == Target.self { return castToSameType(value, as: type) }
  guard let value = value as? Target else {
    preconditionFailure("\(Source.self) is not a subclass of \(Target.self)")
  }
  return value
}
