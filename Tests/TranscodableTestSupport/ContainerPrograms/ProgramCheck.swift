package import Foundation

/// Runs programs with two coders and returns the differences.
package struct ProgramCheck {
  /// Our coder and Foundation's with the same settings.
  package typealias JSONCoders = (ours: JSONEncoder, foundation: JSONEncoder)
  package typealias PropertyListCoders = (
    ours: PropertyListEncoder, foundation: PropertyListEncoder
  )

  private let json: JSONCoders
  private let propertyList: PropertyListCoders

  package init(json: JSONCoders, propertyList: PropertyListCoders) {
    self.json = json
    self.propertyList = propertyList
  }

  /// Runs the program that the bytes represent with both coders of a format.
  ///
  /// - Parameter bytes: The first byte determines the format and the settings.
  /// - Returns: A description of the difference, or `nil`.
  package func difference(_ bytes: [UInt8]) -> String? {
    let settings = bytes.first ?? 0
    let isSnakeCase = settings & 1 != 0
    let program = ProgramMaker.program(Array(bytes.dropFirst())) { key in
      isSnakeCase && key == "camelCase" ? "camel_case" : key
    }
    for encoder in [json.ours, json.foundation] {
      encoder.keyEncodingStrategy = isSnakeCase ? .convertToSnakeCase : .useDefaultKeys
    }
    return switch settings / 4 % 4 {
    case 0, 1: jsonDifference(program, isPretty: settings & 2 != 0)
    case 2: propertyListDifference(program, .xml)
    default: propertyListDifference(program, .binary)
    }
  }

  /// Runs the program that the bytes represent with our coders.
  ///
  /// - Parameter bytes: The first byte determines the settings.
  /// - Returns: A description of the difference from the expected JSON, or `nil`.
  package func differenceInOrder(_ bytes: [UInt8]) -> String? {
    let isSnakeCase = (bytes.first ?? 0) & 1 != 0
    let program = ProgramMaker.program(Array(bytes.dropFirst())) { key in
      isSnakeCase && key == "camelCase" ? "camel_case" : key
    }
    json.ours.keyEncodingStrategy = isSnakeCase ? .convertToSnakeCase : .useDefaultKeys
    propertyList.ours.outputFormat = (bytes.first ?? 0) & 2 != 0 ? .xml : .binary
    _ = try? propertyList.ours.encode(program.value)
    return differenceInOrder(program)
  }

  private func differenceInOrder(_ program: ContainerProgram) -> String? {
    json.ours.outputFormatting = []
    let inOrder = Self.text { try json.ours.encode(program.value) }
    guard let expected = program.result?.text, inOrder != expected else { return nil }
    return "JSON in order: \(inOrder), not \(expected), of \(program)"
  }

  private func jsonDifference(_ program: ContainerProgram, isPretty: Bool) -> String? {
    for encoder in [json.ours, json.foundation] {
      encoder.outputFormatting = isPretty ? [.sortedKeys, .prettyPrinted] : .sortedKeys
    }
    let ours = Self.text { try json.ours.encode(program.value) }
    let foundation = Self.text { try json.foundation.encode(program.value) }
    return ours == foundation ? nil : "JSON: \(ours), not \(foundation), of \(program)"
  }

  private func propertyListDifference(
    _ program: ContainerProgram, _ format: PropertyListSerialization.PropertyListFormat
  ) -> String? {
    (propertyList.ours.outputFormat, propertyList.foundation.outputFormat) = (format, format)
    let ours = Self.value { try propertyList.ours.encode(program.value) }
    if program.isForJSONOnly { return nil }
    let foundation = Self.value { try propertyList.foundation.encode(program.value) }
    if ours == foundation { return nil }
    return "Property list: \(ours.map { "\($0)" } ?? "nothing"), not "
      + "\(foundation.map { "\($0)" } ?? "nothing"), of \(program)"
  }

  private static func value(_ body: () throws -> Data) -> NSObject? {
    guard let data = try? body() else { return nil }
    return unsafe try? PropertyListSerialization.propertyList(from: data, format: nil) as? NSObject
  }

  /// Returns the output or a description of the error.
  private static func text(_ body: () throws -> Data) -> String {
    do {
      return String(decoding: try body(), as: UTF8.self)
    } catch is EncodingError {
      return "an encoding error"
    } catch {
      return "an error"
    }
  }
}
