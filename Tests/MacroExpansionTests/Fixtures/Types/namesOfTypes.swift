import Foundation
import Transcodable

@Codable
struct FieldsNamedAsTypes {
  var Date: Date
  var URL: [URL]?
  @CodableBy(.hex) var Data: Data
  @CodableDefault(3) var Int: Int
}

@Codable
enum CasesNamedAsTypes {
  case String(String)
  case Int(value: Int)
}

@Codable
struct ParameterNamedAsType<Int> {
  var value: Int
  var name: String
}

@Codable
struct NestedNamedAsType {
  var name: String
  var flag: Bool

  @Codable
  struct String {
    var text: Swift.String
  }

  typealias Bool = [Swift.Int]
}
