/// Gives a field the key it has in the text.
///
/// ```swift
/// @Codable
/// struct Person {
///   @CodingKey("user.name") let name: String
/// }
/// ```
///
/// The key is taken literally, dots and all, and is not touched by the type's ``KeyStyle``. It is
/// written out as a string literal, since it is read while compiling.
///
/// - Parameter key: the key in the text.
@attached(peer)
public macro CodingKey(_ key: String) =
  #externalMacro(module: "TranscodableMacros", type: "CodingKeyMacro")
