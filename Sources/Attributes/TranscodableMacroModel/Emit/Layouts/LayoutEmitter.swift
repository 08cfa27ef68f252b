struct LayoutEmitter {
  let plan: CodingPlan

  // Every layout is decoded from a keyed container. For arrays and single values, an adapter
  // provides the container.
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
