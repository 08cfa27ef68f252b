import Foundation
import Transcodable

protocol LooseOutline {}

@Codable
struct NotCodable {
  let extras: [String: Any]
  let shape: any LooseOutline
  let shapes: [any LooseOutline]?
  let pair: (Int, Int)
  let done: @Sendable () -> Void
  let callback: ((Int) -> Int)?
  @CodableIgnored var handler: (() -> Void)? = nil
  @CodableDefault("x") let count: Int
  @CodableDefault(1.5) let limit: Int?
  @CodableDefault([]) let names: [String: Int]
  @CodableDefault(0) let ratio: Double
}

@Codable
enum LooseEvent {
  case raw(Any)
  case moved(to: (Int, Int))
}
