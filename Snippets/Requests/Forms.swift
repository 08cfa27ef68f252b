// Forms and query strings.

import Transcodable
import TranscodableForm

// snippet.decode
@Codable
struct Search {
  var query: String
  var page = 1
  var tags: [String] = []
  var sort: [Order] = []

  @Codable
  struct Order {
    var key: String
    var isDescending = false
  }
}

let query = "query=swift+6&tags[]=a&tags[]=b&sort[0][key]=date&sort[0][isDescending]=on"
let search = try URLEncodedForm.Decoder().decode(Search.self, from: query)
print(search.query, search.tags, search.sort[0].isDescending)  // → swift 6 ["a", "b"] true
// snippet.encode
var encoder = URLEncodedForm.Encoder()
encoder.arrays = .repeatedKeys
print(try encoder.encodeString(["tags": ["x y", "é"]]))  // → tags=x+y&tags=%C3%A9
// snippet.errors
do {
  _ = try URLEncodedForm.Decoder().decodeCollecting(Search.self, from: "page=two&tags[x]=1")
} catch {
  for failure in error { print(failure.path, failure.found ?? "missing") }
}
// → query missing
// → page "two"
// → tags a dictionary
