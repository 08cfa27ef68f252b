import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodablePropertyList
import TranscodableTestSupport

/// The pattern of JSON:API: an outer value opens a container for included values and shares it,
/// then encodes its data.
///
/// Inner values append to the shared container.
@Suite("Container path: shared container for included values")
struct IncludedPatternTests {
  /// Shares the container with inner values.
  private final class Document {
    var included: (any UnkeyedEncodingContainer)?
  }

  /// A plain value that includes another one while it is encoded.
  private struct Article: Encodable {
    let document: Document

    func encode(to encoder: any Encoder) throws {
      var container = encoder.keyed
      try container.encode("before", forKey: "first")
      try document.included?.encode(Pair())
      try container.encode("after", forKey: "second")
    }
  }

  /// The same on the direct path.
  private struct DirectArticle: JSONEncodable {
    let article: Article

    func encode(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.write("title", "direct")
      writer.write("article", article)
      writer.endObject()
    }

    private enum CodingKeys: CodingKey { case title, article }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("direct", forKey: .title)
      try container.encode(article, forKey: .article)
    }
  }

  enum Opening: CaseIterable { case atTheTop, nested, underSuper }

  enum Way: CaseIterable {
    case member, elements, dictionary, nestedKeyed, nestedUnkeyed, superEncoder, direct
  }

  /// A value that opens the container one way and encodes its data another way.
  private func value(_ opening: Opening, _ way: Way) -> Encoding {
    Encoding { encoder in
      let document = Document()
      var top = encoder.keyed
      var owner: (any Encoder)?
      switch opening {
      case .atTheTop: document.included = top.nestedUnkeyedContainer(forKey: "included")
      case .nested:
        var meta = top.nestedContainer(keyedBy: AnyKey.self, forKey: "meta")
        document.included = meta.nestedUnkeyedContainer(forKey: "included")
      case .underSuper:
        owner = top.superEncoder(forKey: "base")
        var base = owner?.keyed
        document.included = base?.nestedUnkeyedContainer(forKey: "included")
      }
      let article = Article(document: document)
      switch way {
      case .member: try top.encode(article, forKey: "data")
      case .elements: try top.encode([article, article], forKey: "data")
      case .dictionary: try top.encode(["one": article], forKey: "data")
      case .nestedKeyed:
        var nested = top.nestedContainer(keyedBy: AnyKey.self, forKey: "data")
        try nested.encode(article, forKey: "article")
        try nested.encode([article], forKey: "articles")
      case .nestedUnkeyed:
        var nested = top.nestedUnkeyedContainer(forKey: "data")
        try nested.encode(article)
        try nested.encode(article)
      case .superEncoder: try article.encode(to: top.superEncoder(forKey: "data"))
      case .direct:
        try top.encode([DirectArticle(article: article)], forKey: "data")
      }
      try document.included?.encode("last")
      document.included = nil
      owner = nil
    }
  }

  @Test(arguments: Opening.allCases, Way.allCases)
  func `values that inner values include are encoded`(_ opening: Opening, _ way: Way) throws {
    expectSameText(value(opening, way))
    expectSameText([value(opening, way), value(opening, way)])
    expectSameText(value(opening, way)) { $0.keyEncodingStrategy = .convertToSnakeCase }
    let text = try text(value(opening, way))
    #expect(text.contains(#"{"first":"one","second":[2.5]}"#) && text.contains(#""last""#))
  }

  @Test(arguments: Opening.allCases, Way.allCases)
  func `property lists contain the included values`(_ opening: Opening, _ way: Way) throws {
    // Foundation's encoder writes these incorrectly.
    if opening == .underSuper || way == .superEncoder { return }
    for format in [PropertyListDecoder.PropertyListFormat.xml, .binary] {
      let (ours, foundation) = (PropertyList.Encoder(), PropertyListEncoder())
      (ours.outputFormat, foundation.outputFormat) = (format, format)
      #expect(try ours.encode(value(opening, way)) == foundation.encode(value(opening, way)))
    }
  }
}
