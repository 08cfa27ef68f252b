import Foundation
import Kodable
import Testing

struct User: Kodable {
  @Coding("first_name") var name: String
  @Coding("address.zip") var zip: Int
  @Coding(default: 9) var nine: Int
  @Coding var opt: Int?
  var plain: String?
  var count = 3
}
class Base: Kodable { @Coding var a: Int; var b = 4; required init() {} }
class Sub: Base { @Coding("x.y") var c: Int?; @CodableDate var d: Date? }

@Test func first() throws {
  let u = try User.decodeJSON(from: Data(#"{"first_name":"a","address":{"zip":5},"plain":"p"}"#.utf8))
  #expect(u.name == "a" && u.zip == 5 && u.nine == 9 && u.opt == nil && u.plain == "p" && u.count == 3)
  print(String(decoding: try u.encodeJSON(), as: UTF8.self))
  let s = try Sub.decodeJSON(from: Data(#"{"a":1,"b":2,"x":{"y":3},"d":"2021-08-30T18:35:19Z"}"#.utf8))
  #expect(s.a == 1 && s.b == 2 && s.c == 3 && s.d != nil)
  print(String(decoding: try s.encodeJSON(), as: UTF8.self))
}
