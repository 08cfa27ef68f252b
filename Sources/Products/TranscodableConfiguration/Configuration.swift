/// Typed configuration from files, variables, options and defaults.
///
/// ```swift
/// let settings = try Configuration.load(
///   Settings.self,
///   layers: [
///     .file("base.toml"), .file("local.json5", isOptional: true), .dotenv(".env"),
///     .environment(prefix: "APP"), .arguments(CommandLine.arguments),
///   ]
/// ).value
/// ```
public enum Configuration {
  /// Reads layers, merges them, and decodes the result.
  ///
  /// A key that the type doesn't have is an error.
  ///
  /// - Parameters:
  ///   - type: The type of the configuration, with or without `@Codable`.
  ///   - layers: The layers. A later layer overrides the values of earlier layers.
  ///   - options: The limits, and the rules for secrets.
  /// - Returns: The value, and the origins of its parts.
  /// - Throws: `ConfigurationError`, with all mistakes in all layers.
  public static func load<Value: Decodable>(
    _ type: Value.Type, layers: [ConfigurationLayer],
    options: ConfigurationOptions = ConfigurationOptions()
  ) throws(ConfigurationError) -> LoadedConfiguration<Value> {
    let run = ConfigurationRun(type, layers, options)
    let (value, problems) = run.decode(type)
    guard problems.isEmpty, let value else {
      throw ConfigurationError(problems: problems, remark: run.remark)
    }
    return LoadedConfiguration(value: value, run: run)
  }

  /// Describes the keys of a type, with the values of layers.
  ///
  /// - Parameters:
  ///   - type: The type of the configuration.
  ///   - layers: The layers whose values are shown. Mistakes in them are ignored.
  ///   - options: The limits, and the rules for secrets.
  /// - Returns: The description.
  public static func explain<Value: Decodable>(
    _ type: Value.Type, layers: [ConfigurationLayer] = [],
    options: ConfigurationOptions = ConfigurationOptions()
  ) -> ConfigurationExplanation {
    ConfigurationExplanation(type, ConfigurationRun(type, layers, options))
  }
}

/// A configuration, and the origins of its values.
public struct LoadedConfiguration<Value> {
  /// The configuration.
  public let value: Value
  let run: ConfigurationRun

  /// Returns the location at which a value is set.
  ///
  /// ```swift
  /// loaded.origin(of: \.http.port)
  /// ```
  ///
  /// The keys of the properties are found by their names and their order. For computed properties
  /// and elements of arrays, pass the path as a string.
  ///
  /// - Parameter path: The property, which may be part of another property.
  /// - Returns: The location, or `nil` if no layer sets the value.
  public func origin(of path: PartialKeyPath<Value>) -> ConfigurationOrigin? {
    run.schema.path(of: path, in: value).flatMap { origin(at: $0) }
  }

  /// Returns the location at which a value is set.
  ///
  /// - Parameter path: The keys of the value, such as `http.port` or `servers.0.host`.
  /// - Returns: The location, or `nil` if no layer sets the value.
  @_disfavoredOverload
  public func origin(of path: String) -> ConfigurationOrigin? {
    origin(at: path.split(separator: ".").map(String.init))
  }

  private func origin(at path: [String]) -> ConfigurationOrigin? {
    run.loader.merged.node(at: path).flatMap { run.origin($0.origin) }
  }
}

extension LoadedConfiguration: Sendable where Value: Sendable {}

extension LoadedConfiguration: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The values and their origins, without secrets.
  public var description: String {
    run.values.map { "\($0.path) = \($0.value)  (\($0.origin))" }.joined(separator: "\n")
  }

  public var debugDescription: String { description }

  public var customMirror: Mirror {
    Mirror(self, children: ["values": description])
  }
}

/// The layers of a configuration, and their problems.
struct ConfigurationRun: Sendable {
  let loader: LayerLoader

  var schema: TypeSchema { loader.schema }

  init<Value: Decodable>(
    _ type: Value.Type, _ layers: [ConfigurationLayer], _ options: ConfigurationOptions
  ) {
    loader = LayerLoader(TypeSchema.of(type), layers, options)
  }

  func origin(_ number: Int) -> ConfigurationOrigin? { loader.table[number].flatMap(origin) }

  func origin(_ entry: OriginTable.Entry) -> ConfigurationOrigin? {
    guard loader.names.indices.contains(entry.layer) else { return nil }
    var origin = ConfigurationOrigin(layer: loader.names[entry.layer])
    origin.variable = entry.variable
    if let range = entry.range, let document = loader.documents[entry.layer] {
      (origin.line, origin.column) = document.position(of: range.lowerBound)
    }
    return origin
  }

  /// A sentence about the keys that are unknown.
  var remark: String? {
    // If a layer couldn't be read, no values were tried.
    if loader.lacksLayer { return nil }
    return schema.pathOfRejection().map { path, type in
      "The keys after `\(path.joined(separator: "."))` are unknown, because \(type) rejects the values "
        + "that were tried."
    }
  }

  func isSecret(_ path: [String], _ node: ConfigurationNode?) -> Bool {
    loader.options.isSecret(path)
      || node.flatMap { loader.table[$0.origin] }?.isSecret ?? false
  }

  var values: [(path: String, value: String, origin: String)] {
    var values: [(path: String, value: String, origin: String)] = []
    loader.merged.forEachLeaf { path, node in
      let text = isSecret(path, node) ? Redaction.mark : loader.redaction.clean(node.phrase)
      values.append(
        (path.joined(separator: "."), text, origin(node.origin)?.description ?? ""))
    }
    return values
  }
}
