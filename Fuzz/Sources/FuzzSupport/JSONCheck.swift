public import Foundation

/// Checks what must hold of some bytes, and ends the process if it does not.
///
/// - Parameters:
///   - name: The name of the program, which is that of the check.
///   - data: The bytes.
public func runCheck(_ name: String, _ data: Data) {
  guard let check = jsonChecks[name] else { fatalError("There is no check \(name).") }
  do { try check(data) } catch { fatalError("\(name): \(error)") }
}
