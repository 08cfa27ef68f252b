import Foundation
import Testing
import Transcodable

// Rates by currency, payments with amounts in strings, orders, and subscriptions.

@Codable(keys: .snakeCase)
private struct Rates: Equatable {
  let base: Currency
  @DecodableAlias("timestamp") @CodableBy(.anyOf(.iso8601(dateOnly: true), .secondsSince1970))
  let date: Date
  @CodableLossy let rates: [Currency: Double]
  @CodableValidated(.range(..<100)) var amount: Double = 1

  @Codable enum Currency: String, Hashable, Sendable { case EUR, USD, GBP, JPY }
}

/// An amount, which is a string to keep all digits.
@Codable(keys: .snakeCase)
private struct Money: Equatable, Sendable {
  @CodingKey("currency_code") let currency: String
  @CodableBy(.via(String.self, from: Money.cents, into: Money.dollars))
  let value: Int

  static func cents(_ text: String) throws -> Int {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 2, let cents = Int(parts.joined()) else {
      throw NoAmount()
    }
    return cents
  }

  static func dollars(_ value: Int) -> String {
    "\(value / 100).\(value % 100 / 10)\(value % 10)"
  }

  struct NoAmount: Error {}
}

@Codable(keys: .screamingSnakeCase)
private struct Payment: Equatable {
  @CodingKey("id") let id: String
  @CodingKey("status") let status: State
  @CodingPath("purchase_units", "amount") let amount: Money
  @CodingPath("purchase_units", "items") @CodableDefault([]) let items: [Item]
  let merchantID: String

  @Codable(keys: .screamingSnakeCase)
  enum State: Equatable { case created, payerActionRequired, completed }

  @Codable struct Item: Equatable {
    let name: String
    @CodableBy(.losslessStringConversion()) @CodableValidated(.range(1...)) let quantity: Int
  }
}

@Codable
private struct Order: Equatable {
  @CodableCoerced let id: Int
  @CodingPath("customer.address.country") @CodableModified(.uppercased) @CodableValidated(.count(2))
  let country: String
  @CodingPath("customer.address.zip") @CodableModified(.trimmed) let zip: String?
  @CodableLossy @CodableValidated(.nonEmpty) let lines: [Line]
  var coupon: String? { didSet { lastChange += 1 } }
  @CodableIgnored private(set) var lastChange = 0
  lazy var total = lines.reduce(0) { $0 + $1.price * $1.count }

  @Codable struct Line: Equatable {
    let sku: String
    let price: Int
    @CodingKey("qty") var count: Int = 1
  }

  init(id: Int, country: String, zip: String?, lines: [Line]) {
    (self.id, self.country, self.zip, self.lines) = (id, country, zip, lines)
  }

  static func == (left: Order, right: Order) -> Bool {
    left.id == right.id && left.country == right.country && left.zip == right.zip
      && left.lines == right.lines && left.coupon == right.coupon
  }
}

let money = Table("Money") {
  Sample(
    "rates of a day with an unknown currency",
    #"{"base": "EUR", "date": "1970-01-02", "rates": {"USD": 1.25, "CHF": 1, "JPY": "much"}}"#,
    is: Rates(base: .EUR, date: Date(timeIntervalSince1970: 86_400), rates: [.USD: 1.25]),
    writtenAs: #"{"base": "EUR", "date": "1970-01-02", "rates": {"USD": 1.25}, "amount": 1}"#)
  Sample(
    "rates at a time", #"{"base": "USD", "timestamp": 86400, "rates": {}, "amount": 99.5}"#,
    is: Rates(base: .USD, date: Date(timeIntervalSince1970: 86_400), rates: [:], amount: 99.5),
    writtenAs: #"{"base": "USD", "date": "1970-01-02", "rates": {}, "amount": 99.5}"#)
  Sample(
    "an unsupported base currency", #"{"base": "XAU"}"#, as: Rates.self, "dataCorrupted", "base")
  Sample(
    "an invalid date", #"{"base": "EUR", "date": "today", "rates": {}}"#, as: Rates.self,
    "dataCorrupted", "date")
  Sample(
    "an amount out of range", #"{"base": "EUR", "date": 0, "rates": {}, "amount": 100}"#,
    as: Rates.self,
    "dataCorrupted", "amount")

  Sample(
    "an amount", #"{"currency_code": "USD", "value": "10.05"}"#,
    is: Money(currency: "USD", value: 1005))
  Sample(
    "an amount without cents", #"{"currency_code": "USD", "value": "10"}"#, as: Money.self,
    "dataCorrupted", "value")
  Sample(
    "an amount that is a number", #"{"currency_code": "USD", "value": 10.05}"#, as: Money.self,
    "typeMismatch", "value")

  Sample(
    "a payment",
    """
    {"id": "5O1", "status": "PAYER_ACTION_REQUIRED", "MERCHANT_ID": "m", "purchase_units":
     {"amount": {"currency_code": "EUR", "value": "0.99"},
      "items": [{"name": "Tea", "quantity": "3"}]}}
    """,
    is: Payment(
      id: "5O1", status: .payerActionRequired, amount: Money(currency: "EUR", value: 99),
      items: [.init(name: "Tea", quantity: 3)], merchantID: "m"))
  Sample(
    "an invalid state", #"{"id": "1", "status": "VOIDED"}"#, as: Payment.self,
    "dataCorrupted", "status")
  Sample(
    "a quantity of zero",
    """
    {"id": "1", "status": "CREATED", "MERCHANT_ID": "m", "purchase_units":
     {"amount": {"currency_code": "EUR", "value": "0.99"},
      "items": [{"name": "Tea", "quantity": "0"}]}}
    """,
    as: Payment.self, "dataCorrupted", "purchase_units.items.0.quantity")

  Sample(
    "an order",
    """
    {"id": "17", "customer": {"address": {"country": "de", "zip": " 10115"}},
     "lines": [{"sku": "a", "price": 250, "qty": 2}, {"sku": "b"}, {"sku": "c", "price": 1}]}
    """,
    is: Order(
      id: 17, country: "DE", zip: "10115",
      lines: [.init(sku: "a", price: 250, count: 2), .init(sku: "c", price: 1)]),
    writtenAs: """
      {"id": 17, "customer": {"address": {"country": "DE", "zip": "10115"}},
       "lines": [{"sku": "a", "price": 250, "qty": 2}, {"sku": "c", "price": 1, "qty": 1}]}
      """)
  Sample(
    "an order without valid lines",
    #"{"id": 1, "customer": {"address": {"country": "de"}}, "lines": [{"sku": "a"}]}"#,
    as: Order.self, "dataCorrupted", "lines")
  Sample(
    "an order without an address", #"{"id": 1, "customer": {}, "lines": []}"#, as: Order.self,
    "keyNotFound", "customer.address")
}
