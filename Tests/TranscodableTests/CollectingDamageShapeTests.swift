import Foundation
import Testing
import Transcodable
import TranscodableTestSupport

/// Types of every shape, decoded from randomly damaged documents.
@Suite("Collected failures match random damage in types of every shape")
struct CollectingDamageShapeTests {
  @Codable
  struct Basket {
    let id: Int
    let address: Address
    var states: [State]
    var events: [Event]
    @CodableLossy var spots: [Spot]
    var spot: Spot
  }

  @Codable
  struct Address {
    let street: String
    var zip: Int?
  }

  @Codable
  enum State {
    case idle
    case paid(sum: Int, by: String)
    case named(String)
  }

  @Codable(tagging: .internal("type"))
  enum Event {
    case opened(by: String)
    case moved(Address)
  }

  @Codable(layout: .positional)
  struct Spot {
    let x: Int
    let y: Int
  }

  typealias Document = CollectingDamageAttributeTests.Document

  private static let noNumber = CollectingDamageAttributeTests.wrong
  private static let noText = Array(noNumber.dropLast()) + [("7", "type-mismatch")]

  private static func basket(_ document: inout Document) {
    document.object(
      [
        (["id"], true, { $0.write("7", bad: noNumber) }),
        (["address"], true, { address(&$0) }),
        (["states"], true, { $0.list(state) }),
        (["events"], true, { $0.list(event) }),
        (["spots"], true, { $0.text += ["[]", "[[1, 2], [1], 7]"][$0.chance(2)] }),
        (["spot"], true, { spot(&$0) }),
      ], refusesUnknown: false)
  }

  private static func address(_ document: inout Document) {
    document.object(
      [
        (["street"], true, { $0.write("\"a\"", bad: noText) }),
        (["zip"], false, { $0.write("null", bad: [("\"x\"", "type-mismatch")]) }),
      ], refusesUnknown: false)
  }

  private static func state(_ document: inout Document) {
    switch document.chance(3) {
    case 0:
      document.write(
        "\"idle\"", bad: [("\"busy\"", "invalid-value"), ("{\"busy\": 1}", "invalid-value")])
    case 1:
      document.text += "{"
      document.member("paid") { document in
        document.object(
          [
            (["sum"], true, { $0.write("7", bad: noNumber) }),
            (["by"], true, { $0.write("\"a\"", bad: noText) }),
          ], refusesUnknown: false)
      }
      document.text += "}"
    default:
      document.text += "{"
      document.member("named") { $0.write("\"a\"", bad: noText) }
      document.text += "}"
    }
  }

  private static func event(_ document: inout Document) {
    let isMove = document.chance(2) == 0
    let tag = (isMove ? "\"moved\"" : "\"opened\"")
    // Without a valid tag the other members are not checked.
    if document.rarity > 0, document.chance(document.rarity) == 0 {
      document.text += "{ \"by\": 7, "
      document.member("type") { $0.write(bad: "\"lost\"", "invalid-value") }
      document.text += "}"
      return
    }
    document.text += "{\"type\": \(tag), \"in\":"
    document.text += "[1], "
    let key = isMove ? "street" : "by"
    document.member(key) { $0.write("\"a\"", bad: noText) }
    document.text += "}"
  }

  private static func spot(_ document: inout Document) {
    document.text += "["
    for index in 0..<2 {
      document.text += index == 0 ? "" : ","
      document.path.append("\(index)")
      document.write("7", bad: noNumber)
      document.path.removeLast()
    }
    document.text += "]"
  }

  @Test(arguments: 0..<10)
  func `the collected failures match the damage`(_ block: UInt64) {
    for seed in (block * 100)..<(block * 100 + 100) as Range<UInt64> {
      var document = Document(random: SeededGenerator(seed: seed), rarity: seed % 10 == 0 ? 0 : 5)
      Self.basket(&document)
      document.check(Basket.self, seed)
    }
  }
}

extension CollectingDamageAttributeTests.Document {
  fileprivate mutating func list(_ write: (inout Self) -> Void) {
    text += "["
    for index in 0..<chance(4) {
      text += index == 0 ? "" : ", "
      path.append("\(index)")
      write(&self)
      path.removeLast()
    }
    text += "]"
  }
}
