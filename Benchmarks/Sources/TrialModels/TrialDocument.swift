/// A document that types decode by attempts, most of which fail.
public struct TrialDocument {
  public let name: String
  public let text: String
  public let type: any Decodable.Type

  public static func all(_ count: Int) -> [TrialDocument] {
    let numbers = 0..<count
    let strings = array(numbers.map { "\"text\($0)\"" })
    return [
      TrialDocument(name: "number-or-string", text: strings, type: [NumberOrString].self),
      TrialDocument(
        name: "number-or-string-5", text: nested(strings), type: Nested4<[NumberOrString]>.self),
      TrialDocument(name: "any-strings", text: strings, type: [AnyValue].self),
      TrialDocument(name: "any-strings-5", text: nested(strings), type: Nested4<[AnyValue]>.self),
      TrialDocument(
        name: "any-objects", text: array(numbers.map { "{\"a\": \($0)}" }), type: [AnyValue].self),
      TrialDocument(
        name: "either", text: array(numbers.map { "{\"a\": \($0)}" }),
        type: [Either<Reference, Nested<Int>>].self),
      TrialDocument(
        name: "api", text: array(numbers.prefix(count / 20 + 1).map(operation)),
        type: [APIOperation].self),
    ]
  }

  private static func array(_ elements: [String]) -> String {
    "[\n" + elements.joined(separator: ",\n") + "\n]"
  }

  private static func nested(_ text: String) -> String {
    String(repeating: "{\"a\": ", count: 4) + text + String(repeating: "}", count: 4)
  }

  private static func operation(_ number: Int) -> String {
    let schema = """
      {"type": "object", "description": "An answer.", "properties": {
        "id": {"type": "integer", "example": \(number)},
        "owner": {"$ref": "#/components/schemas/owner"},
        "labels": {"type": "array", "items": {"type": "string"}, "example": ["bug", "help"]}}}
      """
    return """
      {"operationId": "operation\(number)", "parameters": [
        {"$ref": "#/components/parameters/page"},
        {"name": "sort", "required": false, "schema": {"type": "string"}}],
       "responses": {"200": \(schema), "404": {"$ref": "#/components/responses/missing"}}}
      """
  }
}
