// Codes a type differently for partners, and another one always as a different type.

import Foundation
import Transcodable

extension CodingProfile {
  static let partners: CodingProfile = "partners"
}

@Codable
@CodingProfile(.partners, via: PartnerAccount.self)
struct Account {
  var id: Int
  var name: String
  var passwordHash: String
}

@Codable
struct PartnerAccount: CodableWireType {
  var accountNumber: Int
  var label: String

  init(_ account: Account) { (accountNumber, label) = (account.id, account.name) }
  func value() -> Account { Account(id: accountNumber, name: label, passwordHash: "") }
}

@Codable(via: WireVersion.self)
struct Version {
  var major: Int, minor: Int
}

@Codable(layout: .transparent)
struct WireVersion: CodableWireType {
  var text: String

  init(_ version: Version) { text = "\(version.major).\(version.minor)" }
  func value() throws -> Version {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 2 else { throw NotAVersion() }
    return Version(major: parts[0], minor: parts[1])
  }

  struct NotAVersion: Error {}
}

let accounts = [Account(id: 7, name: "Ada", passwordHash: "5e88")]
let encoder = JSON.Encoder()
print(String(decoding: try encoder.encode(accounts), as: UTF8.self))
// → [{"id":7,"name":"Ada","passwordHash":"5e88"}]
encoder.profile = .partners
print(String(decoding: try encoder.encode(accounts), as: UTF8.self))
// → [{"accountNumber":7,"label":"Ada"}]

let versions = try JSON.Decoder().decode([Version].self, from: #"["1.2", "3.4"]"#)
print(versions[1].major)  // → 3
