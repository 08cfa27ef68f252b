#if SwiftConfiguration
  public import Configuration
  public import TranscodableConfiguration

  extension ConfigurationLayer {
    /// The values of a reader of swift-configuration.
    ///
    /// ```swift
    /// let config = ConfigReader(provider: EnvironmentVariablesProvider())
    /// let loaded = try TranscodableConfiguration.Configuration.load(
    ///   Settings.self, layers: [.file("base.toml"), .reader(config)])
    /// ```
    ///
    /// A reader can't list its keys. The layer therefore contains only scalars and arrays of scalars for
    /// which the type has keys, but no members of dictionaries and no arrays of objects, and unknown
    /// keys aren't reported.
    ///
    /// - Parameters:
    ///   - reader: The reader, whose current values are used.
    ///   - name: The name of the layer in messages.
    /// - Returns: The layer.
    public static func reader(
      _ reader: ConfigReader, name: String = "swift-configuration"
    ) -> ConfigurationLayer {
      .lookup(name: name) { request in
        let kinds = [request.kind, .string, .integer, .double, .bool]
        // A value of another kind results in an error with the value, instead of a missing key.
        return kinds.lazy.compactMap { reader.texts(request, as: $0) }.first
      }
    }
  }

  extension ConfigReader {
    fileprivate func texts(
      _ request: ConfigurationRequest, as kind: ConfigurationValueKind
    ) -> [String]? {
      let key = ConfigKey(request.path)
      let isSecret = request.isSecret
      if request.isArray {
        return switch kind {
        case .bool: boolArray(forKey: key, isSecret: isSecret)?.map { "\($0)" }
        case .integer: intArray(forKey: key, isSecret: isSecret)?.map { "\($0)" }
        case .double: doubleArray(forKey: key, isSecret: isSecret)?.map { "\($0)" }
        case .string: stringArray(forKey: key, isSecret: isSecret)
        }
      }
      return switch kind {
      case .bool: bool(forKey: key, isSecret: isSecret).map { ["\($0)"] }
      case .integer: int(forKey: key, isSecret: isSecret).map { ["\($0)"] }
      case .double: double(forKey: key, isSecret: isSecret).map { ["\($0)"] }
      case .string: string(forKey: key, isSecret: isSecret).map { [$0] }
      }
    }
  }

  extension InMemoryProvider {
    /// Creates a provider of swift-configuration with the values of all layers of a configuration.
    ///
    /// ```swift
    /// let config = ConfigReader(provider: InMemoryProvider(name: "shop", loaded))
    /// ```
    ///
    /// Secrets remain secrets. The default values of the type aren't in a layer; pass the defaults to
    /// the reader.
    ///
    /// - Parameters:
    ///   - name: The name of the provider.
    ///   - loaded: The configuration.
    public init<Value>(name: String? = nil, _ loaded: LoadedConfiguration<Value>) {
      var values: [AbsoluteConfigKey: ConfigValue] = [:]
      loaded.forEachContent { path, content, isSecret in
        values[AbsoluteConfigKey(path)] = ConfigValue(ConfigContent(content), isSecret: isSecret)
      }
      self.init(name: name, values: values)
    }
  }

  extension ConfigContent {
    fileprivate init(_ content: ConfigurationContent) {
      switch content {
      case .bool(let value): self = .bool(value)
      case .integer(let value): self = .int(value)
      case .double(let value): self = .double(value)
      case .string(let value): self = .string(value)
      case .bytes(let value): self = .bytes(value)
      case .array(let values): self.init(elements: values)
      }
    }

    /// The elements of an array have one kind, or are strings.
    private init(elements: [ConfigurationContent]) {
      let contents = elements.map(ConfigContent.init)
      let integers = contents.compactMap { if case .int(let value) = $0 { value } else { nil } }
      let numbers = contents.compactMap { content -> Double? in
        switch content {
        case .int(let value): Double(value)
        case .double(let value): value
        default: nil
        }
      }
      let bools = contents.compactMap { if case .bool(let value) = $0 { value } else { nil } }
      if contents.isEmpty {
        self = .stringArray([])
      } else if integers.count == contents.count {
        self = .intArray(integers)
      } else if numbers.count == contents.count {
        self = .doubleArray(numbers)
      } else if bools.count == contents.count {
        self = .boolArray(bools)
      } else {
        self = .stringArray(elements.map(\.text))
      }
    }
  }
#endif
