import Foundation

/// How many cases the fuzz suites try, and which.
///
/// `TRANSCODABLE_FUZZ_ROUNDS` multiplies the cases, `TRANSCODABLE_FUZZ_SEED` moves the seeds.
enum FuzzSettings {
  static let rounds = setting("TRANSCODABLE_FUZZ_ROUNDS") ?? 1
  static let firstSeed = UInt64(setting("TRANSCODABLE_FUZZ_SEED") ?? 0x5EED_0000)

  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
