#if !FOREIGN_CODERS
  import Foundation
  import Synchronization
  import Testing
  import TranscodableTestSupport
  import TranscodableTesting

  /// Checks each type of the test suite once, with values and documents that no test lists.
  enum TypeLaws {
    private static let checked = Mutex<Set<ObjectIdentifier>>([])

    private static let count = 4 * FuzzSettings.rounds
    private static let damages = 3

    /// The types that don't follow the laws, each with the reason.
    private static let exceptions = [
      "Report": "it contains NaN, which doesn't equal itself",
      "Dictionary<Color, Int>": "several keys of the document are the same key of the dictionary",
      "Twins": "values with the same key in two flattened values can't be encoded",
      "Color": "its test throws errors for some values",
      "Scene": "it contains a Color",
      "Epochs": "fractions of a microsecond aren't encoded",
      "Patch": "a number that becomes a string keeps its notation only in our coders",
      "Strict": "a number that becomes a string keeps its notation only in our coders",
      "Flexible": "a number that becomes a string keeps its notation only in our coders",
      "Lossless": "a number that becomes a string keeps its notation only in our coders",
      "Money": "the conversion of its test loses digits",
      "Payment": "it contains Money",
    ]

    static func expect<Value: Codable & Equatable>(
      of type: Value.Type, sourceLocation: SourceLocation
    ) {
      guard exceptions["\(type)"] == nil,
        checked.withLock({ $0.insert(ObjectIdentifier(type)).inserted })
      else { return }
      let seed = FuzzSettings.firstSeed
      do {
        try expectLaws(of: type, count: count, damages: damages, seed: seed)
      } catch let mismatch as CodingMismatch where mismatch.isAboutMissingValues {
        // Few values satisfy the rules of the type.
      } catch {
        Issue.record("\(type), seed \(seed): \(error)", sourceLocation: sourceLocation)
      }
    }
  }

  extension CodingMismatch {
    fileprivate var isAboutMissingValues: Bool { description.hasPrefix("found no value") }
  }
#endif
