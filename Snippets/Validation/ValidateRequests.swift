// Validates requests on a server and reports every error.

import Foundation
import Transcodable
import TranscodableSchema

/// An order in a shop.
@Codable(unknownKeys: .reject, schema: .generated)
struct Order {
  @CodableValidated(.nonEmpty) let customer: String
  @CodableValidated(.count(1...100)) let lines: [OrderLine]
  var note: String?
}

@Codable(schema: .generated)
struct OrderLine {
  @CodableValidated(.matches("[A-Z]{2}-[0-9]{4}")) let article: String
  @CodableValidated(.range(1...)) var count = 1
}

struct Orders: Sendable {
  /// Compiled once and shared by all requests.
  private let validator: JSON.SchemaValidator
  private let settings: JSONReaderSettings

  init() throws {
    validator = try JSON.SchemaValidator(JSON.Schema(of: Order.self), formats: .asserted)
    settings = JSONReaderSettings(maximumDocumentSize: 65_536)
  }

  /// Returns the status and body of the response; errors are problem documents (RFC 9457).
  func create(_ body: Data) -> (status: Int, body: JSON) {
    do {
      let failures = try validator.failures(parsing: body, limit: 20, settings: settings)
      guard failures.isEmpty else { return (422, problem("The order is not valid.", failures)) }
      let decoder = JSON.Decoder()
      decoder.settings = settings
      let order = try decoder.decode(Order.self, from: body)
      return (201, ["customer": .string(order.customer), "lines": JSON(order.lines.count)])
    } catch let DecodingError.dataCorrupted(context) {
      return (400, ["title": .string(context.debugDescription)])
    } catch {
      return (422, ["title": "The order is not valid."])
    }
  }

  private func problem(_ title: String, _ failures: [JSON.SchemaFailure]) -> JSON {
    let errors = failures.map { failure -> JSON in
      [
        "pointer": .string(failure.instance.fragment), "line": JSON(failure.position?.line ?? 0),
        "detail": .string(failure.message),
      ]
    }
    return ["title": .string(title), "errors": .array(errors)]
  }
}

let orders = try Orders()
for text in [
  #"{"customer": "Ada", "lines": [{"article": "AB-1234", "count": 2}]}"#,
  #"{"customer": "", "lines": [{"article": "AB-12", "count": 0}], "rush": true}"#,
  #"{"customer": "Ada", "lines": ["#,
] {
  let answer = orders.create(Data(text.utf8))
  print(answer.status, answer.body["title"]?.string ?? answer.body.description)
  for error in answer.body["errors"]?.array ?? [] {
    print(" ", error["pointer"]?.string ?? "", error["detail"]?.string ?? "")
  }
}
// → 201 {"customer":"Ada","lines":1}
// → 422 The order is not valid.
// →   #/customer has 0 characters, fewer than 1
// →   #/lines/0/article does not match the pattern '^(?:[A-Z]{2}-[0-9]{4})$'
// →   #/lines/0/count is less than 1
// →   #/rush is not allowed here
// → 400 The given data was not valid JSON: unexpected end of file, expected a value at line 1, column 31 (byte 30).
