import CoderTestSupport
import Foundation
import Testing
import Transcodable

// Webhooks and CloudEvents: envelopes with generic payloads.

/// An event with lowercase attributes, and data as JSON or as bytes.
@Codable(keys: .flatCase)
private struct CloudEvent<Payload: Equatable & Sendable>: Equatable, Sendable {
  @CodableValidated(.oneOf("1.0")) let specVersion: String
  @CodableValidated(.nonEmpty) let id: String
  let source, type: String
  var subject: String?
  @CodableBy(.iso8601) var time: Date?
  let dataContentType: String?
  let data: Payload?
  @CodingKey("data_base64") @CodableBy(.base64) let bytes: Data?
}

@Codable private struct Reading: Equatable, Sendable {
  let value: Decimal
  var tags = Set<String>()
}

/// A delivery, whose tag is at the end of a path.
@Codable(keys: .snakeCase, tagging: .internal("meta.event_name"))
private enum Delivery: Equatable {
  case orderCreated(Order)
  case orderRefunded(id: Int, reason: String = "none given")
  @CodingTag("ping", 0) case ping

  @Codable(keys: .snakeCase) struct Order: Equatable {
    let id: Int
    @CodingPath("totals.gross") let gross: Int
  }
}

/// The response to a delivery.
@Encodable(keys: .snakeCase)
private struct Acknowledgement: Equatable {
  let apiVersion = "2"
  let received: Bool
  @EncodableNil(.null) var retryAfter: Int?
}

let events = Table("Events") {
  Sample(
    "an event with data",
    """
    {"specversion": "1.0", "id": "1", "source": "/s", "type": "reading", "subject": "a",
     "time": "2023-11-14T22:13:20.5Z", "datacontenttype": "application/json",
     "data": {"value": 12.75, "tags": ["x"]}}
    """,
    is: CloudEvent(
      specVersion: "1.0", id: "1", source: "/s", type: "reading", subject: "a",
      time: Date(timeIntervalSince1970: 1_700_000_000.5), dataContentType: "application/json",
      data: Reading(value: 12.75, tags: ["x"]), bytes: nil), by: Coder.ofJSON)
  Sample(
    "an event with bytes",
    #"{"specversion": "1.0", "id": "1", "source": "", "type": "", "data_base64": "AP8="}"#,
    is: CloudEvent<Reading>(
      specVersion: "1.0", id: "1", source: "", type: "", dataContentType: nil, data: nil,
      bytes: Data([0, 0xFF])))
  Sample(
    "an older version", #"{"specversion": "0.3", "id": "1"}"#, as: CloudEvent<Reading>.self,
    "dataCorrupted", "specversion")
  Sample(
    "data of another type",
    #"{"specversion": "1.0", "id": "1", "source": "", "type": "", "data": {"value": "x"}}"#,
    as: CloudEvent<Reading>.self, "typeMismatch", "data.value", by: Coder.ofJSON)
  Sample(
    "invalid Base64",
    #"{"specversion": "1.0", "id": "1", "source": "", "type": "", "data_base64": "="}"#,
    as: CloudEvent<Reading>.self, "dataCorrupted", "data_base64")

  Sample(
    "an order",
    #"{"meta": {"event_name": "order_created"}, "id": 1, "totals": {"gross": 119}}"#,
    is: Delivery.orderCreated(.init(id: 1, gross: 119)))
  Sample(
    "a refund without a reason and with more metadata",
    #"{"id": 1, "meta": {"event_name": "order_refunded", "test": true}}"#,
    is: Delivery.orderRefunded(id: 1),
    writtenAs: """
      {"id": 1, "meta": {"event_name": "order_refunded"}, "reason": "none given"}
      """)
  Sample(
    "an event name that is a number", #"{"meta": {"event_name": 0}}"#, is: Delivery.ping,
    writtenAs: #"{"meta": {"event_name": "ping"}}"#)
  Sample("missing metadata", #"{"id": 1}"#, as: Delivery.self, "keyNotFound", "meta")
  Sample(
    "an order without a total",
    #"{"meta": {"event_name": "order_created"}, "id": 1, "totals": {}}"#,
    as: Delivery.self, "keyNotFound", "totals.gross")
  Sample(
    "an acknowledgment", #"{"api_version": "2", "received": true, "retry_after": null}"#,
    written: Acknowledgement(received: true))
}
