import Foundation
import Testing
import Transcodable

// Columns instead of rows, keys that contain units, numbers that may be missing.

@Codable(keys: .snakeCase)
private struct Forecast: Equatable {
  @CodableValidated(.range(-90...90)) let latitude: Double
  @CodableValidated(.range(-180...180)) let longitude: Double
  let hourly: Hourly
  @CodingPath("current.temperature_2m") var temperature: Double?
  @CodingPath("current.weather_code") var code: Code?

  /// One array for each quantity, with `nil` for missing measurements.
  @Codable(keys: .snakeCase)
  struct Hourly: Equatable {
    @CodableBy(.elements(.dateFormat("yyyy-MM-dd'T'HH:mm"))) let time: [Date]
    @CodingKey("temperature_2m") let temperatures: [Double?]
    @CodingKey("wind_speed_10m") var windSpeeds: [Double?] = []

    var count: Int { time.count }
  }

  @Codable enum Code: Int {
    case clear = 0
    case fog = 45
    case rain = 61
    @CodableUnknown case other = -1
  }
}

/// An airport report, whose wind may be variable.
@Codable
private struct Report: Equatable {
  @CodingKey("icaoId") @CodableValidated(.count(4)) @CodableModified(.uppercased) let station:
    String
  @CodingKey("wdir") let windDirection: Direction
  @CodingKey("temp") @CodableDefault(Double.nan, for: .anyFailure) let temperature: Double
  @CodingKey("clouds") @CodableModified(.sorted(by: \Layer.base)) let layers: [Layer]

  @Codable(tagging: .untagged)
  enum Direction: Equatable {
    case degrees(Int)
    @CodingKey("VRB") case variable
  }

  @Codable struct Layer: Equatable {
    let cover: String
    let base: Int
  }
}

let weather = Table("Weather") {
  Sample(
    "a forecast with gaps",
    """
    {"latitude": 52.5, "longitude": 13.375, "current": {"temperature_2m": -0.5,
     "weather_code": 61}, "hourly": {"time": ["1970-01-01T00:00", "1970-01-01T01:00"],
     "temperature_2m": [1.5, null], "wind_speed_10m": []}}
    """,
    is: Forecast(
      latitude: 52.5, longitude: 13.375,
      hourly: Forecast.Hourly(
        time: [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 3600)],
        temperatures: [1.5, nil]), temperature: -0.5, code: .rain))
  Sample(
    "an unknown code",
    """
    {"latitude": 0, "longitude": 0, "current": {"weather_code": 99},
     "hourly": {"time": [], "temperature_2m": []}}
    """,
    is: Forecast(
      latitude: 0, longitude: 0, hourly: Forecast.Hourly(time: [], temperatures: []), code: .other),
    writtenAs: """
      {"latitude": 0, "longitude": 0, "current": {"weather_code": -1},
       "hourly": {"time": [], "temperature_2m": [], "wind_speed_10m": []}}
      """)
  Sample(
    "a latitude out of range", #"{"latitude": 91}"#, as: Forecast.self, "dataCorrupted", "latitude")
  Sample(
    "a time without hours",
    #"{"latitude": 0, "longitude": 0, "hourly": {"time": ["1970-01-01T00:00", "1970-01-02"]}}"#,
    as: Forecast.self, "dataCorrupted", "hourly.time.1")
  Sample(
    "a temperature that is a string",
    #"{"latitude": 0, "longitude": 0, "hourly": {"time": [], "temperature_2m": [0, "warm"]}}"#,
    as: Forecast.self, "typeMismatch", "hourly.temperature_2m.1")

  Sample(
    "variable wind",
    """
    {"icaoId": "eddb", "wdir": "VRB", "temp": 3.5,
     "clouds": [{"cover": "BKN", "base": 4000}, {"cover": "FEW", "base": 1500}]}
    """,
    is: Report(
      station: "EDDB", windDirection: .variable, temperature: 3.5,
      layers: [.init(cover: "FEW", base: 1500), .init(cover: "BKN", base: 4000)]),
    writtenAs: """
      {"icaoId": "EDDB", "wdir": "VRB", "temp": 3.5,
       "clouds": [{"cover": "FEW", "base": 1500}, {"cover": "BKN", "base": 4000}]}
      """)
  Sample(
    "an invalid wind direction", #"{"icaoId": "EDDB", "wdir": "north"}"#, as: Report.self,
    "dataCorrupted", "wdir")
  Sample(
    "a station of five letters", #"{"icaoId": "EDDBB"}"#, as: Report.self, "dataCorrupted", "icaoId"
  )
}
