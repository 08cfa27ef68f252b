/// How far an initialiser can be seen that an attribute writes.
public enum MemberwiseInitAccess: Sendable {
  /// Everywhere.
  case `public`
  /// In the package.
  case package
  /// In the module.
  case `internal`
  /// In the file.
  case `fileprivate`
  /// In the type.
  case `private`
}

/// Writes an initialiser with a parameter for each field.
///
/// ```swift
/// @MemberwiseInit(.public) @Codable
/// public struct Search {
///   public let text: String
///   @CodableDefault(20) public let limit: Int
///   public var page = 1
/// }
///
/// Search(text: "swift", page: 2)
/// ```
///
/// Initial values, and values of ``CodableDefault(_:for:)``, are those of the parameters; an optional variable has nil. A
/// constant with an initial value, and a property with a wrapper, has no parameter.
///
/// - Parameter access: how far the initialiser can be seen.
@attached(member, names: named(init))
public macro MemberwiseInit(_ access: MemberwiseInitAccess) =
  #externalMacro(module: "TranscodableMacros", type: "MemberwiseInitMacro")

/// Writes an initialiser with a parameter for each field, as far to be seen as the type.
@attached(member, names: named(init))
public macro MemberwiseInit() =
  #externalMacro(module: "TranscodableMacros", type: "MemberwiseInitMacro")

/// Writes the static property `default`: a value in which every field has its default.
///
/// ```swift
/// @DefaultInstance
/// struct Settings {
///   var volume = 5
///   var name: String            // ""
///   var theme: Theme            // Theme.default
///   var last: Date?             // nil
/// }
/// ```
///
/// That is the initial value, or the value of ``CodableDefault(_:for:)``; nil for optionals, zero, false and empty for the
/// types of the standard library, and the static property `default` of all other types.
@attached(member, names: named(`default`), named(init))
public macro DefaultInstance() =
  #externalMacro(module: "TranscodableMacros", type: "DefaultInstanceMacro")

/// Writes the method `copy`, which makes a value with some of the fields changed.
///
/// ```swift
/// @CopyWith
/// struct Point {
///   let x: Int
///   let y: Int
///   let label: String?
/// }
///
/// point.copy(y: 3)
/// point.copy(label: .some(nil))
/// ```
///
/// A field that is nil keeps its value; to make an optional field nil, write `.some(nil)`.
@attached(member, names: named(copy), named(init))
public macro CopyWith() =
  #externalMacro(module: "TranscodableMacros", type: "CopyWithMacro")
