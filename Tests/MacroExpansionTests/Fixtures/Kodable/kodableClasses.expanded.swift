// @Kodable, member of KodableAnimal
open func __decode(_ properties: inout __StoredPropertyDecoder) throws {
  try properties.__begin()
  try properties.__decode("_name", &self._name)
}

open func __encode(_ properties: inout __StoredPropertyEncoder) throws {
  properties.__begin()
  try properties.__encode("_name", self._name)
}

// @Kodable, member of KodableDog
open override func __decode(_ properties: inout __StoredPropertyDecoder) throws {
  try properties.__begin()
  try properties.__decode("_tricks", &self._tricks)
  try properties.__decode("age", &self.age)
  properties.__hide("_tricks", "age")
  try super.__decode(&properties)
}

open override func __encode(_ properties: inout __StoredPropertyEncoder) throws {
  properties.__begin()
  try properties.__encode("_tricks", self._tricks)
  try properties.__encode("age", self.age)
  properties.__hide("_tricks", "age")
  try super.__encode(&properties)
}

// @Kodable, member of KodablePuppy
override func __decode(_ properties: inout __StoredPropertyDecoder) throws {
  try properties.__begin()
  try super.__decode(&properties)
}

override func __encode(_ properties: inout __StoredPropertyEncoder) throws {
  properties.__begin()
  try super.__encode(&properties)
}
