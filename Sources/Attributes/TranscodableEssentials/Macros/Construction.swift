/// The access level of a generated initializer.
public enum MemberwiseInitAccess: Sendable {
  /// Visible everywhere.
  case `public`
  /// Visible in the package.
  case package
  /// Visible in the module.
  case `internal`
  /// Visible in the file.
  case `fileprivate`
  /// Visible in the type.
  case `private`
}

/// Generates an initializer with a parameter for each field.
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
/// Initial values and ``CodableDefault(_:for:)`` values become default arguments; an optional
/// variable defaults to nil. There are no parameters for wrapped properties or for constants with
/// an initial value.
@attached(member, names: named(init))
public macro MemberwiseInit(_ access: MemberwiseInitAccess) =
  #externalMacro(module: "TranscodableMacros", type: "MemberwiseInitMacro")

/// Generates an initializer with a parameter for each field.
///
/// The initializer has the access level of the type.
@attached(member, names: named(init))
public macro MemberwiseInit() =
  #externalMacro(module: "TranscodableMacros", type: "MemberwiseInitMacro")

/// Generates a static `default` property, a value in which every field has its default.
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
/// The default of a field is its initial value or the value of ``CodableDefault(_:for:)``. Without
/// either, the default is nil for optionals; zero, false or empty for standard library types; and
/// the static `default` property for other types.
@attached(member, names: named(`default`), named(init))
public macro DefaultInstance() =
  #externalMacro(module: "TranscodableMacros", type: "DefaultInstanceMacro")

/// Generates a `copy` method, which returns a value with some fields changed.
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
/// A field keeps its value if its argument is nil; to set an optional field to nil, pass
/// `.some(nil)`.
@attached(member, names: named(copy), named(init))
public macro CopyWith() =
  #externalMacro(module: "TranscodableMacros", type: "CopyWithMacro")
