internal import SwiftSyntax
internal import TranscodableMacroModel

struct CasesReader {
  let group: TypeGroup
  let code: HandWrittenCode
  let sides: CodingSides

  func read() throws(Refusal) -> (CaseFacts, conditions: [(MigrationCode, String)]) {
    guard code.decoders.count == (sides.contains(.decode) ? 1 : 0),
      code.encoders.count == (sides.contains(.encode) ? 1 : 0)
    else { throw Refusal(code: .codedCases, detail: "only one direction") }
    var decoded: CasesReading?
    if let node = code.decoders.first?.node {
      do throws(Refusal) {
        decoded = try TaggedDecoderReader.read(node, code, in: group)
      } catch {
        let isTagged = node.body?.statements.contains {
          $0.expression?.is(SwitchExprSyntax.self) ?? false
        }
        if isTagged ?? false { throw error }
        decoded = try UntaggedDecoderReader.read(node, code)
      }
    }
    var encoded: CasesReading?
    if let node = code.encoders.first?.node {
      encoded = try CasesEncoderReader.read(node, code, in: group)
    }
    guard var reading = decoded ?? encoded else { throw Refusal(code: .codedCases, detail: "") }
    if let decoded, let encoded { reading = try joined(decoded, encoded) }
    try sort(&reading)
    return (try reading.facts(), conditions(decoded))
  }

  private func conditions(_ decoded: CasesReading?) -> [(MigrationCode, String)] {
    guard let decoded else { return [] }
    if let unknown = decoded.unknown { return [(.widerUnknown, unknown)] }
    return decoded.refusesAlike ? [] : [(.otherFailure, "values that match no case")]
  }

  private func joined(
    _ decoded: CasesReading, _ encoded: CasesReading
  ) throws(Refusal) -> CasesReading {
    var result = decoded
    guard decoded.tagPath == encoded.tagPath else {
      throw Refusal(code: .codedCases, detail: "decoding and encoding use different tags")
    }
    for written in encoded.cases where written.name == decoded.unknown {
      guard written.tags == [written.name] else {
        throw Refusal(code: .codedCases, detail: "the tag of \(written.name)")
      }
    }
    for (index, read) in decoded.cases.enumerated() {
      guard let written = encoded.cases.first(where: { $0.name == read.name }),
        written.values == read.values
      else {
        throw Refusal(code: .codedCases, detail: "\(read.name) is decoded and encoded differently")
      }
      guard decoded.tagPath != nil else { continue }
      guard let tag = written.tags.first, read.tags.contains(tag) else {
        throw Refusal(code: .codedCases, detail: "the tags of \(read.name)")
      }
      result.cases[index].tags = [tag] + read.tags.filter { $0 != tag }
    }
    return result
  }

  /// Sorts the cases in declaration order, because the macro tries the cases of an untagged enum in
  /// this order.
  private func sort(_ reading: inout CasesReading) throws(Refusal) {
    let names = code.cases.flatMap(\.elements).map(\.name.plain)
    let own = names.filter { $0 != reading.unknown }
    let cases = own.compactMap { name in reading.cases.first { $0.name == name } }
    guard cases.count == own.count, cases.count == reading.cases.count else {
      throw Refusal(code: .codedCases, detail: "some cases are not handled")
    }
    if reading.tagPath == nil, cases.map(\.name) != reading.cases.map(\.name) {
      throw Refusal(code: .codedCases, detail: "the order of the cases")
    }
    reading.cases = cases
  }
}
