// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
// Order of fields: order of keys in the document.

public import Transcodable

/// A map: `canada.json`.
@Codable
public struct FeatureCollection: Equatable, Sendable {
  public let type: String
  public let features: [Feature]
}

/// Something on a map.
@Codable
public struct Feature: Equatable, Sendable {
  public let type: String
  public let properties: FeatureProperties
  public let geometry: Geometry
}

/// What is known about a feature.
@Codable
public struct FeatureProperties: Equatable, Sendable {
  public let name: String
}

/// The outline of a feature: polygons of points of longitude and latitude.
@Codable
public struct Geometry: Equatable, Sendable {
  public let type: String
  public let coordinates: [[[Double]]]
}
