/// A field and how it is encoded or decoded.
struct PlannedField {
  /// How a decoder handles a missing key.
  enum OnMissing: Equatable {
    case fail
    /// The field becomes nil, or absent if it is a `CodableNullable`.
    case none
    /// The field keeps its initial value.
    case keep
    /// The field is set to an expression.
    case value(String)
  }

  /// How a decoder handles null.
  enum OnNull {
    case fail
    /// The field becomes nil, or null if it is a `CodableNullable`.
    case none
    /// Null has the same effect as a missing key.
    case asMissing
  }

  /// The wrapper around the value of the field.
  enum Shape {
    case bare, optional
    /// `CodableNullable`, which may be absent or null.
    case nullable
  }

  /// How a missing key and null affect the field.
  struct Presence: Equatable {
    var onMissing: OnMissing
    var onNull: OnNull

    static let required = Presence(onMissing: .fail, onNull: .fail)
  }

  /// The name of the stored property, or of the variable for an associated value.
  let storage: String
  let keyCase: String
  let key: String
  /// Alternative keys for decoding.
  var aliases: [String] = []
  /// The type of the value, without the `?` of an optional.
  ///
  /// The type is nil if only the compiler knows it, as for wrapped properties and constants.
  let type: String?
  var presence = Presence.required
  var shape = Shape.bare
  /// Whether the field is encoded but not decoded, like a tag or a `let` with an initial value.
  var isConstant = false
  /// Whether nil is encoded as null.
  var writesNull = false
  /// The expression that is encoded instead of nil.
  var nilValue: String?
  /// The condition for omitting the field.
  var omission: Omission?
  /// The failures, other than a missing value, for which the default is used.
  var recoverable: String?
  /// The property wrapper, if it encodes and decodes its own value.
  var wrapper: PlannedWrapper?
  /// How the value is encoded or decoded, or nil if it uses its own conformance.
  var coding: PlannedCoding?
  /// How an associated value is encoded.
  ///
  /// A single plan covers both encoding and decoding.
  var payloadCoding: PlannedCoding?
  /// Whether a value that can't be decoded is treated as missing.
  var ignoresFailures = false
  /// The `#if` condition that encloses the generated code of the field.
  var condition: String?
  /// The line where the compiler reports that the type isn't codable.
  var line: SourceLine?
  /// Whether the field is an associated value or the tag of a case.
  var isPayload = false

  /// The corresponding field of the `Partial` type, or nil if there is no such type.
  var part: PlannedPart?

  /// The condition for omitting a field.
  enum Omission {
    /// The field is omitted if its value satisfies this predicate.
    case whenever(String)
    /// The field is omitted if its value equals this expression.
    case whenEqual(String)
    /// The field is omitted if it is nil, even if the coder writes null.
    case whenNil
  }

  /// Whether decoding requires the key.
  var isRequired: Bool { presence.onMissing == .fail && !isConstant }

  var isOptional: Bool { shape == .optional }

  /// Whether the type is `CodableNullable`.
  var isNullable: Bool { shape == .nullable }

  /// Whether nil is encoded by omitting the key.
  var omitsNil: Bool { isOptional && !writesNull && nilValue == nil }

  /// Whether the field gets a value even if decoding fails.
  var toleratesFailures: Bool {
    ignoresFailures || recoverable.map { $0.hasSuffix("anyFailure") } ?? false
  }
}

/// How the value of a field is encoded or decoded.
struct PlannedCoding {
  let strategy: PlannedStrategy
  /// The type that the strategy applies to.
  let type: String
  /// The number of optionals around that type, not counting the optional of the field.
  var optionals = 0
}
