import Foundation
import Transcodable

// fixture KeySame migrated {"id": 1, "name": "a"}
@Codable
struct KeySame {
  let id: Int
  var name: String
}

// fixture KeyOneLine migrated {"id": 1, "name": null}
@Codable
struct KeyOneLine: Equatable { let id: Int; var name: String?; }

// fixture KeySubset migrated {"id": 1, "cache": [1]}
@Codable
struct KeySubset {
  let id: Int
  @CodableIgnored var cache: [Int] = []
  @CodableIgnored var note: String?
}

// fixture KeySnake migrated {"user_name": "a", "avatar_url": "https://e.example", "is_admin": true}
@Codable(keys: .snakeCase)
struct KeySnake: Hashable {
  let userName: String
  let avatarURL: URL?
  let isAdmin: Bool
}

// fixture KeyMixed migrated {"user_name": "a", "followers_count": 3, "self": "x", "acct": "y"}
@Codable(keys: .snakeCase)
struct KeyMixed {
  let userName: String
  let followersCount: Int
  @CodingKey("self") let link: String
  let acct: String?
}

// fixture KeyOne migrated {"id": 1, "type": "a", "count": 2}
@Codable
struct KeyOne {
  let id: Int
  @CodingKey("type") let kind: String
  let count: Int
}

// fixture KeyDotted migrated {"a.b": 1, "c": "x"}
@Codable
struct KeyDotted {
  @CodingKey(literal: "a.b") let b: Int
  let c: String
}

// fixture KeyKebab migrated {"user-name": "a", "last-seen": 1.5}
@Codable(keys: .kebabCase)
struct KeyKebab {
  let userName: String
  let lastSeen: Double
}

// fixture KeyPascal migrated {"UserName": "a", "LastSeen": 1.5}
@Codable(keys: .pascalCase)
struct KeyPascal {
  let userName: String
  let lastSeen: Double
}

// fixture KeyReserved migrated {"default": 1, "case": "a", "in_place": true}
@Codable(keys: .snakeCase)
struct KeyReserved {
  let `default`: Int
  let `case`: String
  let inPlace: Bool
}

// fixture KeyEscaped migrated {"a\"b": 1, "größe": 2, "": 3}
@Codable
struct KeyEscaped {
  @CodingKey("a\"b") let quote: Int
  @CodingKey("größe") let size: Int
}

// fixture KeyEmpty refused attribute-refused
struct KeyEmpty: Codable {
  let nothing: Int

  enum CodingKeys: String, CodingKey {
    case nothing = ""
  }
}

// fixture KeyInitial migrated {"id": 1, "count": 2}
@Codable(missing: .strict)
struct KeyInitial {
  let id: Int
  var count = 1
}

// fixture KeyOptionalInitial refused unlike-attributes
struct KeyOptionalInitial: Codable {
  var count: Int? = 5

  enum CodingKeys: String, CodingKey {
    case count
  }
}

// fixture KeyConstant migrated (id: 1)
@Encodable
struct KeyConstant {
  let id: Int
  let version = 1
}

// fixture KeyOrder suggested order-differs
struct KeyOrder: Codable {
  let id: Int
  let name: String

  enum CodingKeys: String, CodingKey {
    case name
    case id
  }
}

// fixture KeyPublic suggested public-keys
public struct KeyPublic: Codable {
  let id: Int

  public enum CodingKeys: String, CodingKey {
    case id = "ID"
  }
}

// fixture KeyUsed refused keys-in-use
struct KeyUsed: Codable {
  let id: Int
  var names: [String] { [CodingKeys.id.rawValue] }

  enum CodingKeys: String, CodingKey {
    case id = "ID"
  }
}

// fixture KeyDecodable migrated {"user_id": 1}
@Decodable(keys: .snakeCase)
struct KeyDecodable {
  let userID: Int
  let userName: String?
}

// fixture KeyEncodable migrated (userID: 1, userName: nil)
@Encodable(keys: .snakeCase)
struct KeyEncodable {
  let userID: Int
  let userName: String?
}

// fixture KeyBoth migrated {"id": 1, "name": "b"}
@Codable
struct KeyBoth: Hashable {
  let id: Int
  let name: String
}

// fixture KeyComposition migrated {"id": 1}
@Codable
struct KeyComposition: Equatable, Sendable {
  let id: Int
}

// fixture KeyFinalClass migrated {"user_name": "a", "last_seen": 1}
@Codable(keys: .snakeCase)
final class KeyFinalClass {
  let userName: String
  var lastSeen: Int?

  init(userName: String) { self.userName = userName }
}

// fixture KeyClass migrated {"user_name": "a"}
@Codable(superclass: .none, keys: .snakeCase)
class KeyClass {
  let userName: String
}

// fixture KeySubclass refused inherited-coding
class KeySubclass: KeyClass {
  var more = 1

  enum MoreKeys: String, CodingKey {
    case more
  }
}

// fixture KeyGeneric<Int> migrated {"total_count": 1, "all_items": [1, 2]}
@Codable(keys: .snakeCase)
struct KeyGeneric<Item: Codable> {
  let totalCount: Int
  let allItems: [Item]
}

enum KeySpace {
  // fixture KeySpace.Nested migrated {"user_id": 1, "user_kind": "a"}
  @Codable(keys: .snakeCase)
  struct Nested {
    let userID: Int
    let userKind: Kind

