internal import Transcodable

/// The keys under which an API puts its answers.
///
/// ```swift
/// enum ShopKeys: APIResponseKeys {
///   static let value = "data"
///   static let failure = "error"
/// }
/// ```
public protocol APIResponseKeys: Sendable {
  /// The key of the value.
  static var value: String { get }
  /// The key of what went wrong. If something other than null is under it, there is no value.
  static var failure: String { get }
}

/// The object around the answers of an API: a value under one key, or what went wrong under another.
///
/// ```swift
/// typealias ShopResponse<Value: Decodable> = APIResponse<ShopKeys, Value, ShopError>
/// let orders = try JSON.decode(ShopResponse<[Order]>.self, from: data).get()
/// ```
public enum APIResponse<Keys: APIResponseKeys, Value: Decodable, Failure: Decodable>: Decodable {
  /// The API has answered with a value.
  case value(Value)
  /// The API has said what went wrong.
  case failure(Failure)

  /// Decodes an answer.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingFieldKey.self)
    let failure = CodingFieldKey(stringValue: Keys.failure)
    if let failure = try container.decodeIfPresent(Failure.self, forKey: failure) {
      self = .failure(failure)
    } else {
      let key = CodingFieldKey(stringValue: Keys.value)
      self = .value(try container.decode(Value.self, forKey: key))
    }
  }

  /// The value.
  ///
  /// - Throws: An ``APIFailure`` with what went wrong.
  public func get() throws -> Value where Failure: Sendable {
    switch self {
    case .value(let value): return value
    case .failure(let details): throw APIFailure(details: details)
    }
  }
}

extension APIResponse: Sendable where Value: Sendable, Failure: Sendable {}

/// What an API has said instead of giving a value.
public struct APIFailure<Details: Sendable>: Error {
  /// What it has said.
  public let details: Details
}
