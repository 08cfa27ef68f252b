import Testing
import Transcodable

@Suite("Initializers, defaults and copies")
struct ConstructionTests {
  @MemberwiseInit
  @DefaultInstance
  @CopyWith
  @Codable
  struct Search: Equatable {
    let text: String
    @CodableDefault(20) let limit: Int
    var page = 1
    var tags: [String]
    var filters: [String: [Int]]
    let note: String?
    var date: Day
  }

  struct Day: Codable, Equatable {
    var number = 0
    static let `default` = Day(number: 7)
  }

  @Test func `the memberwise initializer uses the defaults of the fields`() {
    let search = Search(text: "a", tags: [], filters: [:], note: nil, date: Day())
    #expect(search.limit == 20 && search.page == 1)
  }

  @Test func `the default instance uses the defaults of all fields`() {
    let expected = Search(
      text: "", limit: 20, page: 1, tags: [], filters: [:], note: nil, date: Day(number: 7))
    #expect(Search.default == expected)
  }

  @Test func `a copy changes only the given fields`() {
    let search = Search.default.copy(text: "b", note: "c")
    #expect(search == Search(text: "b", tags: [], filters: [:], note: "c", date: Day(number: 7)))
    #expect(search.copy(note: .some(nil)).note == nil)
    #expect(search.copy(page: 2).note == "c")
  }
}
