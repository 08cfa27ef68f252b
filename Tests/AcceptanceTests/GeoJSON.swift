import Testing
import Transcodable

// Geometries that are distinguished by a tag and nest coordinates to different depths.

@Codable(tagging: .internal("type"))
private indirect enum Geometry: Equatable, Sendable {
  @CodingTag("Point") @CodingPayload("coordinates") case point([Double])
  @CodingTag("LineString") @CodingPayload("coordinates") case line([[Double]])
  @CodingTag("Polygon") @CodingPayload("coordinates") case polygon([[[Double]]])
  @CodingTag("MultiPoint") case points(coordinates: [[Double]])
  @CodingTag("GeometryCollection") @CodingPayload("geometries") case collection([Geometry])
}

/// A feature with generic properties.
@Codable
private struct Feature<Properties: Equatable & Sendable>: Equatable, Sendable {
  @CodableValidated(.oneOf("Feature")) var type: String = "Feature"
  let id: Identifier?
  let geometry: Geometry?
  let properties: Properties?
  @CodableValidated(.count(4...6)) var bbox: [Double]?
}

@Codable(tagging: .untagged)
private enum Identifier: Hashable, Sendable {
  case number(Int)
  case text(String)
}

@Codable
private struct FeatureCollection: Equatable {
  @CodableValidated(.oneOf("FeatureCollection")) let type: String
  @CodableLossy let features: [Feature<[String: JSON]>]
}

@Codable
private struct Town: Equatable {
  @CodingKey("NAME") let name: String
  @CodingKey("POP_EST") var population: Int?
}

let geoJSON = Table("GeoJSON") {
  Sample(
    "a point", #"{"type": "Point", "coordinates": [13.375, 52.5]}"#,
    is: Geometry.point([13.375, 52.5]))
  Sample(
    "a collection with its type at the end",
    """
    {"geometries": [{"coordinates": [[0, 1], [2, 3]], "type": "LineString"},
     {"type": "Polygon", "coordinates": [[[0, 0], [1, 0], [1, 1], [0, 0]]]},
     {"type": "MultiPoint", "coordinates": [[0, 0.5]]}], "type": "GeometryCollection"}
    """,
    is: Geometry.collection([
      .line([[0, 1], [2, 3]]), .polygon([[[0, 0], [1, 0], [1, 1], [0, 0]]]),
      .points(coordinates: [[0, 0.5]]),
    ]))
  Sample(
    "an invalid geometry", #"{"type": "Circle", "coordinates": [0, 0]}"#, as: Geometry.self,
    "dataCorrupted", "type")
  Sample(
    "coordinates of the wrong depth",
    #"{"type": "GeometryCollection", "geometries": [{"type": "LineString", "coordinates": [0]}]}"#,
    as: Geometry.self, "typeMismatch", "geometries.0.coordinates.0")
  Sample(
    "a coordinate that is a string", #"{"type": "Polygon", "coordinates": [[[0, "1"]]]}"#,
    as: Geometry.self, "typeMismatch", "coordinates.0.0.1")

  Sample(
    "typed properties",
    """
    {"type": "Feature", "id": 7, "geometry": {"type": "Point", "coordinates": [1, 2]},
     "properties": {"NAME": "Here", "POP_EST": 3}, "bbox": [0, 0, 1, 1]}
    """,
    is: Feature(
      id: .number(7), geometry: .point([1, 2]), properties: Town(name: "Here", population: 3),
      bbox: [0, 0, 1, 1]))
  Sample(
    "a null geometry", #"{"type": "Feature", "id": "x", "geometry": null, "properties": null}"#,
    is: Feature<Town>(id: .text("x"), geometry: nil, properties: nil),
    writtenAs: #"{"type": "Feature", "id": "x"}"#)
  Sample(
    "a missing property", #"{"type": "Feature", "properties": {"POP_EST": 3}}"#,
    as: Feature<Town>.self, "keyNotFound", "properties.NAME")
  Sample(
    "a wrong type", #"{"type": "feature", "properties": null}"#, as: Feature<Town>.self,
    "dataCorrupted", "type")
  Sample(
    "an invalid bounding box", #"{"type": "Feature", "bbox": [1]}"#, as: Feature<Town>.self,
    "dataCorrupted", "bbox")

  Sample(
    "a list with an invalid feature",
    """
    {"type": "FeatureCollection", "features": [
     {"type": "Feature", "properties": {"a": [1, true, null]}},
     {"type": "Feature", "geometry": {"type": "Point"}}]}
    """,
    is: FeatureCollection(
      type: "FeatureCollection",
      features: [Feature(id: nil, geometry: nil, properties: ["a": [1, true, nil]])]),
    writtenAs: """
      {"type": "FeatureCollection", "features": [
       {"type": "Feature", "properties": {"a": [1, true, null]}}]}
      """)
  Sample(
    "a feature instead of a collection", #"{"type": "Feature", "features": []}"#,
    as: FeatureCollection.self,
    "dataCorrupted", "type")
  Sample(
    "features that are not an array", #"{"type": "FeatureCollection", "features": {}}"#,
    as: FeatureCollection.self, "typeMismatch", "features")
}
