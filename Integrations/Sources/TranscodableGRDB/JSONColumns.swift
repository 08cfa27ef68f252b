public import Foundation
public import GRDB
internal import Transcodable

/// A record whose columns of JSON go through this package's coders.
///
/// GRDB stores as JSON what has no column type of its own. There is nothing to implement:
///
/// ```swift
/// @Codable
/// struct Player: JSONColumns, FetchableRecord, PersistableRecord {
///   let id: Int64
///   let address: Address   // a column of JSON
/// }
/// ```
///
/// What GRDB's own coders have written is read, and the other way round: the settings are GRDB's, with milliseconds since
/// 1970 for dates, Base64 for data, and sorted keys. A record with other settings implements `databaseJSONDecoder(for:)`, and
/// returns a `JSON.Decoder`.
public protocol JSONColumns: FetchableRecord, EncodableRecord {}

extension JSONColumns {
  /// The decoder of a column, with GRDB's settings.
  public static func databaseJSONDecoder(for column: String) -> JSONDecoder {
    decoder(like: UsualRecord<Self>.databaseJSONDecoder(for: column))
  }

  /// The encoder of a column, with GRDB's settings.
  public static func databaseJSONEncoder(for column: String) -> JSONEncoder {
    encoder(like: UsualRecord<Self>.databaseJSONEncoder(for: column))
  }
}

/// A type whose values are stored as JSON by this package's coders, also outside of records: as arguments of SQL, and as results.
///
/// ```swift
/// @Codable
/// struct Settings: JSONColumnValue { var volume = 5 }
///
/// try Settings.fetchOne(database, sql: "SELECT settings FROM user WHERE id = ?", arguments: [7])
/// ```
public protocol JSONColumnValue: DatabaseValueConvertible, Codable {}

extension JSONColumnValue {
  /// The decoder of values, with GRDB's settings.
  public static func databaseJSONDecoder() -> JSONDecoder {
    decoder(like: String.databaseJSONDecoder())
  }

  /// The encoder of values, with GRDB's settings.
  public static func databaseJSONEncoder() -> JSONEncoder {
    encoder(like: String.databaseJSONEncoder())
  }
}

/// A record with what GRDB gives to every record, so that it can be asked for that.
private struct UsualRecord<Record: JSONColumns>: FetchableRecord, EncodableRecord {
  static var databaseDecodingUserInfo: [CodingUserInfoKey: Any] { Record.databaseDecodingUserInfo }
  static var databaseEncodingUserInfo: [CodingUserInfoKey: Any] { Record.databaseEncodingUserInfo }

  init(row: Row) {}
  func encode(to container: inout PersistenceContainer) {}
}

private func decoder(like usual: JSONDecoder) -> JSON.Decoder {
  let decoder = JSON.Decoder()
  decoder.dataDecodingStrategy = usual.dataDecodingStrategy
  decoder.dateDecodingStrategy = usual.dateDecodingStrategy
  decoder.nonConformingFloatDecodingStrategy = usual.nonConformingFloatDecodingStrategy
  decoder.userInfo = usual.userInfo
  return decoder
}

private func encoder(like usual: JSONEncoder) -> JSON.Encoder {
  let encoder = JSON.Encoder()
  encoder.dataEncodingStrategy = usual.dataEncodingStrategy
  encoder.dateEncodingStrategy = usual.dateEncodingStrategy
  encoder.nonConformingFloatEncodingStrategy = usual.nonConformingFloatEncodingStrategy
  encoder.outputFormatting = usual.outputFormatting
  encoder.userInfo = usual.userInfo
  return encoder
}
