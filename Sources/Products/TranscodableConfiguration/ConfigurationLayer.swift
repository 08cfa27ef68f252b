public import TranscodableFormats
public import TranscodableJSON

/// A source of settings.
///
/// In an array of layers, a later layer overrides the values of earlier layers. Objects are merged by
/// key; all other values are replaced.
public struct ConfigurationLayer: Sendable {
  enum Source: Sendable {
    case file(String, isOptional: Bool, format: (any CodingFormat)?)
    case dotenv(String, isOptional: Bool, prefix: String?)
    case environment([String: String]?, prefix: String, separator: String)
    case values([String: JSON], name: String)
    case arguments([String])
    case defaults(@Sendable () throws -> ConfigurationNode)
    case lookup(name: String, @Sendable (ConfigurationRequest) -> [String]?)
  }

  let source: Source

  var name: String {
    switch source {
    case .file(let path, _, _), .dotenv(let path, _, _): path
    case .environment: "environment"
    case .values(_, let name), .lookup(let name, _): name
    case .arguments: "arguments"
    case .defaults: "defaults"
    }
  }

  /// A value of the program whose properties are the defaults.
  public static func defaults<Value: Encodable & Sendable>(_ value: Value) -> Self {
    Self(source: .defaults { try ConfigurationNode(defaults: value) })
  }

  /// A file, whose format is determined by its extension: `json`, `json5`, `toml` or `plist`.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isOptional: Whether the file may be missing.
  /// - Returns: The layer.
  public static func file(_ path: String, isOptional: Bool = false) -> Self {
    Self(source: .file(path, isOptional: isOptional, format: nil))
  }

  /// A file in a format that is made with the kit, such as YAML.
  ///
  /// ```swift
  /// .file("base.yaml", format: YAML.Format())
  /// ```
  public static func file(
    _ path: String, isOptional: Bool = false, format: some CodingFormat
  ) -> Self {
    Self(source: .file(path, isOptional: isOptional, format: format))
  }

  /// A file of variables, one `NAME=value` per line.
  ///
  /// A line may begin with `export`. Values may be in single or double quotes. Variables in values
  /// aren't expanded.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isOptional: Whether the file may be missing.
  ///   - prefix: The prefix of the variables that are settings. By default, it is the prefix of the
  ///     environment in the same array of layers.
  /// - Returns: The layer.
  public static func dotenv(
    _ path: String, isOptional: Bool = true, prefix: String? = nil
  ) -> Self {
    Self(source: .dotenv(path, isOptional: isOptional, prefix: prefix))
  }

  /// The variables of the environment that begin with a prefix.
  ///
  /// The variable of a setting consists of the prefix and the words of its keys. For example,
  /// `APP_HTTP_MAX_CONNECTIONS` sets `http.maxConnections`, and `APP_HOSTS_0` sets the first element of
  /// `hosts`. Case is ignored. If the prefix is empty, variables that match no key are ignored.
  ///
  /// - Parameters:
  ///   - prefix: The prefix, without the separator after it.
  ///   - separator: The string between the prefix and the keys.
  ///   - variables: The variables to use instead of the environment of the process.
  /// - Returns: The layer.
  public static func environment(
    prefix: String, separator: String = "_", variables: [String: String]? = nil
  ) -> Self {
    Self(source: .environment(variables, prefix: prefix, separator: separator))
  }

  /// Values of the program.
  ///
  /// - Parameters:
  ///   - values: The values by key. The keys of nested values are separated by periods.
  ///   - name: The name of the layer in messages.
  /// - Returns: The layer.
  public static func values(_ values: [String: JSON], name: String = "values") -> Self {
    Self(source: .values(values, name: name))
  }

  /// The options of a command line, such as `--http.port=8080`, `--http-port 8080` or `--verbose`.
  ///
  /// The argument `--` ends the options. Arguments that don't begin with two hyphens are ignored.
  ///
  /// - Parameter arguments: The arguments. The first one is the name of the program.
  /// - Returns: The layer.
  public static func arguments(_ arguments: [String]) -> Self {
    Self(source: .arguments(arguments))
  }
}
