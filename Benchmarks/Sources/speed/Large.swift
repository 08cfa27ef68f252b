import ArgumentParser
import BenchmarkModels
import Foundation
import InventedDocuments
import Measuring
import PlainModels
import Transcodable

/// Measures how time and memory grow with the size of a document, an array of 1 KB responses.
///
/// Peaks are measured before the allocator is tuned, as in a user's program; times afterward. Each
/// line needs a new process, because freed memory of one contender would serve the next.
struct Large: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Times large documents and prints peak memory.",
    discussion: """
      Peaks are what the process has needed beyond the document and, when it encodes, the value; \
      as multiples of the document, the size of the value taken off for decoding.
      """)

  @Option(help: "The size of the document; repeatable.")
  var megabytes: [Int] = [1, 10, 100]

  @Option(help: "direct, coder, standard or foundation; repeatable.")
  var contender: [String] = ["direct", "coder", "standard", "foundation"]

  @Flag(help: .hidden)
  var here = false

  func run() throws {
    if here { return try measure(contender[0], megabytes[0]) }
    print("contender\tMB\tdecode MB/s\tvalue MB\tpeak\tencode MB/s\tpeak")
    fflush(nil)
    for contender in contender {
      for size in megabytes { try runAlone(contender, size) }
    }
  }

  private func runAlone(_ contender: String, _ size: Int) throws {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["large", "--here", "--contender", contender, "--megabytes", "\(size)"]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ExitCode(process.terminationStatus) }
  }

  private func measure(_ contender: String, _ size: Int) throws {
    typealias Attributed = [BenchmarkModels.CommitAnswer]
    typealias Plain = [PlainModels.CommitAnswer]
    switch contender {
    case "direct": try measure(Contender<Attributed>.direct, size)
    case "coder": try measure(Contender<Attributed>.coder, size)
    case "standard": try measure(Contender<Plain>.standard, size)
    case "foundation": try measure(Contender<Plain>.foundation, size)
    default: throw ValidationError("Unknown contender '\(contender)'.")
    }
  }

  private func measure<Model>(_ contender: Contender<Model>, _ megabytes: Int) throws {
    let bytes = Data(SampleTexts.commits(megabytes * 1_000_000 / SampleTexts.commit.count).utf8)
    let decoding = try ProcessMemory.peak { try contender.decode(bytes) }
    let value = decoding.result
    let encoding = try ProcessMemory.peak { try contender.encode(value) }
    guard encoding.result.count >= bytes.count else { throw ExitCode.failure }
    AllocatorTuning.apply()
    let seconds = try Measurement(seconds: 2).best(of: [
      { keep(try contender.decode(bytes)) }, { keep(try contender.encode(value)) },
    ])
    let size = Double(bytes.count)
    let columns: [Double] = [
      size / seconds[0] / 1e6, Double(decoding.kept) / 1e6,
      Double(decoding.peak - decoding.kept) / size,
      size / seconds[1] / 1e6, Double(encoding.peak) / size,
    ]
    let figures = zip(columns, [0, 0, 2, 0, 2]).map { String(format: "%.\($1)f", $0) }
    print(([contender.name, "\(megabytes)"] + figures).joined(separator: "\t"))
  }
}

/// The memory of this process according to the system.
enum ProcessMemory {
  /// Runs a function and returns the peak growth of the process, and the growth that remains.
  static func peak<Result>(
    of work: () throws -> Result
  ) throws -> (result: Result, peak: Int, kept: Int) {
    // Resets the peak to the current size; only supported on Linux.
    AllocatorTuning.trim()
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .ascii)
    let before = try bytes("VmRSS")
    let result = try work()
    return (result, try bytes("VmHWM") - before, try bytes("VmRSS") - before)
  }

  private static func bytes(_ name: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") } ?? ""
    return (line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0) << 10
  }
}
