import Transcodable

@available(*, deprecated, message: "use something else")
@Codable
struct OldFashioned {
  let a: Int
}

@available(macOS 99, *)
enum Newer {
  @Codable
  struct Inside {
    let a: Int
  }
}
