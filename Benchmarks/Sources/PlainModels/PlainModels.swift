// The models of this module are the text of BenchmarkModels with `Codable` in place of the
// attribute. PlainModelsPlugin makes them at build time; nothing else belongs here.
