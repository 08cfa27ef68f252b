internal import Transcodable

/// The keys that an API uses for values and failures in its responses.
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
  /// The key of the failure; if its value isn't null, the response has no value.
  static var failure: String { get }
}

/// The response object of an API, which has a value under one key or a failure under another key.
///
/// ```swift
/// typealias ShopResponse<Value: Decodable> = APIResponse<ShopKeys, Value, ShopError>
/// let orders = try JSON.decode(ShopResponse<[Order]>.self, from: data).get()
/// ```
public enum APIResponse<Keys: APIResponseKeys, Value: Decodable, Failure: Decodable>: Decodable {
  /// A response with a value.
  case value(Value)
  /// A response with a failure.
  case failure(Failure)

  /// Decodes a response.
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

  /// Returns the value.
  ///
  /// - Throws: An ``APIFailure`` if the response is a failure.
  public func get() throws -> Value where Failure: Sendable {
    switch self {
    case .value(let value): return value
    case .failure(let details): throw APIFailure(details: details)
    }
  }
}

extension APIResponse: Sendable where Value: Sendable, Failure: Sendable {}

/// A failure that an API returned instead of a value.
public struct APIFailure<Details: Sendable>: Error {
  /// The details from the response.
  public let details: Details
}
