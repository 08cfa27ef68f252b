/// An option of a wrapper, given where a property is declared.
public enum KodableOption<Value>: Sendable {
  /// Prints the JSON of the property when it is decoded.
  case debugJSON
  /// Encodes nil as null, where otherwise nothing is encoded.
  case encodeAsNullIfNil
  /// Replaces or checks values.
  case modifier(KodableModifier<Value>)
  /// How strictly JSON is taken; the last one counts.
  case propertyDecoding(PropertyDecoding)
  /// The key of the property; the same as the key given first.
  case key(String)
}

extension KodableOption {
  /// The value has to have the type of the property.
  public static var enforceType: KodableOption { .propertyDecoding(.enforceType) }

  /// The value has to have the type of the property: another name of ``enforceType``.
  public static var enforceTypeDecoding: KodableOption { .propertyDecoding(.enforceType) }

  /// A scalar of another type is converted by way of its text.
  public static var lossless: KodableOption { .propertyDecoding(.lossless) }

  /// Elements of an array that cannot be decoded are left out.
  public static var lossy: KodableOption { .propertyDecoding(.lossy) }

  /// Replaces values.
  ///
  /// - Parameter closure: Returns the value to take instead.
  /// - Returns: The option.
  public static func overrideValue(_ closure: @escaping @Sendable (Value) -> Value) -> KodableOption
  {
    .modifier(.overrideValue(closure))
  }

  /// Checks values.
  ///
  /// - Parameter closure: Tells whether a value is valid. Invalid ones fail the decoding, and are
  ///   ignored when they are assigned.
  /// - Returns: The option.
  public static func validation(_ closure: @escaping @Sendable (Value) -> Bool) -> KodableOption {
    .modifier(.validation(closure))
  }
}
