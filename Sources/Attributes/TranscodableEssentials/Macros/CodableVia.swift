public import TranscodableCore

/// Makes a type `Codable` by converting its values to and from another type.
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
/// The fields of the type are not encoded or decoded, and don't have to be `Codable`. An error
/// thrown by the conversion becomes a decoding failure with the coding path and location of the
/// value. Classes are not supported.
@attached(
  member, names: named(init), named(CodedFieldTypes), named(__Steps), named(decode))
@attached(
  extension,
  conformances: Decodable, Encodable, JSONDecodable, JSONEncodable,
  names: named(init), named(decode), named(encode))
public macro Codable<Wire: CodableWireType>(via type: Wire.Type) =
  #externalMacro(module: "TranscodableMacros", type: "CodableMacro")

/// Encodes and decodes a type as another type when a coder uses a profile.
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
/// A profile applies to every value that a coder encodes or decodes, at any depth. For coders from
/// other packages, set `codingProfile` in their `userInfo`. Add the attribute next to `@Codable`,
/// once for each profile. A type without a representation for the current profile is encoded and
/// decoded as usual. Types with raw values and classes don't support profiles.
@attached(peer)
public macro CodingProfile<Wire: CodableWireType>(
  _ profile: TranscodableCore.CodingProfile, via type: Wire.Type
) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
