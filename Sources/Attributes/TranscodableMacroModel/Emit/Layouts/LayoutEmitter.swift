/// Generates the code that depends on the layout of a type: the bodies of the functions that decode
/// and encode it, and the functions that they call.
///
/// `ConformanceEmitter` adds the heads of the functions and the conversions to other types.
protocol LayoutEmitter {
  /// The members that aren't part of a conformance.
  var declarations: [Code] { get }

  /// The body of `init(from:)`, or nil if the standard library decodes the type.
  var decoding: [Code]? { get }
  var decodingFunctions: [Code] { get }
  /// The body of `encode(to:)`, or nil if the standard library encodes the type.
  var encoding: [Code]? { get }

  /// The body of `decode(from:)`, which reads JSON directly.
  var reading: [Code] { get }
  var readingFunctions: [Code] { get }
  /// The initializer that ``reading`` calls.
  var directInitializer: [Code] { get }
  /// The body of `encode(to:)`, which writes JSON directly.
  var writing: [Code] { get }

  /// The initializers for dictionary keys, or nil if the type isn't a key.
  var keyInitializers: [Code]? { get }
}

extension LayoutEmitter {
  var declarations: [Code] { [] }
  var decoding: [Code]? { [] }
  var decodingFunctions: [Code] { [] }
  var encoding: [Code]? { [] }
  var reading: [Code] { [] }
  var readingFunctions: [Code] { [] }
  var directInitializer: [Code] { [] }
  var writing: [Code] { [] }
  var keyInitializers: [Code]? { nil }
}

extension CodingPlan {
  var layoutEmitter: any LayoutEmitter {
    switch layout {
    case _ where type.isConverted: ConvertedEmitter()
    case .object, .elements, .value: ObjectEmitter(plan: self)
    case .rawValue(let isKey, let cases): RawValueEmitter(isKey: isKey, cases: cases)
    case .cases(let enumeration): EnumerationEmitter(plan: self, enumeration: enumeration)
    }
  }
}

/// A type that is always converted to another type.
private struct ConvertedEmitter: LayoutEmitter {}

/// An enum whose raw values the standard library decodes and encodes.
private struct RawValueEmitter: LayoutEmitter {
  let isKey: Bool
  let cases: [String]

  var decoding: [Code]? { nil }

  var encoding: [Code]? { nil }

  var reading: [Code] {
    let known = cases.map { ".\($0)" }.joined(separator: ", ")
    return [
      cases.isEmpty
        ? "reader.readRawValue(Self.self)"
        : "reader.__readRawValue(Self.self, known: [\(known)])"
    ]
  }

  var writing: [Code] { ["writer.write(self.rawValue)"] }

  var keyInitializers: [Code]? { isKey ? [] : nil }
}

/// A type with fields, which are members of an object, elements of an array, or the whole value.
private struct ObjectEmitter: LayoutEmitter {
  let plan: CodingPlan

  private var completion: CompletionEmitter { CompletionEmitter(type: plan.type) }

  var declarations: [Code] {
    // The constants of a nested type are in its body, where more names are visible than at file
    // scope.
    let constants = plan.type.isNested ? [] : StepConstantsEmitter(plan: plan).declarations()
    return CodingKeysEmitter(plan: plan).declarations() + constants
      + [WideFields(plan)?.declaration()].compactMap(\.self)
  }

  // Every layout is decoded from a keyed container. For arrays and single values, an adapter
  // provides the container.
  var decoding: [Code]? { DecodableEmitter(plan: plan).body }

  var decodingFunctions: [Code] { WideDecodableEmitter(plan: plan)?.functions ?? [] }

  var encoding: [Code]? {
    completion.calls(.willEncode)
      + (plan.isKeyless
        ? KeylessEmitter(plan: plan).encoding : EncodableEmitter(plan: plan).body)
      + completion.calls(.didEncode)
  }

  var reading: [Code] {
    completion.beforeReading()
      + (plan.isKeyless
        ? KeylessEmitter(plan: plan).reading : JSONDecodableEmitter(plan: plan).body)
  }

  var readingFunctions: [Code] {
    plan.isWide ? JSONDecodableEmitter(plan: plan).memberFunctions() : []
  }

  var directInitializer: [Code] { [JSONDecodableEmitter(plan: plan).initializer()] }

  var writing: [Code] {
    completion.writingCalls(.willEncode)
      + (plan.isKeyless
        ? KeylessEmitter(plan: plan).writing : JSONEncodableEmitter(plan: plan).body)
      + completion.writingCalls(.didEncode)
  }
}

extension CodingPlan {
  var decodingContainer: String {
    switch layout {
    case .object, .rawValue, .cases: "try decoder.container(keyedBy: \(keyType(of: decoded)).self)"
    case .elements: "try TranscodableEssentials.__elements(of: decoder)"
    case .value: "TranscodableEssentials.__value(of: decoder)"
    }
  }

  var isKeyless: Bool {
    switch layout {
    case .object, .rawValue, .cases: false
    case .elements, .value: true
    }
  }
}
