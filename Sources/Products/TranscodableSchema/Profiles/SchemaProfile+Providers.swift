public import TranscodableJSON

// The profiles follow the providers' documentation as of February 2026.
extension JSON.Schema.Profile {
  private static let structure: Set<String> = [
    "type", "properties", "required", "items", "enum", "description", "title", "anyOf",
  ]

  private static let commonFormats: Set<String> = [
    "date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid",
  ]

  /// The profile for OpenAI's structured outputs and strict functions.
  public static let openAIStrict: Self = {
    var profile = Self(
      name: "OpenAI's strict mode", date: "2026-02",
      keywords: structure.union([
        "additionalProperties", "$ref", "$defs", "const", "pattern", "format", "minimum", "maximum",
        "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minItems", "maxItems",
      ]), formats: commonFormats)
    profile.needsObject = true
    profile.closesObjects = true
    profile.needsTypes = true
    profile.requiresAll = true
    profile.budget.properties = 5_000
    profile.budget.levels = 10
    profile.budget.characters = 120_000
    profile.budget.listedValues = 1_000
    profile.budget.charactersInLongList = 15_000
    return profile
  }()

  /// The profile for Anthropic's output formats and strict tools.
  public static let anthropic: Self = {
    var profile = Self(
      name: "Anthropic's structured output", date: "2026-02",
      keywords: structure.union([
        "additionalProperties", "$ref", "$defs", "const", "allOf", "pattern", "format", "minItems",
        "default",
      ]), formats: commonFormats.union(["uri"]))
    profile.needsObject = true
    profile.closesObjects = true
    profile.needsTypes = true
    profile.nullStyle = .union
    profile.references = .keptWithoutRecursion
    profile.maximumMinItems = 1
    profile.listsOnlyScalars = true
    profile.hasPlainPatterns = true
    profile.mergesReferences = true
    profile.budget.optionalProperties = 24
    profile.budget.unions = 16
    return profile
  }()

  /// The profile for Gemini's `responseJsonSchema`.
  public static let gemini = Self(
    name: "Gemini's responseJsonSchema", date: "2026-02",
    keywords: structure.union([
      "additionalProperties", "$ref", "$defs", "minimum", "maximum", "minItems", "maxItems",
      "prefixItems", "format",
    ]), formats: ["date-time", "date", "time"])

  /// The profile for Gemini's `responseSchema`, which is based on OpenAPI 3.0.
  public static let geminiResponseSchema: Self = {
    var profile = Self(
      name: "Gemini's responseSchema", date: "2026-02",
      keywords: structure.union([
        "nullable", "propertyOrdering", "minimum", "maximum", "minItems", "maxItems", "pattern",
        "minLength", "maxLength", "format",
      ]), formats: ["date-time", "enum"])
    profile.nullStyle = .nullableKeyword
    profile.references = .inlined
    profile.listsOnlyStrings = true
    profile.writesOrder = true
    return profile
  }()
}
