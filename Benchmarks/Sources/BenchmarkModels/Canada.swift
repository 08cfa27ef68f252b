// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
// The fields have the order of the keys in the document.

public import Transcodable

/// A map: `canada.json`.
@Codable
public struct FeatureCollection: Equatable, Sendable {
  public let type: String
  public let features: [Feature]
}

/// A feature of the map.
@Codable
public struct Feature: Equatable, Sendable {
  public let type: String
  public let properties: FeatureProperties
  public let geometry: Geometry
}

/// The properties of a feature.
@Codable
public struct FeatureProperties: Equatable, Sendable {
  public let name: String
}

/// The outline of a feature: polygons of longitudes and latitudes.
@Codable
public struct Geometry: Equatable, Sendable {
  public let type: String
  public let coordinates: [[[Double]]]
}
