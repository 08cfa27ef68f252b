import Foundation
import Testing
import Transcodable

// Amounts in the smallest unit, dates in seconds, pages of lists, and objects that may be replaced
// by their identifiers.

/// A page of generic elements.
@Codable(keys: .snakeCase)
private struct Page<Element: Equatable & Sendable>: Equatable, Sendable {
  let object: String
  let data: [Element]
  @CodableDefault(false) let hasMore: Bool
  var url: String?
}

/// An object or its identifier.
@Codable(tagging: .untagged)
private enum Expandable<Object: Equatable & Sendable>: Equatable, Sendable {
  case id(String)
  case object(Object)
}

@Codable(keys: .snakeCase)
private struct Charge: Equatable, Sendable {
  let id: String
  @CodableValidated(.range(0...99_999_999)) let amount: Int
  @CodableValidated(.count(3)) @CodableModified(.uppercased) let currency: String
  @CodableBy(.secondsSince1970) let created: Date
  let customer: Expandable<Customer>?
  let paymentMethodDetails: Method
  var metadata: [String: String] = [:]
  var livemode: Bool { !id.hasPrefix("test_") }

  @Codable(keys: .snakeCase)
  struct Customer: Equatable, Sendable {
    let id: String
    let email: String?
    var balance = 0 {
      didSet { assert(balance != Int.min) }
    }
  }

  /// A payment method, whose type names the member with its details.
  @Codable(keys: .snakeCase, tagging: .internal("type"))
  enum Method: Equatable, Sendable {
    case card(card: Card)
    @CodingTag("sepa_debit") case debit(sepaDebit: Debit)
    @CodableUnknown case other(String, JSON)
  }

  @Codable(keys: .snakeCase)
  struct Card: Equatable, Sendable {
    let brand: String
    @CodableValidated(.matches("[0-9]{4}")) @CodingKey("last4") let lastDigits: String
    @CodableValidated(.range(1...12)) let expMonth: Int
    let expYear: Int
  }

  @Codable(keys: .snakeCase)
  struct Debit: Equatable, Sendable {
    let bankCode: String?
    let country: String?
  }
}

@Codable
private struct Failure: Equatable {
  @CodingPath("error.type") let type: Kind
  @CodingPath("error.message") let message: String
  @CodingPath("error.param") var param: String?
  @CodingPath("error.decline_code") var declineCode: String?

  @Codable(keys: .snakeCase)
  enum Kind: Equatable {
    case apiError, cardError, idempotencyError, invalidRequestError
    @CodableUnknown case other(String)
  }
}

private let card = Charge.Card(brand: "visa", lastDigits: "4242", expMonth: 8, expYear: 2030)

let stripe = Table("Stripe") {
  Sample(
    "a card and a customer identifier",
    """
    {"id": "ch_1", "amount": 1099, "currency": "usd", "created": 1700000000,
     "customer": "cus_1", "metadata": {"order": "7"},
     "payment_method_details": {"type": "card",
      "card": {"brand": "visa", "last4": "4242", "exp_month": 8, "exp_year": 2030}}}
    """,
    is: Charge(
      id: "ch_1", amount: 1099, currency: "USD",
      created: Date(timeIntervalSince1970: 1_700_000_000), customer: .id("cus_1"),
      paymentMethodDetails: .card(card: card), metadata: ["order": "7"]),
    writtenAs: """
      {"id": "ch_1", "amount": 1099, "currency": "USD", "created": 1700000000,
       "customer": "cus_1", "metadata": {"order": "7"},
       "payment_method_details": {"type": "card",
        "card": {"brand": "visa", "last4": "4242", "exp_month": 8, "exp_year": 2030}}}
      """)
  Sample(
    "a debit and an expanded customer",
    """
    {"id": "py_1", "amount": 0, "currency": "EUR", "created": 0,
     "customer": {"id": "cus_1", "email": null, "balance": -5}, "metadata": {},
     "payment_method_details": {"sepa_debit": {"country": "DE"}, "type": "sepa_debit"}}
    """,
    is: Charge(
      id: "py_1", amount: 0, currency: "EUR", created: Date(timeIntervalSince1970: 0),
      customer: .object(Charge.Customer(id: "cus_1", email: nil, balance: -5)),
      paymentMethodDetails: .debit(sepaDebit: Charge.Debit(bankCode: nil, country: "DE"))),
    writtenAs: """
      {"id": "py_1", "amount": 0, "currency": "EUR", "created": 0,
       "customer": {"id": "cus_1", "balance": -5}, "metadata": {},
       "payment_method_details": {"sepa_debit": {"country": "DE"}, "type": "sepa_debit"}}
      """)
  Sample(
    "a negative amount", #"{"id": "ch_1", "amount": -1}"#, as: Charge.self, "dataCorrupted",
    "amount")
  Sample(
    "a fractional amount", #"{"id": "ch_1", "amount": "10.99"}"#, as: Charge.self, "typeMismatch",
    "amount")
  Sample(
    "an invalid customer",
    #"{"id": "c", "amount": 1, "currency": "eur", "created": 0, "customer": {"name": "x"}}"#,
    as: Charge.self, "dataCorrupted", "customer")
  Sample(
    "an invalid month",
    """
    {"id": "c", "amount": 1, "currency": "eur", "created": 0, "payment_method_details":
     {"type": "card", "card": {"brand": "visa", "last4": "4242", "exp_month": 13}}}
    """,
    as: Charge.self, "dataCorrupted", "payment_method_details.card.exp_month")
  Sample(
    "a missing payment method", #"{"id": "c", "amount": 1, "currency": "eur", "created": 0}"#,
    as: Charge.self, "keyNotFound", "payment_method_details")

  Sample(
    "a page of customers",
    """
    {"object": "list", "url": "/v1/customers", "has_more": true,
     "data": [{"id": "cus_1", "email": "a@example.com", "balance": 0}]}
    """,
    is: Page(
      object: "list", data: [Charge.Customer(id: "cus_1", email: "a@example.com")],
      hasMore: true, url: "/v1/customers"))
  Sample(
    "a page of identifiers", #"{"object": "list", "data": ["a"]}"#,
    is: Page<String>(object: "list", data: ["a"], hasMore: false),
    writtenAs: #"{"object": "list", "data": ["a"], "has_more": false}"#)
  Sample(
    "an element of the wrong type", #"{"object": "list", "data": ["a", 1]}"#, as: Page<String>.self,
    "typeMismatch", "data.1")
  Sample(
    "a customer without an identifier", #"{"object": "list", "data": [{}]}"#,
    as: Page<Charge.Customer>.self, "keyNotFound", "data.0.id")

  Sample(
    "a declined card",
    """
    {"error": {"type": "card_error", "message": "Declined.", "decline_code": "lost_card"}}
    """,
    is: Failure(type: .cardError, message: "Declined.", declineCode: "lost_card"))
  Sample(
    "an error of an unknown kind", #"{"error": {"type": "rate_limit_error", "message": ""}}"#,
    is: Failure(type: .other("rate_limit_error"), message: ""))
  Sample("a missing error", #"{"id": "ch_1"}"#, as: Failure.self, "keyNotFound", "error")
  Sample("an error that is a string", #"{"error": "x"}"#, as: Failure.self, "typeMismatch", "error")
}
