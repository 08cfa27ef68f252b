import Foundation
import Testing
import TranscodableForm
import TranscodableJSON
import TranscodableTestSupport

/// The cases of the parser of application/x-www-form-urlencoded in web-platform-tests.
@Suite(
  .enabled(if: Documents.formCases != nil, "TRANSCODABLE_FORM_SUITE is not set to a folder"))
struct FormSuiteTests {
  struct Case: CustomTestStringConvertible {
    let input: String
    let output: [[String]]
    var testDescription: String { input }
  }

  static let cases: [Case] = {
    guard let file = Documents.formCases, let data = try? Data(contentsOf: file),
      let cases = try? JSON(parsing: data).array
    else { return [] }
    return cases.filter { $0["input"] != nil }.map { item in
      Case(
        input: item["input"]?.string ?? "",
        output: item["output"]?.array?.map { $0.array?.compactMap(\.string) ?? [] } ?? [])
    }
  }()

  @Test func `there are 35 cases`() { #expect(Self.cases.count == 35) }

  @Test(arguments: cases)
  func `a case is parsed as the URL standard requires`(_ example: Case) throws {
    let form = try URLEncodedForm(parsing: example.input)
    #expect(form.map { [$0.name, $0.value ?? ""] } == example.output)
    #expect(
      try URLEncodedForm(parsing: form.string).map { [$0.name, $0.value ?? ""] }
        == example.output)
  }

  @Test(arguments: cases)
  func `a case is decoded as strings`(_ example: Case) throws {
    var decoder = URLEncodedForm.Decoder()
    decoder.nesting = .none
    let values = Dictionary(grouping: example.output) { $0[0] }.mapValues { $0.map { $0[1] } }
    #expect(try decoder.decode([String: [String]].self, from: example.input) == values)
    #expect(
      try decoder.decode([String: String].self, from: example.input)
        == values.compactMapValues(\.last))
  }
}
