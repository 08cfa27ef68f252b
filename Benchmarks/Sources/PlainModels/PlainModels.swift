// PlainModelsPlugin generates this module's models at build time from BenchmarkModels, with
// `Codable` instead of the attribute.
