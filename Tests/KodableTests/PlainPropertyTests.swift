import Foundation
import Kodable
import Testing

/// Properties without a wrapper.
struct PlainPropertyTests {
  private struct Plain: Kodable {
    var number = 3
    var optional: Int? = 7
    var list = [1]
    private var secret = "s"
    var observed = 1 { didSet { Issue.record("Observers are not called") } }
    var computed: Int { number * 2 }
    static let shared = 5
    var whatIsSecret: String { secret }
  }

  @Test func `a missing plain property keeps its value, and an optional becomes nil`() {
    for json in ["{}", #"{"number":null,"optional":null,"list":null,"computed":1,"shared":2}"#] {
      #expect(
        outcome(json) { (model: Plain) in
          "\(model.number) \(model.optional as Any) \(model.list) \(model.whatIsSecret)"
        } == "3 nil [1] s")
    }
  }

  @Test func `plain properties are decoded, including private and observed ones`() {
    let json = #"{"number":4,"optional":5,"list":[6],"secret":"t","observed":9}"#
    #expect(
      outcome(json) { (model: Plain) in
        "\(model.number) \(model.optional ?? 0) \(model.list) \(model.whatIsSecret) \(model.observed)"
      } == "4 5 [6] t 9")
  }

  @Test func `a type mismatch in a plain property fails the type`() {
    #expect(outcome(#"{"number":"4"}"#) { (model: Plain) in model.number } == "type > typeMismatch")
    #expect(
      outcome(#"{"optional":"4"}"#) { (model: Plain) in model.number } == "type > typeMismatch")
  }

  private final class Parent {}
  private struct Odd: Kodable {
    let constant = 1
    var closure: @Sendable () -> Int = { 4 }
    var after = 2
    lazy var late = 3
    var _id = 0
    @Coding var _x: Int?
    weak var parent: Parent?
  }

  // Fixed: a constant was overwritten, which the compiler assumes cannot happen.
  @Test func `constants are not decoded`() {
    #expect(outcome(#"{"constant":5}"#) { (model: Odd) in model.constant } == "1")
  }

  // Fixed: all properties after one that is not Decodable were skipped.
  @Test func `a property that is not Decodable is skipped`() {
    #expect(
      outcome(#"{"closure":1,"after":5}"#) { (model: Odd) in "\(model.after) \(model.closure())" }
        == "5 4")
  }

  // Fixed: a lazy variable was encoded by the name of its storage, "$__lazy_storage_$_late".
  // Fixed: a plain property "_id" was decoded from "_id" but encoded as "id".
  @Test func `keys are the same in both directions, and lazy variables are skipped`() throws {
    let odd = try Odd.decodeJSON(from: Data(#"{"_id":8,"_x":9,"late":1}"#.utf8))
    #expect(odd._id == 8 && odd._x == 9)
    var copy = odd
    #expect(copy.late == 3)
    #expect(try text(of: copy) == #"{"_id":8,"_x":9,"after":2,"constant":1}"#)
  }

  // Fixed: a plain optional that is nil was encoded as null, contrary to the README.
  @Test func `a plain optional that is nil is not encoded`() throws {
    struct Optionals: Kodable {
      var a: Int?
      var b: [String]?
      var c: Int?? = .some(nil)
    }
    #expect(try text(of: Optionals()) == "{}")
    #expect(try text(of: Optionals(a: 1, b: [], c: 2)) == #"{"a":1,"b":[],"c":2}"#)
  }

  @Test func `a type may only decode or only encode`() throws {
    struct Reader: Dekodable {
      @Coding var a: Int
      var b = NotEncodable()
    }
    struct NotEncodable: Decodable { var x = 1 }
    struct Writer: Enkodable {
      @Coding(default: 2) var a: Int
      var b = NotDecodable()
    }
    struct NotDecodable: Encodable { var x = 1 }
    #expect(
      outcome(#"{"a":1,"b":{"x":3}}"#) { (model: Reader) in "\(model.a) \(model.b.x)" } == "1 3")
    #expect(try text(of: Writer()) == #"{"a":2,"b":{"x":1}}"#)
  }

  @Test func `the strategies of the coder apply`() throws {
    struct Strategies: Kodable {
      @Coding var firstName: String
      var lastName = ""
      var date: Date?
    }
    for decoder in decoders {
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      decoder.dateDecodingStrategy = .secondsSince1970
      let json = #"{"first_name":"a","last_name":"b","date":0}"#
      let model = try decoder.decode(Strategies.self, from: Data(json.utf8))
      #expect(model.firstName == "a" && model.lastName == "b")
      #expect(model.date == Date(timeIntervalSince1970: 0))
    }
  }
}
