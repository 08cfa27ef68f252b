public import Foundation

/// Checks what must hold of some bytes, and ends the process if it does not.
///
/// - Parameters:
///   - name: The name of the program, which is that of the check.
///   - data: The bytes.
public func runCheck(_ name: String, _ data: Data) {
  // A program is written with the name of a check that there is.
  guard let check = jsonChecks[name] else { fatalError("There is no check \(name).") }
  // libFuzzer counts the end of the process as a finding, and keeps the bytes.
  do { try check(data) } catch { fatalError("\(name): \(error)") }
}
