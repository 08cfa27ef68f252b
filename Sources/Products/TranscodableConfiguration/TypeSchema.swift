internal import TranscodableCore
internal import TranscodableFormats

/// The known keys of a type.
///
/// The type's `init(from:)` requests these keys from a `TypeProbe`.
final class TypeSchema: @unchecked Sendable {
  // Unchecked because a schema is complete before it is shared.
  enum Kind { case scalar, array, object, dictionary }

  struct Member {
    let key: String
    let schema: TypeSchema
    /// The main key, if this key is an alias.
    var main: String?
  }

  var kind = Kind.scalar
  var type: (any Decodable.Type)?
  var isOptional = false
  /// Whether a strategy decodes the value, so that the type accepts other values than usual.
  var hasStrategy = false
  /// Whether `init(from:)` was successful, so that all keys are known.
  var isComplete = true
  private(set) var members: [Member] = []
  private(set) var element: TypeSchema?
  var cases: [String] = []

  /// The number of the value that the probe returns.
  private(set) var attempt = 0
  /// Whether the probe leaves out the value, because the type rejects all values.
  private(set) var isSkipped = false
  /// The member that was requested most recently.
  private var requested: TypeSchema?

  /// The number of made-up values for each scalar, and of lengths for each array.
  static let attemptCount = 11

  var keys: [String] { members.map(\.key) }

  func member(_ key: String) -> TypeSchema? { members.first { $0.key == key }?.schema }

  /// The schema of an element, or of a member with any key.
  func child(_ key: String) -> TypeSchema? {
    kind == .object ? member(key) : element
  }

  func request(_ key: String) -> TypeSchema {
    if kind == .dictionary { return requestElement() }
    let schema = member(key) ?? TypeSchema()
    if member(key) == nil { members.append(Member(key: key, schema: schema)) }
    requested = schema
    return schema
  }

  func requestElement() -> TypeSchema {
    let schema = element ?? TypeSchema()
    element = schema
    return schema
  }

  /// Selects another value for the part of a value that was rejected most recently.
  ///
  /// - Returns: Whether there is another value.
  func advance() -> Bool {
    switch kind {
    case .scalar, .array:
      if attempt + 1 < Self.attemptCount {
        attempt += 1
        return true
      }
      return kind == .array && element?.advance() == true
    case .object:
      guard let requested else { return false }
      if requested.kind == .scalar || requested.kind == .array, requested.advance() { return true }
      guard requested.isOptional, !requested.isSkipped else { return false }
      requested.isSkipped = true
      return true
    case .dictionary: return element?.advance() ?? false
    }
  }

  /// Finds the keys that are requested only if another key is missing.
  func findAliases(in other: TypeSchema) {
    var main: String?
    for member in other.members {
      if let known = self.member(member.key) {
        main = member.key
        known.findAliases(in: member.schema)
      } else if member.schema.type == nil, member.schema.kind == .scalar {
        members.append(Member(key: member.key, schema: member.schema, main: main))
      }
    }
    if let element, let other = other.element { element.findAliases(in: other) }
  }

  /// The paths of all values that aren't objects with known keys.
  func leaves(at path: [String] = []) -> [(path: [String], schema: TypeSchema)] {
    if kind == .object, !members.isEmpty {
      return members.filter { $0.main == nil }.flatMap { $0.schema.leaves(at: path + [$0.key]) }
    }
    return path.isEmpty ? [] : [(path, self)]
  }

  /// The path and the type of the first required value that can't be made.
  func pathOfRejection(at path: [String] = []) -> (path: [String], type: String)? {
    if isComplete { return nil }
    for member in members where member.main == nil && !member.schema.isComplete {
      if let found = member.schema.pathOfRejection(at: path + [member.key]) { return found }
    }
    guard !path.isEmpty, let type else { return nil }
    return (path, TypeName.of(type))
  }

  /// Whether all keys of the type and of the objects in it are known.
  var isCompleteWithMembers: Bool {
    guard kind == .object else { return true }
    return isComplete && !members.isEmpty && members.allSatisfy { $0.schema.isCompleteWithMembers }
  }

  /// Returns the keys of a type, which may accept some values.
  static func of<Value: Decodable>(
    _ type: Value.Type, samples: ConfigurationNode = .object(origin: 0)
  ) -> TypeSchema {
    let schema = TypeSchema()
    schema.kind = .object
    _ = try? TypeProbe(schema, TypeProbe.State(samples: samples), []).value(type)
    let sparse = TypeSchema()
    _ = try? TypeProbe(sparse, TypeProbe.State(samples: samples, omitsOptionals: true), [])
      .value(type)
    schema.findAliases(in: sparse)
    return schema
  }

  /// Returns the keys of the same type that can be found with some values.
  ///
  /// If the values prevent the type from requesting all keys, the keys remain unchanged.
  func probed(with samples: ConfigurationNode) -> TypeSchema {
    guard let schema = type.map({ Self.of($0, samples: samples) }) else { return self }
    return schema.isCompleteWithMembers || !isCompleteWithMembers ? schema : self
  }

  /// Returns a value that was decoded without its optional keys.
  static func standardValue<Value: Decodable>(
    _ type: Value.Type, samples: ConfigurationNode
  ) -> Value? {
    let state = TypeProbe.State(samples: samples, omitsOptionals: true)
    return try? TypeProbe(TypeSchema(), state, []).value(type)
  }
}
