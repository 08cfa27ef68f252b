/// A number or a string.
public enum NumberOrString: Decodable {
  case number(Int)
  case string(String)

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = .number(try container.decode(Int.self))
    } catch {
      self = .string(try container.decode(String.self))
    }
  }
}

/// A value of any kind, as many packages declare it: one attempt after the other.
public indirect enum AnyValue: Decodable {
  case null
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case array([AnyValue])
  case object([String: AnyValue])

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([AnyValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: AnyValue].self))
    }
  }
}

/// One object or another, which a missing key distinguishes.
public enum Either<First: Decodable, Second: Decodable>: Decodable {
  case first(First)
  case second(Second)

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = .first(try container.decode(First.self))
    } catch {
      self = .second(try container.decode(Second.self))
    }
  }
}

public struct Reference: Decodable {
  public let ref: String

  private enum CodingKeys: String, CodingKey {
    case ref = "$ref"
  }
}

/// A schema of an API description.
public final class APISchema: Decodable {
  public let type: String?
  public let description: String?
  public let properties: [String: Either<Reference, APISchema>]?
  public let items: Either<Reference, APISchema>?
  public let example: AnyValue?
}

public struct APIParameter: Decodable {
  public let name: String
  public let required: Bool?
  public let schema: Either<Reference, APISchema>
}

public struct APIOperation: Decodable {
  public let operationId: String
  public let parameters: [Either<Reference, APIParameter>]
  public let responses: [String: Either<Reference, APISchema>]
}

/// A member of as many objects as it is deep.
public struct Nested<Value: Decodable>: Decodable {
  public let a: Value
}

public typealias Nested4<Value: Decodable> = Nested<Nested<Nested<Nested<Value>>>>
