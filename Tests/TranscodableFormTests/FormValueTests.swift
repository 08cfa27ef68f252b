import Foundation
import Testing
import TranscodableCore
import TranscodableForm
import TranscodableFoundation
import TranscodableJSON

struct FormValueTests {
  @Test func `values are found, replaced and removed by name`() throws {
    var form = try URLEncodedForm(parsing: "q=swift+6&tag=a&tag=b&flag")
    #expect(form["q"] == "swift 6")
    #expect(form["tag"] == "a")
    #expect(form["flag"] == "")
    #expect(form["other"] == nil)
    #expect(form.values(for: "tag") == ["a", "b"])
    form["tag"] = "c"
    form["q"] = nil
    form["page"] = "2"
    form.append("d", for: "tag")
    #expect(form.string == "tag=c&flag&page=2&tag=d")
    #expect("\(form)" == form.string)
    #expect(form.map(\.name) == ["tag", "flag", "page", "tag"])
    #expect(["a": "1", "b": nil] as URLEncodedForm == (try URLEncodedForm(parsing: "a=1&b")))
  }

  @Test func `a field contains the parameters below its key`() throws {
    struct Request: Codable, Equatable {
      var id: Int
      var options: URLEncodedForm
    }
    let text = "id=1&options[a]=x&options[b][c]=y&options[d][]=1&options[d][]=2&options[e]"
    let request = try URLEncodedForm.Decoder().decode(Request.self, from: text)
    #expect(
      request.options.string == "a=x&b%5Bc%5D=y&d%5B0%5D=1&d%5B1%5D=2&e")
    let again = try URLEncodedForm.Encoder().encode(request)
    #expect(try URLEncodedForm.Decoder().decode(Request.self, from: again) == request)
  }

  @Test func `other coders represent forms as objects`() throws {
    let form = try URLEncodedForm(parsing: "a=1&b=2&b=3&c[d]=x&e")
    let json = try JSONEncoder().encode(form)
    #expect(
      try JSON(parsing: json) == ["a": "1", "b": ["2", "3"], "c": ["d": "x"], "e": nil])
    let again = try JSONDecoder().decode(URLEncodedForm.self, from: json)
    #expect(again.sorted { $0.name < $1.name } == form.map { $0 })
    let numbers = Data(#"{"a":1,"b":[true,"x"],"c":{"d":1.5}}"#.utf8)
    #expect(
      try JSON.Decoder().decode(URLEncodedForm.self, from: numbers).string
        == "a=1&b=true&b=x&c%5Bd%5D=1.5")
  }
}
