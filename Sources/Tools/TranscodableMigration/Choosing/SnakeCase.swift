internal import TranscodableMacroModel

/// Predicts the keys that coders use if they convert keys to and from snake case.
enum SnakeCase {
  /// Returns nil if decoding the snake-case key wouldn't restore the original key.
  static func key(_ name: String) -> String? {
    var result = ""
    let letters = Array(name.unicodeScalars)
    for (index, letter) in letters.enumerated() {
      switch letter {
      case "a"..."z", "0"..."9":
        if index == 0, letter <= "9" { return nil }
        result.unicodeScalars.append(letter)
      case "A"..."Z":
        guard index > 0, index + 1 < letters.count, ("a"..."z").contains(letters[index + 1]) else {
          return nil
        }
        result += "_" + String(letter).lowercased()
      default: return nil
      }
    }
    return result.isEmpty ? nil : result
  }

  static func path(_ path: [String]) throws(Refusal) -> [String] {
    var result: [String] = []
    for key in path {
      guard let converted = self.key(key) else {
        throw Refusal(code: .unlikeAttributes, detail: "the coders would not read the key \(key)")
      }
      result.append(converted)
    }
    return result
  }
}

extension CodingFacts {
  func inSnakeCase() throws(Refusal) -> CodingFacts {
    var result = self
    result.decoded = try Self.inSnakeCase(decoded)
    result.encoded = try Self.inSnakeCase(encoded)
    return result
  }

  private static func inSnakeCase(_ steps: [Step]?) throws(Refusal) -> [Step]? {
    try steps?.map { step throws(Refusal) in
      switch step {
      case .object(let path, let isRequired):
        return .object(path: try SnakeCase.path(path), isRequired: isRequired)
      case .field(var field):
        field.path = try SnakeCase.path(field.path)
        return .field(field)
      case .members: return step
      }
    }
  }
}
