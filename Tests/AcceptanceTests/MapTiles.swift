import CoderTestSupport
import Testing
import Transcodable

// Descriptions of tiles, and styles with expressions.

@Codable
private struct TileSet: Equatable {
  @CodingKey("tilejson") let version: String
  @CodableValidated(.nonEmpty) let tiles: [String]
  var minzoom = 0, maxzoom = 30
  @CodableValidated(.count(4)) var bounds: [Double] = [-180, -85, 180, 85]
  var scheme: Scheme = .xyz
  @CodingKey("vector_layers") @CodableLossy var layers: [Layer]?

  @Codable enum Scheme: String { case xyz, tms }

  @Codable struct Layer: Equatable {
    let id: String
    let fields: [String: String]
  }
}

@Codable(keys: .kebabCase, tagging: .internal("type"))
private enum StyleLayer: Equatable {
  case background(id: String, paint: Paint)
  case line(id: String, sourceLayer: String, paint: Paint?)

  @Codable(keys: .kebabCase)
  struct Paint: Equatable {
    var backgroundColor: Expression?
    var lineWidth: Expression?
  }

  /// A value, or a call: an array that starts with a name.
  @Codable(tagging: .untagged)
  indirect enum Expression: Equatable {
    case number(Double)
    case text(String)
    case call([Expression])
  }
}

let mapTiles = Table("Map tiles") {
  Sample(
    "a set of tiles",
    """
    {"tilejson": "3.0.0", "tiles": ["https://example.com/{z}/{x}/{y}.pbf"], "minzoom": 2,
     "maxzoom": 14, "bounds": [0, 0, 1, 1.5], "scheme": "tms",
     "vector_layers": [{"id": "roads", "fields": {"name": "String"}}]}
    """,
    is: TileSet(
      version: "3.0.0", tiles: ["https://example.com/{z}/{x}/{y}.pbf"], minzoom: 2, maxzoom: 14,
      bounds: [0, 0, 1, 1.5], scheme: .tms,
      layers: [TileSet.Layer(id: "roads", fields: ["name": "String"])]))
  Sample(
    "an invalid layer",
    #"{"tilejson": "2", "tiles": ["a"], "vector_layers": [{"id": "a"}, {"id": "b", "fields": {}}]}"#,
    is: TileSet(version: "2", tiles: ["a"], layers: [TileSet.Layer(id: "b", fields: [:])]),
    writtenAs: """
      {"tilejson": "2", "tiles": ["a"], "minzoom": 0, "maxzoom": 30,
       "bounds": [-180, -85, 180, 85], "scheme": "xyz", "vector_layers": [{"id": "b", "fields": {}}]}
      """)
  Sample(
    "an empty list of tiles", #"{"tilejson": "2", "tiles": []}"#, as: TileSet.self, "dataCorrupted",
    "tiles")
  Sample(
    "a fractional zoom level", #"{"tilejson": "2", "tiles": ["a"], "minzoom": 1.5}"#,
    as: TileSet.self,
    "dataCorrupted", "minzoom", by: Coder.withNumberPaths)

  Sample(
    "layers with expressions",
    """
    [{"type": "background", "id": "b", "paint": {"background-color": "#fff"}},
     {"id": "r", "type": "line", "source-layer": "roads", "paint":
      {"line-width": ["interpolate", ["linear"], ["zoom"], 5, 0.5, 18, 26]}}]
    """,
    is: [
      StyleLayer.background(id: "b", paint: .init(backgroundColor: .text("#fff"))),
      .line(
        id: "r", sourceLayer: "roads",
        paint: .init(
          lineWidth: .call([
            .text("interpolate"), .call([.text("linear")]), .call([.text("zoom")]), .number(5),
            .number(0.5), .number(18), .number(26),
          ]))),
    ])
  Sample(
    "an expression that is an object",
    #"[{"type": "background", "id": "b", "paint": {"line-width": {"stops": []}}}]"#,
    as: [StyleLayer].self, "dataCorrupted", "0.paint.line-width")
  Sample(
    "a line without a source layer", #"[{"type": "line", "id": "r"}]"#, as: [StyleLayer].self,
    "keyNotFound", "0.source-layer")
}