    // fixture KeySpace.Nested.Kind unchanged nothing-by-hand
    enum Kind: String, Codable { case a, b }
  }
}

// fixture KeyComputed migrated {"id": 1, "text": "b"}
@Codable
struct KeyComputed {
  static let shared = KeyComputed(id: 1)
  let id: Int
  var text: String { "\(id)" }
  @CodableIgnored var observed = 1 {
    didSet { print(observed) }
  }
}

// fixture KeyNumbers refused computed-keys
struct KeyNumbers: Codable {
  let id: Int

  enum CodingKeys: Int, CodingKey {
    case id = 1
  }
}

// fixture KeyMembers refused computed-keys
struct KeyMembers: Codable {
  let id: Int

  enum CodingKeys: String, CodingKey {
    case id
    var stringValue: String { "x-" + rawValue }
    init?(stringValue: String) { self.init(rawValue: String(stringValue.dropFirst(2))) }
  }
}

// fixture KeyExtension migrated {"user_id": 1}
@Codable(keys: .snakeCase)
struct KeyExtension: Equatable {
  let userID: Int
}

// fixture KeyCondition refused conditional-member
struct KeyCondition: Codable {
  let id: Int
  #if DEBUG
    var note: String?
  #endif

  enum CodingKeys: String, CodingKey {
    case id
  }
}

@propertyWrapper struct KeyBox: Codable {
  var wrappedValue: Int
}

// fixture KeyBox unchanged nothing-by-hand
// fixture KeyWrapper refused property-wrapper
struct KeyWrapper: Codable {
  @KeyBox var id: Int

  enum CodingKeys: String, CodingKey {
    case id = "ID"
  }
}

// fixture KeySeveral refused attribute-refused
struct KeySeveral: Codable {
  let a, b: Int

  enum CodingKeys: String, CodingKey {
    case a = "first"
    case b = "second"
  }
}

// fixture KeySeveralInStyle migrated {"first_one": 1, "second_one": 2}
@Codable(keys: .snakeCase)
struct KeySeveralInStyle {
  let firstOne, secondOne: Int
}

// fixture KeyOptedOut unchanged opted-out
// transcode:ignore
struct KeyOptedOut: Codable {
  let id: Int

  enum CodingKeys: String, CodingKey {
    case id = "ID"
  }
}

// fixture KeyPlain unchanged nothing-by-hand
struct KeyPlain: Codable {
  let id: Int
}

func keyLocal() {
  // fixture KeyLocal refused unreachable-type
  struct KeyLocal: Codable {
    let id: Int

    enum CodingKeys: String, CodingKey {
      case id = "ID"
    }
  }
}

struct KeyHiding {
  // fixture KeyHiding.Hidden refused attribute-refused
  private struct Hidden: Codable {
    let id: Int

    enum CodingKeys: String, CodingKey {
      case id = "ID"
    }
  }
}

typealias KeyMaybe = Int?

// fixture KeyAlias refused unlike-attributes
struct KeyAlias: Codable {
  let id: KeyMaybe

  enum CodingKeys: String, CodingKey {
    case id = "ID"
  }
}

// fixture KeyLazy refused custom-logic
struct KeyLazy: Codable {
  let id: Int
  lazy var twice = id * 2

  enum CodingKeys: String, CodingKey {
    case id = "ID"
  }
}

// fixture KeyActor refused custom-logic
actor KeyActor: Decodable {
  let id: Int

  enum CodingKeys: String, CodingKey {
    case id = "ID"
  }
}

protocol KeyModel: Codable {}

// fixture KeyIndirect refused inherited-coding
struct KeyIndirect: KeyModel {
  let id: Int

  enum CodingKeys: String, CodingKey {
    case id = "ID"
  }
}

// fixture KeyOverCondition refused unclear-type
struct KeyOverCondition<T> {
  let id: T
}

extension KeyOverCondition: Codable where T: Codable {
  enum CodingKeys: String, CodingKey {
    case id = "ID"
  }
}

// fixture KeyWrittenClass refused unlike-attributes
class KeyWrittenClass: Encodable {
  var id = 1

  enum CodingKeys: String, CodingKey {
    case id = "ID"
  }
}

// fixture KeyUpper migrated {"ID": 1}
@Codable
struct KeyUpper {
  @CodingKey("ID") let id: Int
}

// fixture KeyConditionAround migrated {"ID": 1}
#if true
  @Codable
  struct KeyConditionAround {
    @CodingKey("ID") let id: Int
  }
#endif

// fixture KeyConditionalExtension refused conditional-member
struct KeyConditionalExtension: Codable {
  let id: Int
}

#if DEBUG
  extension KeyConditionalExtension {
    enum CodingKeys: String, CodingKey {
      case id = "ID"
    }
  }
#endif

// fixture KeyOpen refused inherited-coding
open class KeyOpen: Codable {
  let id: Int

  enum CodingKeys: String, CodingKey {
    case id = "ID"
  }
}

// fixture KeyOtherMacro refused custom-logic
@dynamicCallable
struct KeyOtherMacro: Codable {
  let id: Int
  func dynamicallyCall(withArguments: [Int]) -> Int { id }

  enum CodingKeys: String, CodingKey {
    case id = "ID"
  }
}

// fixture KeyOnActor migrated {"ID": 1}
@Codable
@available(macOS 15, *)
@MainActor
struct KeyOnActor: Sendable {
  @CodingKey("ID") let id: Int
}
