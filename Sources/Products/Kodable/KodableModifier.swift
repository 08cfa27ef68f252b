/// A modifier that replaces or validates each value that is decoded or assigned.
public struct KodableModifier<T>: Sendable {
  /// A closure that returns whether a value is valid.
  public typealias ValidationClosure = @Sendable (T) -> Bool
  /// A closure that returns the replacement for a value.
  public typealias OverrideValueClosure = @Sendable (T) -> T

  @usableFromInline internal enum Action: Sendable {
    case validate(ValidationClosure)
    case override(OverrideValueClosure)
  }

  internal let action: Action

  /// Creates a modifier that validates values.
  ///
  /// - Parameter validation: A closure that returns whether a value is valid. If a value is
  ///   invalid, decoding fails, or the assignment is ignored.
  public init(_ validation: @escaping ValidationClosure) { action = .validate(validation) }

  /// Creates a modifier that replaces values.
  ///
  /// - Parameter overrideValue: A closure that returns the replacement for a value.
  public init(_ overrideValue: @escaping OverrideValueClosure) { action = .override(overrideValue) }

  /// Creates a modifier that validates values.
  ///
  /// If `T` is `Bool`, the initializer is ambiguous, but this method isn't.
  public static func validation(_ closure: @escaping ValidationClosure) -> KodableModifier {
    KodableModifier(action: .validate(closure))
  }

  /// Creates a modifier that replaces values.
  public static func overrideValue(_ closure: @escaping OverrideValueClosure) -> KodableModifier {
    KodableModifier(action: .override(closure))
  }

  /// Creates a modifier that replaces values.
  ///
  /// This is the same as ``overrideValue(_:)``.
  public static func custom(_ closure: @escaping OverrideValueClosure) -> KodableModifier {
    KodableModifier(action: .override(closure))
  }

  private init(action: Action) { self.action = action }
}

extension KodableTransformable {
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
