import Foundation
import Kodable
import Testing

/// The models of Kodable's README, with valid JSON.
struct READMETests {
  private struct User: Kodable {
    var identifier: String = ""
    var social: String?
    @Coding("first_name") var firstName: String
    @Coding(default: "+1 123456789") var phone: String
  }

  @Test func `the README's user is decoded`() throws {
    let json = Data(#"{"identifier":"1","social":987654321,"first_name":"John"}"#.utf8)
    let user = try User.decode(from: json)
    #expect(user.identifier == "1" && user.social == "987654321")
    #expect(user.firstName == "John" && user.phone == "+1 123456789")
    var other = User()
    other.firstName = "Roger"
    #expect(other.firstName == "Roger" && other.phone == "+1 123456789")
  }

  // The README omits quotes around a key and writes a trailing comma, which JSON5 allows.
  @Test func `the README's user is decoded from JSON5`() throws {
    let json = Data(#"{identifier: "1", "first_name": "John", "address": {"zip": 9,},}"#.utf8)
    for decoder in decoders {
      decoder.allowsJSON5 = true
      let user = try decoder.decode(User.self, from: json)
      #expect(user.identifier == "1" && user.social == nil && user.firstName == "John")
    }
  }

  private struct Address: Kodable {
    @Coding("address.zipcode") var zipCode: String
    @Coding("address.parts.street", default: "none") var street: String
  }

  @Test func `nested keys are decoded`() {
    #expect(
      outcome(#"{"address":{"zipcode":90210}}"#) { (model: Address) in
        "\(model.zipCode) \(model.street)"
      } == "90210 none")
  }

  private struct Numbers: Kodable {
    @Coding("failable_array", .lossy) var lossy: [String]
    @Coding("failable_array", .lossless) var lossless: [String]
    @Coding("failable_array", .enforceType, default: ["none"]) var strict: [String]
    @Coding("failable_array", .lossy) var optional: [Int]?
  }

  @Test func `a mixed array is decoded by each option`() throws {
    let json = #"{"failable_array":["1",1.5,"2",true,"3",null,4]}"#
    for decoder in decoders {
      let numbers = try decoder.decode(Numbers.self, from: Data(json.utf8))
      #expect(numbers.lossy == ["1", "2", "3"])
      #expect(numbers.lossless == ["1", "1.5", "2", "true", "3", "4"])
      #expect(numbers.strict == ["none"] && numbers.optional == [4])
    }
  }

  private struct Switches: Kodable {
    @Coding("text") var fromText: Bool
    @Coding("number") var fromNumber: Bool
  }
  private struct Strict: Kodable { @Coding("text", .enforceTypeDecoding) var isOn: Bool }

  @Test func `a Bool is decoded from other types`() throws {
    let json = Data(#"{"text":"false","number":1}"#.utf8)
    let switches = try Switches.decode(from: json)
    #expect(!switches.fromText && switches.fromNumber)
    let error = #expect(throws: KodableError.self) { try Strict.decode(from: json) }
    #expect(error?.invalidKey == "text")
  }

  private struct Amounts: Kodable {
    @Coding("fraction") var fraction: String
    @Coding("number") var number: String
    @Coding var text: String
  }

  @Test func `a String is decoded from other types`() {
    #expect(
      outcome(#"{"fraction":629.9,"number":1563,"text":"999.9"}"#) { (model: Amounts) in
        "\(model.fraction) \(model.number) \(model.text)"
      } == "629.9 1563 999.9")
  }

  private struct Project: Kodable {
    @Coding(.modifier(Project.tidy)) var title: String

    static var tidy: KodableModifier<String> {
      KodableModifier { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }
  }
  private struct Picture: Kodable { @Coding(.validation({ $0 > 500 })) var width: Int }

  @Test func `a custom modifier changes a value, and a failed validation throws`() throws {
    #expect(outcome(#"{"title":"  New  "}"#) { (model: Project) in model.title } == "New")
    let reason = KodableError.validationFailed(property: "width", parsedValue: 400)
    #expect(
      throws: KodableError.failedDecodingType(type: Picture.self, underlyingError: reason)
    ) { try Picture.decode(from: Data(#"{"width":400}"#.utf8)) }
  }

  private struct Sanitised: Kodable {
    @Coding(.overrideValue { $0.lowercased() }, .trimmed) var name: String
    @Coding(.validation { $0.contains("@") }) var mail: String
    @Coding(.modifier(.custom { $0 + "!" }), default: "") var shout: String
  }

  @Test func `modifiers are applied in order`() {
    #expect(
      outcome(#"{"name":" JO ","mail":"a@b","shout":"x"}"#) { (model: Sanitised) in
        "\(model.name) \(model.mail) \(model.shout)"
      } == "jo a@b x!")
    #expect(
      outcome(#"{"name":"","mail":"ab"}"#) { (model: Sanitised) in model.mail }
        == "type > invalid mail String: ab")
  }

  private struct Dates: Kodable {
    @CodableDate var iso8601: Date
    @CodableDate(.format("y-MM-dd"), .key("simple_date")) var simpleDate: Date
    @CodableDate(.rfc2822, .key("rfc2822")) var rfc2822Date: Date
    @CodableDate(.rfc3339, .key("rfc3339")) var rfc3339Date: Date
    @CodableDate(.timestamp, .key("timestamp")) var timestamp: Date
    @CodableDate("missing") var missing: Date?
  }

  @Test func `dates are decoded in each format`() throws {
    let json = """
      {"iso8601":"1996-12-19T16:39:57-08:00","simple_date":"2001-01-01",
       "rfc2822":"Thu, 19 Dec 1996 16:39:57 GMT","rfc3339":"1996-12-19T16:39:57-08:00",
       "timestamp":978307200.0}
      """
    for decoder in decoders {
      let dates = try decoder.decode(Dates.self, from: Data(json.utf8))
      #expect(dates.iso8601 == dates.rfc3339Date && dates.timestamp == dates.simpleDate)
      #expect(dates.rfc2822Date.timeIntervalSince1970 == 851_013_597 && dates.missing == nil)
    }
  }

  private struct Person: Kodable {
    @Coding var firstName: String
    @Coding var lastName: String?
  }
  private struct Explicit: Kodable {
    @Coding var firstName: String
    @Coding(.encodeAsNullIfNil) var lastName: String?
  }

  @Test func `nil is omitted or written as null`() throws {
    var (person, explicit) = (Person(), Explicit())
    (person.firstName, explicit.firstName) = ("Zoë", "Zoë")
    #expect(try text(of: person) == #"{"firstName":"Zoë"}"#)
    #expect(try text(of: explicit) == #"{"firstName":"Zoë","lastName":null}"#)
  }

  private final class Holder: Kodable {
    @Coding("child") var child: User?
    @Coding var users: [String: User]
    init() {}
  }

  @Test func `classes and nested types are decoded`() throws {
    let json = #"{"child":{"first_name":"a"},"users":{"x":{"first_name":"b"}}}"#
    #expect(
      outcome(json) { (model: Holder) in
        "\(model.child?.firstName ?? "") \(model.users["x"]?.firstName ?? "")"
      } == "a b")
  }
}
