/// Chooses who writes the members of a type, by what its values look like in the text.
struct LayoutEmitter {
  let plan: CodingPlan

  // All layouts are read through a container with keys: of an array and of a single value there is one that
  // looks like it.
  func standardInitializer() -> Code { DecodableEmitter(plan: plan).initializer() }

  func standardFunction() -> Code {
    switch plan.layout {
    case .object, .rawValue, .cases: EncodableEmitter(plan: plan).function()
    case .elements, .value: KeylessEncodableEmitter(plan: plan).function()
    }
  }

  func directInitializer() -> Code { JSONDecodableEmitter(plan: plan).initializer() }

  func directDecodeFunction() -> Code {
    switch plan.layout {
    case .object, .rawValue, .cases: JSONDecodableEmitter(plan: plan).function()
    case .elements, .value: KeylessJSONEmitter(plan: plan).decodeFunction()
    }
  }

  func directEncodeFunction() -> Code {
    switch plan.layout {
    case .object, .rawValue, .cases: JSONEncodableEmitter(plan: plan).function()
    case .elements, .value: KeylessJSONEmitter(plan: plan).encodeFunction()
    }
  }
}

extension CodingPlan {
  /// What opens the container that fields are read from.
  var decodingContainer: String {
    switch layout {
    case .object, .rawValue, .cases: "try decoder.container(keyedBy: \(keyType(of: decoded)).self)"
    case .elements: "try TranscodableEssentials.__elements(of: decoder)"
    case .value: "TranscodableEssentials.__value(of: decoder)"
    }
  }

  /// Whether fields have no keys in the text.
  var isKeyless: Bool {
    switch layout {
    case .object, .rawValue, .cases: false
    case .elements, .value: true
    }
  }
}
