import Foundation
import HelperCoders
import MetaCodable

// fixture MetaDefaults refused unknown-attribute
@Codable
struct MetaDefaults {
  @Default(ifMissing: 3, forErrors: 4) let limit: Int
}

// fixture MetaMixed refused mixed-file
@Codable
struct MetaMixed {
  @CodedAt("ID") let id: Int
}

// fixture MetaOwnCoder refused unknown-attribute
@Codable
struct MetaOwnCoder {
  @CodedBy(Doubled()) let id: Int
}

// fixture MetaByHand refused custom-logic
@Codable
struct MetaByHand {
  let id: Int

  func encode(to encoder: any Encoder) throws {}
}
