import Foundation
import Testing
import TranscodableCore
import TranscodableDiagnostics
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// The page that compares how several decoders report the same failing document.
@Suite struct ErrorComparisonTests {
  /// The types as shown on the page, with hand-written conformances instead of `@Codable`.
  struct Orders: Decodable { var orders: [Order] }

  struct Order: Decodable {
    var id: Int
    var customer: Customer
    var total: Double
    var state: State
  }

  struct Customer: Decodable { var name: String }

  enum State: String, Decodable, CaseIterable { case open, paid, shipped }

  private static let types = """
    @Codable struct Orders { var orders: [Order] }
    @Codable struct Order { var id: Int; var customer: Customer; var total: Double; var state: State }
    @Codable struct Customer { var name: String }
    @Codable enum State: String, CaseIterable { case open, paid, shipped }
    """

  private static let document = """
    {
      "orders": [
        {"id": 1, "customer": {"name": "Ada"}, "total": "12.50", "state": "shiped"},
        {"id": 2, "customer": {"nmae": "Bob"}, "total": 8, "state": "open"}
      ]
    }
    """

  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Documentation/ErrorsCompared.md").standardized

  @Test func `the page shows the actual errors of each decoder`() throws {
    let text = try page()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      return try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #if os(Linux)
      // The messages are those of swift-corelibs-foundation.
      #expect(try text == String(contentsOf: Self.file, encoding: .utf8))
    #endif
  }

  private func page() throws -> String {
    let data = Data(Self.document.utf8)
    let foundation = #expect(throws: DecodingError.self) {
      _ = try JSONDecoder().decode(Orders.self, from: data)
    }
    let ordinary = #expect(throws: DecodingError.self) {
      _ = try JSON.decode(Orders.self, from: data)
    }
    let all = #expect(throws: CodingFailures.self) {
      _ = try JSON.decodeCollecting(Orders.self, from: data)
    }
    let report = CodingDiagnosticReport(try #require(all), source: data, name: "orders.json")
    return """
      # Errors compared

      A document with three mistakes, decoded as these types:

      ```swift
      \(Self.types)
      ```

      ```json
      \(Self.document)
      ```

      ## Foundation

      Foundation reports the first mistake with its path, but without a location:

      ```
      \(try text(of: foundation))
      ```

      ## A tree of errors

      Libraries that wrap an error once for each type, as Kodable does, print its path as a tree.
      This is again only the first mistake, without a location:

      ```
      Failure on "Orders"
         Error on property named "orders" with key "orders" of type "Array<Order>"
            Failure on "Order"
               Could not decode type "Double". Failed to decode property "total" for key "total"
                  Cause: Type mismatch. Expected to decode Double but found a string instead.
      ```

      ## Transcodable

      `decode` throws the same error as Foundation, with its location:

      ```
      \(try text(of: ordinary))
      ```

      `JSON.decodeCollecting(Orders.self, from: data)` finds all three, and `TranscodableDiagnostics`
      shows them. `SnippetDiagnosticRenderer(width: 80)`, for terminals:

      ```
      \(SnippetDiagnosticRenderer(width: 80).render(report).trimmed)
      ```

      `PlainDiagnosticRenderer()`, for logs:

      ```
      \(PlainDiagnosticRenderer().render(report).trimmed)
      ```

      `JSONDiagnosticRenderer()`, for tools, writes the same diagnostics as one line of JSON.

      """
  }

  private func text(of error: DecodingError?) throws -> String {
    let failure = CodingFailure(try #require(error))
    let path = failure.codingPath.map(CodingPathStep.init).readablePath
    return "\(failure.message ?? "")\ncodingPath: \(path)"
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .newlines) }
}

// MARK: - Conformances that `@Codable` generates

extension ErrorComparisonTests.Orders: JSONDecodable {
  static func decode(from reader: inout JSONReader) -> Self? {
    var orders: [ErrorComparisonTests.Order]?
    let isGood = Fields([#""orders":"#], joined: "orders").read(from: &reader, required: 1) {
      orders = $1.read([ErrorComparisonTests.Order].self)
    }
    return isGood ? orders.map { Self(orders: $0) } : nil
  }
}

extension ErrorComparisonTests.Order: JSONDecodable {
  static func decode(from reader: inout JSONReader) -> Self? {
    var id = 0
    var customer: ErrorComparisonTests.Customer?
    var total = 0.0
    var state: ErrorComparisonTests.State?
    let fields = Fields(
      [#""id":"#, #""customer":"#, #""total":"#, #""state":"#], joined: "id\0customer\0total\0state"
    )
    let isGood = fields.read(from: &reader, required: 0xF) { field, reader in
      switch field {
      case 0: id = reader.read(Int.self)
      case 1: customer = reader.read(ErrorComparisonTests.Customer.self)
      case 2: total = reader.read(Double.self)
      default: state = reader.read(ErrorComparisonTests.State.self)
      }
    }
    guard isGood, let customer, let state else { return nil }
    return Self(id: id, customer: customer, total: total, state: state)
  }
}

extension ErrorComparisonTests.Customer: JSONDecodable {
  static func decode(from reader: inout JSONReader) -> Self? {
    var name = ""
    let isGood = Fields([#""name":"#], joined: "name").read(from: &reader, required: 1) {
      name = $1.read(String.self)
    }
    return isGood ? Self(name: name) : nil
  }
}

extension ErrorComparisonTests.State: JSONDecodable {
  static func decode(from reader: inout JSONReader) -> Self? { reader.readRawValue(Self.self) }
}
