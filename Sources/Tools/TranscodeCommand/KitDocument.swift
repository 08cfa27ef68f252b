internal import ArgumentParser
internal import Foundation
internal import TranscodableCBOR
internal import TranscodableCore
internal import TranscodableDiagnostics
internal import TranscodableForm
internal import TranscodableFormats
internal import TranscodableJSON
internal import TranscodableTOML
internal import TranscodableYAML

/// A document in TOML, in YAML, or as a URL-encoded form.
struct KitDocument {
  enum Format: String, CaseIterable {
    case toml, yaml, form

    init?(fileName name: String) {
      guard let dot = name.lastIndex(of: ".") else { return nil }
      switch name[name.index(after: dot)...].lowercased() {
      case "toml": self = .toml
      case "yaml", "yml": self = .yaml
      case "form": self = .form
      default: return nil
      }
    }
  }

  let format: Format
  let bytes: [UInt8]

  init(_ bytes: [UInt8], as format: Format) { (self.bytes, self.format) = (bytes, format) }

  /// The document's value, with the tags of dates and times.
  func cbor() throws -> CBOR {
    format == .toml ? CBOR(try TOML(parsing: bytes)) : try decode(CBOR.self)
  }

  /// The document's value, in which dates and times are strings.
  func json() throws -> JSON {
    var converter = BinaryConverter()
    return converter.json(try cbor())
  }

  /// The failures to read the document.
  func failures(limit: Int) -> CodingFailures? {
    do {
      switch format {
      case .toml: _ = try TOML.Decoder().decodeCollecting(Ignored.self, from: bytes, limit: limit)
      case .yaml, .form: _ = try decode(Ignored.self)
      }
      return nil
    } catch let failures as CodingFailures {
      return failures
    } catch {
      return CodingFailures([CodingFailure(describing: error)], error: error)
    }
  }

  func report(limit: Int, name: String) -> CodingDiagnosticReport {
    guard let failures = failures(limit: limit) else {
      return CodingDiagnosticReport([], name: name)
    }
    return CodingDiagnosticReport(failures, source: bytes, name: name, format: .toml)
  }

  /// Returns a failure with the location of the value at its coding path.
  func located(_ failure: CodingFailure) -> CodingFailure {
    let search = ValueSearch(path: failure.codingPath)
    do {
      _ = try decode(SearchedValue.self, userInfo: [ValueSearch.key: search])
      return failure
    } catch {
      let found = CodingFailure(describing: error)
      guard let range = found.byteRange else { return failure }
      if let line = found.line, let column = found.column {
        return failure.placed(in: range, line: line, column: column)
      }
      // A form is a single line.
      let start = min(range.lowerBound, bytes.count)
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "&")) ?? bytes.count
      return failure.placed(in: start..<end, line: 1, column: start + 1)
    }
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ) throws -> Value {
    switch format {
    case .toml: return try decode(type, TOML.Decoder(), userInfo)
    case .form: return try decode(type, URLEncodedForm.Decoder(), userInfo)
    case .yaml:
      #if YAML
        return try decode(type, YAML.Decoder(), userInfo)
      #else
        throw UnsupportedFormat()
      #endif
    }
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, _ decoder: FormatDecoder<some DecodingFormat>,
    _ userInfo: [CodingUserInfoKey: any Sendable]
  ) throws -> Value {
    var decoder = decoder
    decoder.userInfo = userInfo
    return try decoder.decode(type, from: bytes)
  }

  /// Writes a value, in which dates and times are strings.
  static func write(_ value: JSON, as format: Format) throws -> [UInt8] {
    switch format {
    case .toml: return try TOML.Encoder().encode(value)
    case .form: return try URLEncodedForm.Encoder().encode(value)
    case .yaml:
      #if YAML
        return try YAML.Encoder().encode(value)
      #else
        throw UnsupportedFormat()
      #endif
    }
  }

  /// Throws unless the program contains the module that the format requires.
  static func requireModule(for format: Format) throws(ValidationError) {
    do throws(UnsupportedFormat) {
      try require(format)
    } catch {
      throw ValidationError(error.description)
    }
  }

  /// Throws if the program was built without a module that the format needs.
  static func require(_ format: Format?) throws(UnsupportedFormat) {
    #if !YAML
      if format == .yaml { throw UnsupportedFormat() }
    #endif
  }
}

/// The error for YAML if the program was built without the trait for it.
struct UnsupportedFormat: Error, CustomStringConvertible, LocalizedError {
  let description =
    "This program was built without YAML; build it with 'swift build --traits YAML'."
  var errorDescription: String? { description }
}

private struct Ignored: Decodable {
  init(from decoder: any Decoder) throws {}
}

// MARK: - Locations

private final class ValueSearch: Sendable {
  static let key = CodingUserInfoKey(named: "Transcodable.searchedPath")
  let path: [CodingFieldKey]

  init(path: [any CodingKey]) {
    self.path = path.map { key in
      key.intValue.map { CodingFieldKey(index: $0) } ?? CodingFieldKey(stringValue: key.stringValue)
    }
  }
}

/// A value that throws an error at the end of a path, so that the decoder locates it.
private struct SearchedValue: Decodable {
  init(from decoder: any Decoder) throws {
    let depth = decoder.codingPath.count
    guard let search = decoder.userInfo[ValueSearch.key] as? ValueSearch, depth < search.path.count
    else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: ""))
    }
    let key = search.path[depth]
    if let index = key.intValue, var elements = try? decoder.unkeyedContainer() {
      for _ in 0..<index { _ = try elements.decode(Ignored.self) }
      _ = try elements.decode(SearchedValue.self)
    } else {
      let members = try decoder.container(keyedBy: CodingFieldKey.self)
      _ = try members.decode(SearchedValue.self, forKey: key)
    }
  }
}
