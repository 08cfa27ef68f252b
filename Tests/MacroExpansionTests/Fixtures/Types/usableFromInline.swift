public import Transcodable
public import TranscodableStreams

@Codable
@usableFromInline
struct InlineSettings {
  var name: String
  var size: Int = 1
}

@Codable(tagging: .internal("kind"))
@usableFromInline
enum InlineShape {
  case circle(radius: Double)
  case empty
}

@Codable(superclass: .none)
@usableFromInline
class InlineBase {
  var id: Int = 0
}

@Codable(superclass: .flat)
@usableFromInline
final class InlineDerived: InlineBase {
  var name: String? = nil
}

@Codable(schema: .generated) @PartiallyDecodable
@usableFromInline
package struct InlineAnswer {
  var text: String
}

public struct InlineOuter {
  @Codable(rawRepresentation: .json)
  @usableFromInline
  struct Inner {
    var value: Int
  }
}
