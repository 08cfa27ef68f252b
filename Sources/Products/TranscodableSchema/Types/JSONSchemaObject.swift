public import TranscodableJSON

extension JSON {
  /// A builder for the schema of an object.
  ///
  /// Fields are added one at a time.
  public struct SchemaObject {
    /// Whether a field may be missing or null.
    public enum Presence: Hashable, Sendable {
      /// The field is required and can't be null.
      case required
      /// The field may be missing.
      case optional
      /// The field may be missing or null.
      case optionalOrNull
    }

    private final class Level {
      var properties: [(key: String, value: JSON)] = []
      var levels: [(key: String, level: Level)] = []
      var required: [String] = []
      /// An object must contain at least one key from each of these lists.
      var choices: [[String]] = []
    }

    private let root = Level()
    private let description: String?
    /// Whether unknown keys are invalid.
    public var isClosed = false
    /// Schemas of other types whose members are included in this object (`allOf`).
    private var parts: [JSON] = []

    /// Creates an object without fields.
    ///
    /// - Parameter description: The description of the type.
    public init(description: String? = nil) { self.description = description }

    /// Adds a field.
    ///
    /// - Parameters:
    ///   - key: The key of the field.
    ///   - schema: The schema of the field's values.
    ///   - presence: Whether the field is required.
    ///   - parents: The keys of the enclosing objects, starting at the outermost object.
    ///   - aliases: Alternative keys of the field.
    public mutating func add(
      _ key: String, _ schema: JSON.Schema, _ presence: Presence, in parents: [String] = [],
      aliases: [String] = []
    ) {
      let value = presence == .optionalOrNull ? schema.acceptingNull.json : schema.json
      let level = level(parents, isRequired: presence == .required)
      for key in [key] + aliases where !level.properties.contains(where: { $0.key == key }) {
        level.properties.append((key, value))
      }
      guard presence == .required else { return }
      if aliases.isEmpty {
        level.required.append(key)
      } else {
        level.choices.append([key] + aliases)
      }
    }

    /// Adds all members of another object's schema.
    public mutating func add(membersOf schema: JSON.Schema) { parts.append(schema.json) }

    private func level(_ parents: [String], isRequired: Bool) -> Level {
      var level = root
      for parent in parents {
        if isRequired, !level.required.contains(parent) { level.required.append(parent) }
        if let inside = level.levels.first(where: { $0.key == parent })?.level {
          level = inside
        } else {
          let inside = Level()
          level.levels.append((parent, inside))
          level = inside
        }
      }
      return level
    }

    /// The schema of the object.
    public var schema: JSON.Schema {
      var members = members(of: root)
      if !parts.isEmpty {
        members["allOf"] = .array((members["allOf"]?.array ?? []) + parts)
        if isClosed {
          members["additionalProperties"] = nil
          members["unevaluatedProperties"] = false
        }
      }
      let schema = JSON.Schema(members: members)
      return description.map { schema.described($0) } ?? schema
    }

    private func members(of level: Level) -> JSON.Object {
      var properties = JSON.Object(level.properties)
      for (key, inside) in level.levels { properties[key] = .object(members(of: inside)) }
      var members: JSON.Object = ["type": "object", "properties": .object(properties)]
      if !level.required.isEmpty {
        members["required"] = .array(level.required.map { .string($0) })
      }
      let choices = level.choices.map { keys -> JSON in
        ["anyOf": .array(keys.map { ["required": [.string($0)]] })]
      }
      if choices.count == 1, let keys = choices[0]["anyOf"] {
        members["anyOf"] = keys
      } else if !choices.isEmpty {
        members["allOf"] = .array(choices)
      }
      if isClosed { members["additionalProperties"] = false }
      return members
    }
  }
}
