import Foundation
import Transcodable

/// Private members, and members that aren't fields.
@Codable(keys: .snakeCase)
struct Guarded: Equatable {
  private var secretID: Int
  fileprivate let madeAt: Date
  private(set) var visits = 0
  static let shared = 7
  lazy var cached = 1
  var isOld: Bool { secretID < 10 }

  init(secretID: Int) {
    self.secretID = secretID
    madeAt = Date(timeIntervalSinceReferenceDate: 0)
  }

  static func == (left: Guarded, right: Guarded) -> Bool {
    (left.secretID, left.madeAt, left.visits) == (right.secretID, right.madeAt, right.visits)
  }
}

/// A generic type.
@Codable
struct Pair<First, Second>: Equatable
where First: Codable & Equatable, Second: Codable & Equatable {
  let first: First
  let second: Second?
  var rest: [[First]] = []
}

/// Raw values, also as keys.
@Codable
enum Level: String, CaseIterable {
  case low = "l", `default`, high = "h i"
}

/// A class with a plain type that contains a type with an attribute.
@Codable
final class Box {
  let plain: Plain
  let levels: [Level: Int]

  init(plain: Plain, levels: [Level: Int]) {
    self.plain = plain
    self.levels = levels
  }
}

struct Plain: Codable, Equatable {
  var pairs: [Pair<Int, String>]
  var link: URL
}
