// Finds every error of a document in one call.

import Foundation
import Transcodable

@Codable
struct Order {
  let id: Int
  let customer: Customer
  @CodableValidated(.count(1...100)) let lines: [Line]
}

@Codable struct Customer { let name: String }
@Codable struct Line { let article: String, count: Int }

let document = """
  {"id": "7", "customer": {}, "lines": [
    {"article": "AB-1", "count": 2},
    {"article": 12, "count": 1.5}
  ]}
  """
// snippet.collect
do throws(CodingFailures) {
  _ = try JSON.Decoder().decodeCollecting(Order.self, from: document)
} catch {
  for failure in error { print(failure) }
}
// → type-mismatch at id, line 1, column 8 (byte 7): expected Int, found a string
// → missing-key at customer, line 1, column 26 (byte 25): missing key 'name'
// → type-mismatch at lines[1].article, line 3, column 15 (byte 88): expected String, found number
// → number-out-of-range at lines[1].count, line 3, column 28 (byte 101): expected Int, found number 1.5
// snippet.answer
func problems(in body: String) -> JSON {
  do throws(CodingFailures) {
    _ = try JSON.Decoder().decodeCollecting(Order.self, from: body)
    return ["status": 200]
  } catch {
    let isJSON = error.allSatisfy { $0.category == .data }
    let problems = error.map { failure -> JSON in
      ["pointer": .string(failure.pointer), "detail": .string(failure.explanation)]
    }
    return ["status": isJSON ? 422 : 400, "errors": .array(problems)]
  }
}
print(problems(in: #"{"id": 7, "customer": {"name": "Ada"}, "lines": []}"#))
// → {"status":422,"errors":[{"pointer":"/lines","detail":"must have 1 to 100 elements, but has 0"}]}
print(problems(in: #"{"id": 7, "#)["status"] ?? 0)  // → 400
// snippet.end
