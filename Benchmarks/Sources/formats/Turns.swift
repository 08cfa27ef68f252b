import Foundation
import Measuring

/// A coder and a document.
struct Contender {
  let decode: () throws -> Void
  let encode: () throws -> Void
  let text: () throws -> [UInt8]

  init<Value>(
    _ document: [UInt8], decode: @escaping ([UInt8]) throws -> Value,
    encode: @escaping (Value) throws -> [UInt8]
  ) throws {
    let value = try decode(document)
    self.decode = { _ = try decode(document) }
    self.encode = { _ = try encode(value) }
    text = { try encode(value) }
  }
}

/// Executes commands from standard input, so that it can alternate with other programs.
///
/// A command has four columns: `decode` or `encode`, a document, a contender and milliseconds, which
/// returns the nanoseconds of a call; `text` and a file for the encoded document; or `make` and a file
/// for a generated document.
///
/// - Parameters:
///   - make: Returns the bytes of a document that no file contains.
///   - contender: Returns a contender. Its last parameter returns the bytes of a document.
/// - Throws: An error that a coder throws.
func serve(
  make: (_ document: String) throws -> Data? = { _ in nil },
  _ contender: (
    _ document: String, _ contender: String, _ read: (String) throws -> [UInt8]
  ) throws -> Contender?
) throws {
  let folder = URL(filePath: CommandLine.arguments[1])
  func read(_ document: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: document)))
  }
  var contenders: [[String]: Contender] = [:]
  while let line = readLine() {
    let words = line.split(separator: "\t").map(String.init)
    var answer = "left out"
    if words[0] == "make", let data = try make(words[1]) {
      try data.write(to: URL(filePath: words[3]))
      answer = "written"
    } else if let known = contenders[[words[1], words[2]]]
      ?? (try? contender(words[1], words[2], read))
    {
      contenders[[words[1], words[2]]] = known
      switch words[0] {
      case "decode": answer = "\(try best(words[3], known.decode))"
      case "encode": answer = "\(try best(words[3], known.encode))"
      default:
        try Data(known.text()).write(to: URL(filePath: words[3]))
        answer = "written"
      }
    }
    FileHandle.standardOutput.write(Data((answer + "\n").utf8))
  }
}

/// Returns the nanoseconds of the best call.
private func best(_ milliseconds: String, _ body: () throws -> Void) throws -> Double {
  let seconds = (Double(milliseconds) ?? 0) / 1000
  return try Measurement(seconds: seconds).best(of: body) * 1e9
}
