// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
// Order of fields: order of keys in the document.

/// A map: `canada.json`.
public struct FeatureCollection: Codable, Equatable, Sendable {
  public let type: String
  public let features: [Feature]
}

/// Something on a map.
public struct Feature: Codable, Equatable, Sendable {
  public let type: String
  public let properties: FeatureProperties
  public let geometry: Geometry
}

/// What is known about a feature.
public struct FeatureProperties: Codable, Equatable, Sendable {
  public let name: String
}

/// The outline of a feature: polygons of points of longitude and latitude.
public struct Geometry: Codable, Equatable, Sendable {
  public let type: String
  public let coordinates: [[[Double]]]
}
