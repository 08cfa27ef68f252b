/// Generates code that lets a type use the Kodable module without reflection.
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
/// The attribute lists the stored properties, which Kodable otherwise finds through reflection.
/// Encoding, decoding and errors don't change. Apply it to structs and classes that conform to
/// `Kodable`, `Dekodable` or `Enkodable`, and to each of their subclasses.
///
/// With the attribute, decoding calls the observers of properties that have no wrapper. With
/// reflection, decoding doesn't call them. Properties that a class inherits from a superclass that
/// isn't Kodable are ignored.
@attached(member, names: named(__decode), named(__encode))
public macro Kodable() = #externalMacro(module: "TranscodableMacros", type: "KodableMacro")
