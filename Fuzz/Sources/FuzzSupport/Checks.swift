public import Foundation
internal import Transcodable

/// A check of a fuzz target, which returns false to keep a document out of the corpus.
///
/// It throws an error or ends the process if the property doesn't hold.
public typealias FuzzCheck = (Data) throws -> Bool

private let propertyListChecks: [String: @Sendable (Data) -> Bool] = [
  "fuzz-xml-reader": { checkReader($0, of: .xml) },
  "fuzz-binary-reader": { checkReader($0, of: .binary) },
  "fuzz-openstep-reader": { checkReader($0, of: .openStep) },
  "fuzz-round-trip": { checkRoundTrip($0) },
  "fuzz-encoding": { checkEncoding($0) },
  "compare-readers": { compareReaders($0) },
  "compare-writers": { compareWriters($0) },
  "compare-encoding": { compareEncoding($0) },
]

/// Returns the check of the fuzz target that `FUZZ_TARGET` in the environment names.
public func chosenCheck() -> FuzzCheck {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  if let check = propertyListChecks[name] ?? formChecks[name]
    ?? tomlChecks[name] ?? yamlChecks[name]
  {
    return check
  }
  guard let check = jsonChecks[name] ?? attributeChecks[name] ?? formatChecks[name] else {
    fatalError("Unknown target \"\(name)\"; set FUZZ_TARGET to the name of a check.")
  }
  return {
    try check($0)
    return true
  }
}
