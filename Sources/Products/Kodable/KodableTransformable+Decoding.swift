extension KodableTransformable {
  /// If `converts` is true, scalars are converted to Bool and String by default.
  mutating func decode(
    property name: String, converting converts: Bool, from container: PropertyContainer
  )
    throws
  {
    let path = key ?? name
    if state.settings.contains(.printsJSON) {
      DebugPrinting.print(property: name, type: TargetType.self, at: path, in: container)
    }
    let value: OriginalType
    do {
      value = try read(name, at: path, converting: converts, from: container)
    } catch {
      if keepsValue { return }
      throw error
    }
    try set(transformer.transformFromJSON(value: value), name)
  }

  var keepsValue: Bool {
    state.settings.contains(.hasDefault)
      || ValueFacts.of(OriginalType.self).optional != nil
        && ValueFacts.of(TargetType.self).optional != nil
  }

  mutating func set(_ value: TargetType, _ name: String) throws {
    if modifiers.isEmpty {
      _value = value
      return
    }
    let (value, isValid) = modified(value)
    guard isValid else {
      throw KodableError.validationFailed(
        type: TargetType.self, property: name, parsedValue: value)
    }
    _value = value
  }

  // MARK: - Reading

  private func read(
    _ name: String, at path: String, converting converts: Bool, from container: PropertyContainer
  ) throws -> OriginalType {
    let (container, key) = try container.resolve(path: path)
    let value: OriginalType?
    do {
      value = try read(key, converting: converts, from: container)
    } catch {
      throw KodableError.failedDecodingProperty(
        property: name, key: path, type: TargetType.self, underlyingError: KodableError(error))
    }
    if let value, !isNil(value) { return value }
    throw KodableError.failedDecodingProperty(
      property: name, key: path, type: TargetType.self, underlyingError: .dataNotFound)
  }

  private func read(
    _ key: AnyCodingKey, converting converts: Bool, from container: PropertyContainer
  ) throws -> OriginalType? {
    if state.settings.isDisjoint(with: [.isLossless, .isLossy]) {
      return try readStrictly(key, converting: converts, from: container)
    }
    let facts = ValueFacts.of(OriginalType.self)
    if let array = facts.array {
      if facts.optional != nil, try container.isMissing(key) { return nil }
      return state.settings.contains(.isLossy)
        ? try array.lossy(from: container, key) as? OriginalType
        : try array.lossless(from: container, key) as? OriginalType
    }
    if state.settings.contains(.isLossless), let scalar = facts.lossless {
      if facts.optional != nil, try container.isMissing(key) { return nil }
      return try container.lossless(scalar, key) as? OriginalType
    }
    return try readStrictly(key, converting: false, from: container)
  }

  private func readStrictly(
    _ key: AnyCodingKey, converting converts: Bool, from container: PropertyContainer
  ) throws -> OriginalType? {
    do {
      if let value = try container.decodeIfPresent(OriginalType.self, forKey: key) { return value }
    } catch DecodingError.typeMismatch(let type, let context) {
      let facts = ValueFacts.of(OriginalType.self)
      if converts, state.settings.isAutomatic, facts.isConvertedByDefault,
        let scalar = facts.lossless,
        let value = try? container.lossless(scalar, key) as? OriginalType
      {
        return value
      }
      throw DecodingError.typeMismatch(type, context)
    }
    // If the array is missing, this call throws the container's error.
    let facts = ValueFacts.of(OriginalType.self)
    guard facts.array != nil, facts.optional == nil else { return nil }
    return try container.decode(OriginalType.self, forKey: key)
  }
}

extension KeyedDecodingContainer where Key == AnyCodingKey {
  func isMissing(_ key: AnyCodingKey) throws -> Bool {
    try !contains(key) || decodeNil(forKey: key)
  }

  func lossless<Scalar: LosslessDecodable>(
    _: Scalar.Type, _ key: AnyCodingKey
  ) throws -> Any {
    do {
      return try decode(Lossless<Scalar>.self, forKey: key).value
    } catch let error as FailableExpressionWithFallbackError {
      throw error
    } catch {
      // There is no value to convert.
      throw FailableExpressionWithFallbackError(main: error, fallback: error)
    }
  }
}
