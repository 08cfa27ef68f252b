// @Kodable, member of KodableBox
mutating func __decode(_ properties: inout __StoredPropertyDecoder) throws {
  try properties.__begin()
  try properties.__decode("_content", &self._content)
}

func __encode(_ properties: inout __StoredPropertyEncoder) throws {
  properties.__begin()
  try properties.__encode("_content", self._content)
}

// @Kodable, member of KodableReading
mutating func __decode(_ properties: inout __StoredPropertyDecoder) throws {
  try properties.__begin()
  try properties.__decode("_value", &self._value)
}

// @Kodable, member of KodableUser
public mutating func __decode(_ properties: inout __StoredPropertyDecoder) throws {
  try properties.__begin()
  try properties.__decode("_firstName", &self._firstName)
  try properties.__decode("_created", &self._created)
  try properties.__decode("_numbers", &self._numbers)
  try properties.__decode("_foreign", &self._foreign)
  try properties.__decode("default", &self.`default`)
  if let value = try properties.__value("watched", like: self.watched) {
    self.watched = value
  }
  try properties.__decode("whatever", &self.whatever)
  #if DEBUG
  try properties.__decode("inDebug", &self.inDebug)
  #endif
  #if !(DEBUG)
  try properties.__decode("inRelease", &self.inRelease)
  #endif
}

public func __encode(_ properties: inout __StoredPropertyEncoder) throws {
  properties.__begin()
  try properties.__encode("_firstName", self._firstName)
  try properties.__encode("_created", self._created)
  try properties.__encode("_numbers", self._numbers)
  try properties.__encode("_foreign", self._foreign)
  try properties.__encode("default", self.`default`)
  try properties.__encode("constant", self.constant)
  try properties.__encode("watched", self.watched)
  try properties.__encode("whatever", self.whatever)
  #if DEBUG
  try properties.__encode("inDebug", self.inDebug)
  #endif
  #if !(DEBUG)
  try properties.__encode("inRelease", self.inRelease)
  #endif
}

// @Kodable, member of KodableUser.Inner
public mutating func __decode(_ properties: inout __StoredPropertyDecoder) throws {
  try properties.__begin()
  try properties.__decode("value", &self.value)
}

public func __encode(_ properties: inout __StoredPropertyEncoder) throws {
  properties.__begin()
  try properties.__encode("value", self.value)
}

// @Kodable, member of KodableWriting
func __encode(_ properties: inout __StoredPropertyEncoder) throws {
  properties.__begin()
  try properties.__encode("_value", self._value)
}
