// The models of this module are the text of BenchmarkModels without the attribute and with `Codable`
// in its place. PlainModelsPlugin makes them at build time; nothing else belongs here.
