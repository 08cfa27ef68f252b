struct PlannedField {
  enum OnMissing: Equatable {
    case fail
    /// The field becomes nil, or absent if it is a `CodableNullable`.
    case none
    case keep
    case value(String)
  }

  enum OnNull {
    case fail
    /// The field becomes nil, or null if it is a `CodableNullable`.
    case none
    case asMissing
  }

  enum Shape {
    case bare, optional
    case nullable
  }

  struct Presence: Equatable {
    var onMissing: OnMissing
    var onNull: OnNull

    static let required = Presence(onMissing: .fail, onNull: .fail)
  }

  let storage: String
  let keyCase: String
  let key: String
  var aliases: [String] = []
  /// The type without the `?` of an optional, or nil if only the compiler knows the type.
  let type: String?
  /// Whether `type` is optional, because the field has a type such as `Int??`.
  var isOptionalInside = false
  /// A literal such as `0` for a type of the standard library, or nil for other types.
  var placeholder: String?
  var presence = Presence.required
  var shape = Shape.bare
  /// Whether the field is encoded but not decoded, like a tag or a `let` with an initial value.
  var isConstant = false
  var writesNull = false
  var nilValue: String?
  var omission: Omission?
  /// The failures, other than a missing value, for which the default is used.
  var recoverable: String?
  var wrapper: PlannedWrapper?
  /// The type that inspects the value before it is decoded.
  var inspector: String?
  /// How the value is encoded or decoded, or nil if it uses its own conformance.
  var coding: PlannedCoding?
  var payloadCoding: PlannedCoding?
  var ignoresFailures = false
  var condition: String?
  var line: SourceLine?
  var isPayload = false

  var part: PlannedPart?

  enum Omission {
    case whenever(String)
    case whenEqual(String)
    /// The field is omitted if it is nil, even if the coder writes null.
    case whenNil
  }

  var isRequired: Bool { presence.onMissing == .fail && !isConstant }

  var isOptional: Bool { shape == .optional }

  var isNullable: Bool { shape == .nullable }

  var omitsNil: Bool { isOptional && !writesNull && nilValue == nil }

  var toleratesFailures: Bool {
    ignoresFailures || recoverable.map { $0.hasSuffix("anyFailure") } ?? false
  }
}

struct PlannedCoding {
  let strategy: PlannedStrategy
  let type: String
  var optionals = 0
}
