import SwiftSyntax

extension FieldType {
  /// Whether the type of the value is spelled as an array, a set or a dictionary.
  var isCollection: Bool {
    value.hasPrefix("[") || Self.collections.contains { value.hasPrefix("\($0)<") }
  }

  /// Whether the type of the value is spelled as a dictionary.
  var isDictionary: Bool {
    value.hasPrefix("Dictionary<") || value.hasPrefix("[") && value.dropFirst().isSplitByColon
  }

  /// Whether the type is a scalar of the standard library, or a collection of such.
  var isMadeOfScalars: Bool {
    // The keys of dictionaries are none of the scalars that are meant.
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "." }.map(String.init)
    return !words.isEmpty
      && words.allSatisfy { word in
        let name = word.withoutStandardModule
        return Self.scalars.contains(name) || Self.collections.contains(name) || name == "Optional"
      }
  }

  /// Whether the type is spelled as the one that tells null from what is missing.
  var isNullable: Bool {
    ["Nullable<", "Transcodable.Nullable<"].contains { text.hasPrefix($0) }
  }

  private static let collections = ["Array", "Set", "Dictionary"]

  private static let scalars: Set<String> = [
    "String", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "UInt128", "Double", "Float", "Decimal",
  ]
}

extension Substring {
  /// Whether there is a colon outside of all brackets, as between the types in `[String: [Int]]`.
  fileprivate var isSplitByColon: Bool {
    var depth = 0
    for character in self {
      switch character {
      case "[", "(", "<": depth += 1
      case "]", ")", ">": depth -= 1
      case ":" where depth == 0: return true
      default: continue
      }
    }
    return false
  }
}
