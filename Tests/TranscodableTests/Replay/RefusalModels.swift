internal import Foundation
internal import Transcodable

/// Types that refuse keys, null, missing values or values of another kind.
enum Refusing {
  @Codable(unknownKeys: .reject, duplicateKeys: .reject)
  struct Plain { let a: Int, b: String? }

  @Codable(nulls: .reject)
  struct NoNulls { let a: Int?, b: [Int]?, c: Refusing.Plain? }

  @Codable(missing: .strict)
  struct NoneMissing { var a = 1, b: String? = "x", c: [Int] = [] }

  @Codable(missing: .strict, nulls: .reject, unknownKeys: .reject, duplicateKeys: .reject)
  struct Everything {
    var a = 1
    var b: [Refusing.Everything]?
    var c: [String: Refusing.Plain]
  }

  @Codable(container: "x.y", unknownKeys: .reject, duplicateKeys: .reject)
  struct Inner { let a: Int, b: Bool? }

  @Codable(version: 2, duplicateKeys: .reject)
  struct Versioned { let a: Int, b: [Int] }

  @Codable(unknownKeys: .reject, duplicateKeys: .reject)
  struct Flattened {
    let z: Int
    @CodableFlattened let plain: Refusing.Plain
  }

  @Codable(unknownKeys: .reject, duplicateKeys: .reject)
  struct Optionally {
    let z: Int?
    @CodableFlattened let plain: Refusing.Plain?
    let c: [String: Int]
  }

  @Codable(layout: .positional, unknownKeys: .reject)
  struct Positional { let a: Int, b: String, c: [Refusing.Positional]? }

  @Codable(unknownKeys: .reject, tagging: .internal("t"))
  indirect enum Tagged { case plain(Plain), a(a: Int, b: [Tagged]) }

  @Codable(unknownKeys: .reject, tagging: .external)
  indirect enum External { case plain(Plain), a(a: Int, b: [External]), c }

  @Codable(unknownKeys: .reject, tagging: .untagged)
  indirect enum Untagged { case plain(Plain), a(c: [Untagged]), b(Bool) }

  @Codable(unknownKeys: .reject, tagging: .adjacent("t", "c"))
  indirect enum Adjacent { case plain(Plain), a(a: Int, b: [Adjacent]), b }

  @Codable(coercion: .lossless)
  struct Lossless { let a: Int, b: String?, c: [Bool] }

  @Codable(coercion: .flexible, unknownKeys: .reject)
  struct Flexible { let a: Int?, b: Double, c: [String] }

  @Codable(unknownKeys: .reject)
  struct Lossy {
    @CodableLossy var a: [Int]
    @CodableLossy var c: [String: Refusing.Plain]
    @CodableDefault(1, for: .anyFailure) var b: Int
  }

  @Codable(unknownKeys: .reject, duplicateKeys: .reject)
  struct Aliased {
    @DecodableAlias("b", "t") let a: Int
    @CodingPath("x.y") let c: [Refusing.Aliased]?
    @CodableValidated(.range(0...9)) let z: Int
  }
}
