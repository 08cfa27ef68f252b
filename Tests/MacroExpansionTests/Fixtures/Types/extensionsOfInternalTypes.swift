public import Transcodable
import TranscodableStreams

// The import is public because of this type.
@Codable
public struct BesideNamespace {
  var x: Int
}

enum InternalNamespace {}

extension InternalNamespace {
  @Codable
  public struct Fields {
    public var x = 1
  }

  @Codable
  public enum Choice {
    case a(Int)
    case b
  }

  @Codable
  public enum Name: String {
    case a
  }

  @Codable
  public final class Instance {
    public var x = 1

    public init() {}
  }

  @Codable(layout: .positional)
  public struct Elements {
    public var x: Int
  }

  @Codable @PartiallyDecodable
  public struct Growing {
    public var x: Int
  }

  @Codable
  package struct InPackage {
    var x: Int
  }

  public struct Middle {
    @Codable
    public struct Deep {
      public var x: Int
    }
  }

  @Codable
  struct Internal {
    var x: Int
  }
}

extension InternalNamespace {
  @Codable
  public struct Generic<Value> {
    public var value: Value
    public var count: Int?
  }

  @Codable(tagging: .untagged)
  public enum GenericChoice<Value> {
    case a(Value)
    case b(x: Value, y: Int)
  }

  @Codable(unknownKeys: .reject)
  public struct GenericList<Value> {
    @CodableLossy public var values: [Value]
  }
}
