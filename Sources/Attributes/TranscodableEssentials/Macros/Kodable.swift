/// Lets a type of the module Kodable do without reflection.
///
/// ```swift
/// import Kodable
/// import Transcodable
///
/// @Kodable
/// struct User: Kodable {
///   @Coding("first_name") var firstName: String
///   @CodableDate(.rfc3339) var birthday: Date?
///   var nickname: String?
/// }
/// ```
///
/// The attribute writes down the stored properties, which Kodable asks the run-time for otherwise.
/// What is decoded and encoded stays the same, and so do the errors. It goes on structs and classes
/// that name `Kodable`, `Dekodable` or `Enkodable`, and on each of their subclasses.
///
/// Observers of a property without a wrapper are called when it is decoded, which they are not by
/// reflection. Properties that a class inherits from one that is not Kodable are left alone.
@attached(member, names: named(__decode), named(__encode))
public macro Kodable() = #externalMacro(module: "TranscodableMacros", type: "KodableMacro")
