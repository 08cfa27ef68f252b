import Transcodable

enum Space {
  @Codable
  struct Inner {
    let x: Int

    @Codable
    struct Deeper {
      let y: Int
    }
  }
}

extension Space.Inner {
  @Codable
  fileprivate struct InExtension {
    let z: Int
  }
}
