import Transcodable

struct Outer {
  @Codable
  private struct Hidden {
    let x: Int
  }

  private struct Middle {
    @Decodable
    struct Inner {
      let x: Int
    }
  }
}

extension Outer {
  @Encodable
  private enum Kind {
    case a
  }
}
