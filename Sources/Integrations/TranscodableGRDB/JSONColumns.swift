#if GRDB
  public import Foundation
  public import GRDB
  internal import Transcodable

  /// A record whose JSON columns use this package's coders.
  ///
  /// GRDB stores a value as JSON if its type isn't a column type. The protocol has no requirements
  /// that you must implement:
  ///
  /// ```swift
  /// @Codable
  /// struct Player: JSONColumns, FetchableRecord, PersistableRecord {
  ///   let id: Int64
  ///   let address: Address   // a JSON column
  /// }
  /// ```
  ///
  /// The columns are compatible with GRDB's own coders because they use GRDB's settings:
  /// milliseconds since 1970 for dates, Base64 for data, and sorted keys. To change the settings,
  /// implement `databaseJSONDecoder(for:)` and return a `JSON.Decoder`.
  public protocol JSONColumns: FetchableRecord, EncodableRecord {}

  extension JSONColumns {
    /// Returns the decoder for a column, with GRDB's settings.
    public static func databaseJSONDecoder(for column: String) -> JSONDecoder {
      decoder(like: UsualRecord<Self>.databaseJSONDecoder(for: column))
    }

    /// Returns the encoder for a column, with GRDB's settings.
    public static func databaseJSONEncoder(for column: String) -> JSONEncoder {
      encoder(like: UsualRecord<Self>.databaseJSONEncoder(for: column))
    }
  }

  /// A type whose values are stored as JSON by this package's coders, including outside records, as
  /// SQL arguments and results.
  ///
  /// ```swift
  /// @Codable
  /// struct Settings: JSONColumnValue { var volume = 5 }
  ///
  /// try Settings.fetchOne(database, sql: "SELECT settings FROM user WHERE id = ?", arguments: [7])
  /// ```
  public protocol JSONColumnValue: DatabaseValueConvertible, Codable {}

  extension JSONColumnValue {
    /// Returns the decoder for values, with GRDB's settings.
    public static func databaseJSONDecoder() -> JSONDecoder {
      decoder(like: String.databaseJSONDecoder())
    }

    /// Returns the encoder for values, with GRDB's settings.
    public static func databaseJSONEncoder() -> JSONEncoder {
      encoder(like: String.databaseJSONEncoder())
    }
  }

  /// A record with GRDB's default settings, which are copied from it.
  private struct UsualRecord<Record: JSONColumns>: FetchableRecord, EncodableRecord {
    static var databaseDecodingUserInfo: [CodingUserInfoKey: Any] {
      Record.databaseDecodingUserInfo
    }
    static var databaseEncodingUserInfo: [CodingUserInfoKey: Any] {
      Record.databaseEncodingUserInfo
    }

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
#endif
