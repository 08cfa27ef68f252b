import Foundation

// fixture KeySame migrated {"id": 1, "name": "a"}
struct KeySame: Codable {
  let id: Int
  var name: String

  enum CodingKeys: String, CodingKey {
    case id
    case name
  }
}

// fixture KeyOneLine migrated {"id": 1, "name": null}
struct KeyOneLine: Codable, Equatable { let id: Int; var name: String?; private enum CodingKeys: CodingKey { case id, name } }

// fixture KeySubset migrated {"id": 1, "cache": [1]}
struct KeySubset: Codable {
  private enum CodingKeys: String, CodingKey {
    case id
  }

  let id: Int
  var cache: [Int] = []
  var note: String?
}

// fixture KeySnake migrated {"user_name": "a", "avatar_url": "https://e.example", "is_admin": true}
struct KeySnake: Codable, Hashable {
  let userName: String
  let avatarURL: URL?
  let isAdmin: Bool

  enum CodingKeys: String, CodingKey {
    case userName = "user_name"
    case avatarURL = "avatar_url"
    case isAdmin = "is_admin"
  }
}

// fixture KeyMixed migrated {"user_name": "a", "followers_count": 3, "self": "x", "acct": "y"}
struct KeyMixed: Codable {
  let userName: String
  let followersCount: Int
  let link: String
  let acct: String?

  enum CodingKeys: String, CodingKey {
    case userName = "user_name"
    case followersCount = "followers_count"
    case link = "self"
    case acct
  }
}

// fixture KeyOne migrated {"id": 1, "type": "a", "count": 2}
struct KeyOne: Codable {
  let id: Int
  let kind: String
  let count: Int

  enum CodingKeys: String, CodingKey {
    case id, kind = "type", count
  }
}

// fixture KeyDotted migrated {"a.b": 1, "c": "x"}
struct KeyDotted: Codable {
  let b: Int
  let c: String

  enum CodingKeys: String, CodingKey {
    case b = "a.b"
    case c
  }
}

// fixture KeyKebab migrated {"user-name": "a", "last-seen": 1.5}
struct KeyKebab: Codable {
  let userName: String
  let lastSeen: Double

  enum CodingKeys: String, CodingKey {
    case userName = "user-name"
    case lastSeen = "last-seen"
  }
}

// fixture KeyPascal migrated {"UserName": "a", "LastSeen": 1.5}
struct KeyPascal: Codable {
  let userName: String
  let lastSeen: Double

  enum CodingKeys: String, CodingKey {
    case userName = "UserName"
    case lastSeen = "LastSeen"
  }
}

// fixture KeyReserved migrated {"default": 1, "case": "a", "in_place": true}
struct KeyReserved: Codable {
  let `default`: Int
  let `case`: String
  let inPlace: Bool

  enum CodingKeys: String, CodingKey {
    case `default`
    case `case`
    case inPlace = "in_place"
  }
}

// fixture KeyEscaped migrated {"a\"b": 1, "größe": 2, "": 3}
struct KeyEscaped: Codable {
  let quote: Int
  let size: Int

  enum CodingKeys: String, CodingKey {
    case quote = "a\"b"
    case size = "größe"
  }
}

// fixture KeyEmpty refused attribute-refused
struct KeyEmpty: Codable {
  let nothing: Int

  enum CodingKeys: String, CodingKey {
    case nothing = ""
  }
}

// fixture KeyInitial migrated {"id": 1, "count": 2}
struct KeyInitial: Codable {
  let id: Int
  var count = 1

  enum CodingKeys: String, CodingKey {
    case id
    case count
  }
}

// fixture KeyOptionalInitial refused unlike-attributes
struct KeyOptionalInitial: Codable {
  var count: Int? = 5

  enum CodingKeys: String, CodingKey {
    case count
  }
}

// fixture KeyConstant migrated (id: 1)
struct KeyConstant: Encodable {
  let id: Int
  let version = 1

  enum CodingKeys: String, CodingKey {
    case id, version
  }
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
struct KeyDecodable: Decodable {
  let userID: Int
  let userName: String?

  enum CodingKeys: String, CodingKey {
    case userID = "user_id"
    case userName = "user_name"
  }
}

// fixture KeyEncodable migrated (userID: 1, userName: nil)
struct KeyEncodable: Encodable {
  let userID: Int
  let userName: String?

  enum CodingKeys: String, CodingKey {
    case userID = "user_id"
    case userName = "user_name"
  }
}

// fixture KeyBoth migrated {"id": 1, "name": "b"}
struct KeyBoth: Decodable, Hashable, Encodable {
  let id: Int
  let name: String
  enum CodingKeys: String, CodingKey { case id, name }
}

// fixture KeyComposition migrated {"id": 1}
struct KeyComposition: Equatable, Decodable & Encodable, Sendable {
  let id: Int
  enum CodingKeys: String, CodingKey { case id }
}

// fixture KeyFinalClass migrated {"user_name": "a", "last_seen": 1}
final class KeyFinalClass: Codable {
  let userName: String
  var lastSeen: Int?

  init(userName: String) { self.userName = userName }

  enum CodingKeys: String, CodingKey {
    case userName = "user_name"
    case lastSeen = "last_seen"
  }
}

// fixture KeyClass migrated {"user_name": "a"}
class KeyClass: Codable {
  let userName: String

  enum CodingKeys: String, CodingKey {
    case userName = "user_name"
  }
}

// fixture KeySubclass refused inherited-coding
class KeySubclass: KeyClass {
  var more = 1

  enum MoreKeys: String, CodingKey {
    case more
  }
}

// fixture KeyGeneric<Int> migrated {"total_count": 1, "all_items": [1, 2]}
struct KeyGeneric<Item: Codable>: Codable {
  let totalCount: Int
  let allItems: [Item]

  enum CodingKeys: String, CodingKey {
    case totalCount = "total_count"
    case allItems = "all_items"
  }
}

enum KeySpace {
  // fixture KeySpace.Nested migrated {"user_id": 1, "user_kind": "a"}
  struct Nested: Codable {
    let userID: Int
    let userKind: Kind

    enum CodingKeys: String, CodingKey {
      case userID = "user_id"
      case userKind = "user_kind"
    }

    // fixture KeySpace.Nested.Kind unchanged nothing-by-hand
    enum Kind: String, Codable { case a, b }
  }
}

// fixture KeyComputed migrated {"id": 1, "text": "b"}
struct KeyComputed: Codable {
  static let shared = KeyComputed(id: 1)
  let id: Int
  var text: String { "\(id)" }
  var observed = 1 {
    didSet { print(observed) }
  }

  enum CodingKeys: String, CodingKey {
    case id
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
struct KeyExtension: Equatable {
  let userID: Int
}

extension KeyExtension: Codable {
  enum CodingKeys: String, CodingKey {
    case userID = "user_id"
  }
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
struct KeySeveralInStyle: Codable {
  let firstOne, secondOne: Int

  enum CodingKeys: String, CodingKey {
    case firstOne = "first_one"
    case secondOne = "second_one"
  }
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
struct KeyUpper: Codable {
  let id: Int

  enum CodingKeys: String, CodingKey {
    case id = "ID"
  }
}

// fixture KeyConditionAround migrated {"ID": 1}
#if true
  struct KeyConditionAround: Codable {
    let id: Int

    enum CodingKeys: String, CodingKey {
      case id = "ID"
    }
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
@available(macOS 15, *)
@MainActor
struct KeyOnActor: Codable, Sendable {
  let id: Int

  enum CodingKeys: String, CodingKey {
    case id = "ID"
  }
}
