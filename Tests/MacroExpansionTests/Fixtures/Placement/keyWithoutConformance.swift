import Transcodable

struct NobodyReads {
  @CodingKey("b") let a: Int
}

@CodingKey("a") let global = 1

struct Other {
  @CodingKey("x")
  func method() {}
}
