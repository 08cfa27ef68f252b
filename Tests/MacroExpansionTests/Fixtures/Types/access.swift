public import Transcodable

@Codable
public struct PublicType {
  let x: Int
}

@Codable
package struct PackageType {
  let x: Int
}

@Codable
fileprivate struct FileprivateType {
  let x: Int
}

@Codable
private struct PrivateType {
  let x: Int
}

@Codable
public final class PublicClass {
  let x: Int
}

public enum PublicSpace {}

public extension PublicSpace {
  @Codable
  struct InPublicExtension {
    let x: Int
  }
}

@Codable
struct UsesPrivateType {
  private struct Hidden: Codable {}
  private let hidden: Hidden
}
