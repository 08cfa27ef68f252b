/// What is done with a value that was decoded, or assigned to a property: it is replaced or
/// checked.
public struct KodableModifier<T>: Sendable {
  /// Tells whether a value is valid.
  public typealias ValidationClosure = @Sendable (T) -> Bool
  /// Returns the value to take in place of another.
  public typealias OverrideValueClosure = @Sendable (T) -> T

  @usableFromInline internal enum Action: Sendable {
    case validate(ValidationClosure)
    case override(OverrideValueClosure)
  }

  internal let action: Action

  /// Creates a modifier that checks values.
  ///
  /// - Parameter validation: Tells whether a value is valid. Invalid ones fail the decoding, and
  ///   are ignored when they are assigned.
  public init(_ validation: @escaping ValidationClosure) { action = .validate(validation) }

  /// Creates a modifier that replaces values.
  ///
  /// - Parameter overrideValue: Returns the value to take instead.
  public init(_ overrideValue: @escaping OverrideValueClosure) { action = .override(overrideValue) }

  /// A modifier that checks values; for a `T` that is `Bool` as well, where the initialisers are
  /// ambiguous.
  public static func validation(_ closure: @escaping ValidationClosure) -> KodableModifier {
    KodableModifier(action: .validate(closure))
  }

  /// A modifier that replaces values.
  public static func overrideValue(_ closure: @escaping OverrideValueClosure) -> KodableModifier {
    KodableModifier(action: .override(closure))
  }

  /// A modifier that replaces values: the same as ``overrideValue(_:)``.
  public static func custom(_ closure: @escaping OverrideValueClosure) -> KodableModifier {
    KodableModifier(action: .override(closure))
  }

  private init(action: Action) { self.action = action }
}

extension KodableTransformable {
  /// The value after all replacements, in order, and whether it passes all checks, which look at
  /// the final value.
  func modified(_ value: TargetType) -> (value: TargetType, isValid: Bool) {
    var value = value
    for modifier in modifiers {
      if case .override(let replacement) = modifier.action { value = replacement(value) }
    }
    for modifier in modifiers {
      if case .validate(let isValid) = modifier.action, !isValid(value) { return (value, false) }
    }
    return (value, true)
  }
}
