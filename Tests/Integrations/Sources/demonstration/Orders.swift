import Foundation
import Transcodable

/// An order that clients send, with this package's attributes.
@Codable(schema: .generated)
struct Order: Sendable {
  let id: Int
  @CodableValidated(.nonEmpty) let customer: String
  let email: String
  let express: Bool
  let discount: Double?
  let tags: [String]
  @CodableValidated(.count(1...100)) let lines: [OrderLine]
}

@Codable(schema: .generated)
struct OrderLine: Sendable {
  @CodableValidated(.count(7...7)) let article: String
  let title: String
  @CodableValidated(.range(1...)) let count: Int
  let price: Double
}

@Codable
struct Batch: Sendable {
  let orders: [Order]
}

/// The same order without this package.
struct PlainOrder: Codable, Sendable {
  let id: Int
  let customer: String
  let email: String
  let express: Bool
  let discount: Double?
  let tags: [String]
  let lines: [PlainOrderLine]
}

struct PlainOrderLine: Codable, Sendable {
  let article: String
  let title: String
  let count: Int
  let price: Double
}

struct PlainBatch: Codable, Sendable {
  let orders: [PlainOrder]
}

extension Batch {
  /// Creates a batch with about 500 bytes per order.
  init(of count: Int) {
    orders = (1...count).map { number in
      Order(
        id: 1_000_000 + number * 7919, customer: "Ada Lovelace \(number)",
        email: "ada.\(number)@example.com", express: number.isMultiple(of: 3),
        discount: number.isMultiple(of: 2) ? 0.125 : nil, tags: ["returning", "größe", "b2b"],
        lines: (1...4).map { line in
          OrderLine(
            article: "AB-\(1000 + (number * 31 + line) % 9000)",
            title: "Punched cards, box of \(line * 100)", count: line,
            price: Double(number * line % 997) * 1.17 + 0.99)
        })
    }
  }
}
