import Foundation
public import Kodable
import Transcodable

@propertyWrapper
struct KodableForeign: Codable {
  var wrappedValue: Int
}

@Kodable
public struct KodableUser: Kodable {
  public init() {}

  @Coding("first_name") var firstName: String
  @CodableDate(.timestamp) private var created: Date?
  @KodableTransformable<Passthrough<[Int]>> var numbers: [Int]
  @KodableForeign var foreign = 1
  var `default`: Int? = 7
  let constant = 1
  var watched = 0 { didSet {} }
  var whatever: () -> Void = {}
  lazy var later = 1
  static let shared = 1
  var computed: Int { 1 }
  #if DEBUG
    var inDebug = 1
  #else
    var inRelease = 1
  #endif
}

@Kodable
struct KodableReading: Dekodable {
  @Coding var value: Int
}

@Kodable
struct KodableWriting: Enkodable {
  @Coding(default: 1) var value: Int
}

@Kodable
struct KodableBox<Content: Codable>: Kodable where Content: Equatable {
  @Coding var content: Content?
}

public extension KodableUser {
  @Kodable
  struct Inner: Dekodable & Enkodable {
    public init() {}
    var value = 1
  }
}
