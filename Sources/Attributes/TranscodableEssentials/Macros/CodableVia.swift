public import TranscodableCore

/// Makes a type `Codable` in the form of another type, to and from which its values are converted.
///
/// ```swift
/// @Codable(via: WireColor.self)
/// struct Color {
///   var red: Double, green: Double, blue: Double
/// }
///
/// @Codable
/// struct WireColor: CodableWireType {
///   var hex: String
///
///   init(_ color: Color) { … }
///   func value() throws -> Color { … }
/// }
/// ```
///
/// The fields of the type are not coded, and need not be codable. An error that the conversion throws becomes one of the
/// decoder, with the path and the place of the value. Classes cannot be made of other values.
///
/// - Parameter type: the type whose form the values have; see ``CodableWireType``.
@attached(member, names: named(init), named(CodedFieldTypes))
@attached(
  extension,
  conformances: Decodable, Encodable, JSONDecodable, JSONEncodable,
  names: named(init), named(decode), named(encode))
public macro Codable<Wire: CodableWireType>(via type: Wire.Type) =
  #externalMacro(module: "TranscodableMacros", type: "CodableMacro")

/// Gives a type another form for coders with a profile: that of another type.
///
/// ```swift
/// @Codable
/// @CodingProfile("partners", via: PartnerAccount.self)
/// struct Account {
///   var id: Int
///   var passwordHash: String
/// }
///
/// @Codable
/// struct PartnerAccount: CodableWireType {
///   var number: Int
///
///   init(_ account: Account) { number = account.id }
///   func value() throws -> Account { Account(id: number, passwordHash: "") }
/// }
///
/// let encoder = JSON.Encoder()
/// encoder.profile = "partners"
/// ```
///
/// A profile holds for all that a coder codes, however deep. With coders of others it is in their `userInfo`, under
/// `codingProfile`. The attribute is on the type, beside `@Codable`, once for each profile. Where a type has no form for the
/// profile, it is coded as without one. Types with raw values and classes have one form.
///
/// - Parameters:
///   - profile: the profile.
///   - type: the type whose form the values have in it; see ``CodableWireType``.
@attached(peer)
public macro CodingProfile<Wire: CodableWireType>(
  _ profile: TranscodableCore.CodingProfile, via type: Wire.Type
) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
