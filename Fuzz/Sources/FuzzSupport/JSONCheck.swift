public import Foundation

/// Runs a check on the bytes and ends the process if it fails.
///
/// - Parameters:
///   - name: The name of the fuzz target and of its check.
///   - data: The bytes.
public func runCheck(_ name: String, _ data: Data) {
  // Each target passes the name of an existing check.
  guard let check = jsonChecks[name] else { fatalError("Unknown check \(name).") }
  // libFuzzer treats the end of the process as a finding and saves the bytes.
  do { try check(data) } catch { fatalError("\(name): \(error)") }
}
