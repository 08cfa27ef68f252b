public import Transcodable

private struct PrivateOuter {
  @Codable
  struct Implicit {
    let x: Int
  }

  @Codable
  public enum Public: String {
    case a
  }

  @Codable
  fileprivate struct Fileprivate {
    let x: Int
  }
}

struct InternalOuter {
  @Codable
  public struct Public {
    let x: Int
  }

  fileprivate enum Middle {
    @Codable
    enum Deep {
      case a(Int)
    }
  }
}

public enum PublicOuter {}

public extension PublicOuter {
  struct Middle {
    @Codable
    public struct Public {
      let x: Int
    }
  }
}
