public import Foundation
public import Transcodable

/// A type of a framework with library evolution.
@Codable(keys: .snakeCase)
public struct Order: Equatable, Sendable {
  public let orderID: Int
  public var placedAt: Date
  public var lines: [Line]
  var internalNote: String?

  public init(orderID: Int, placedAt: Date, lines: [Line]) {
    (self.orderID, self.placedAt, self.lines) = (orderID, placedAt, lines)
  }
}

@Codable
@frozen
public struct Line: Equatable, Sendable {
  public let article: String
  public let state: State

  public init(article: String, state: State) { (self.article, self.state) = (article, state) }
}

@Codable
public enum State: Int, Sendable {
  case open = 1, done
}
