import Foundation

/// The number of cases that the fuzz tests try, and their first seed.
///
/// `TRANSCODABLE_FUZZ_ROUNDS` multiplies the number of cases; `TRANSCODABLE_FUZZ_SEED` sets the
/// first seed.
package enum FuzzSettings {
  package static let rounds = setting("TRANSCODABLE_FUZZ_ROUNDS") ?? 1
  package static let firstSeed = UInt64(setting("TRANSCODABLE_FUZZ_SEED") ?? 0x5EED_0000)

  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
