import Foundation

/// Measures the speed of streams, compared with one array of the same values and with a
/// hand-written loop, and the memory that streams of gigabytes need.
///
///     streams speed [FILE.json ...]
///     streams memory lines|array|path [MEGABYTES]
///     streams partial [FILE.json ...]
@main
struct Streams {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "speed": try await StreamSpeed.print(files: Array(arguments.dropFirst()))
    case "memory":
      guard arguments.count > 1, let shape = LongStream.Shape(rawValue: arguments[1]) else {
        return usage()
      }
      let megabytes = arguments.count > 2 ? Int(arguments[2]) ?? 2048 : 2048
      try LongStream(shape: shape, megabytes: megabytes).printPeak()
    case "partial": try PartialSpeed.print()
    default: usage()
    }
  }

  private static func usage() {
    print("streams speed [TWITTER.json] | memory lines|array|path [MEGABYTES] | partial")
  }
}
