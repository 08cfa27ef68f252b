import Transcodable

/// All types of the tests, with sample documents.
enum LawCases {
  static let all = fields + layouts + values + cases

  private static let fields: [LawCase] = [
    LawCase(FieldTypes.Point.self, #"{"x":1,"y":2.5}"#),
    LawCase(FieldTypes.Search.self, #"{"query":"a","limit":3,"tags":["b"],"ratio":null}"#),
    LawCase(FieldTypes.Integers.self, #"{"a":1,"b":2,"c":300,"d":4,"e":5}"#),
    LawCase(
      FieldTypes.Collections.self,
      #"{"words":["a"],"numbers":[1,2],"scores":{"a":1.5},"rows":[[true]],"counts":{"1":"a"}}"#),
    LawCase(FieldTypes.Optionals.self, #"{"a":1,"b":"c","c":[1,null],"d":{"x":1,"y":2}}"#),
    LawCase(FieldTypes.Nullables.self, #"{"a":"b","b":{"x":1,"y":2}}"#, #"{"a":null}"#),
    LawCase(FieldTypes.WrittenNulls.self, #"{"a":1,"b":{"x":1,"y":2}}"#),
    LawCase(FieldTypes.RefusedNulls.self, #"{"a":1,"b":2,"c":"d"}"#),
    LawCase(FieldTypes.Strict.self, #"{"a":1,"b":2}"#),
    LawCase(FieldTypes.NonDefaults.self, #"{"a":1,"b":"c","c":3}"#, #"{"b":null,"c":3}"#),
    LawCase(FieldTypes.Styled.self, #"{"x_first_name":"a","last":"b","x_post-code":1}"#),
    LawCase(FieldTypes.Sided.self, #"{"in":1,"c":2,"b":3}"#),
    LawCase(FieldTypes.Aliased.self, #"{"a":1,"d":"x","f":true}"#, #"{"c":1,"e":"x","g":true}"#),
    LawCase(FieldTypes.Contained.self, #"{"data":{"attributes":{"a":1,"b":"c"}}}"#),
    LawCase(FieldTypes.Paths.self, #"{"a":{"b":1,"c":"x"},"d":{"e":2,"f":3}}"#),
    LawCase(reading: FieldTypes.Elements.self, #"{"a":["x",1],"d":[{"e":2}]}"#),
    LawCase(FieldTypes.Defaults.self, #"{"a":1,"b":"x","c":2,"d":[3]}"#),
    LawCase(FieldTypes.Closed.self, #"{"a":1,"in":{"b":2}}"#),
    LawCase(FieldTypes.Lossy.self, #"{"a":[1,"x"],"b":"y","c":{"z":1},"d":["w"]}"#),
    LawCase(
      FieldTypes.Node.self,
      #"{"name":"a","children":[{"name":"b","byName":{"c":{"name":"d"}}}],"byName":null}"#),
    LawCase(FieldTypes.Pair<Int, String>.self, #"{"first":1,"second":"b"}"#),
    LawCase(
      FieldTypes.Pair<[FieldTypes.Point], FieldTypes.Pair<Int, Bool>>.self,
      #"{"first":[{"x":1,"y":2}],"second":{"first":1,"second":true}}"#),
    LawCase(FieldTypes.Account.self, #"{"name":"a","balance":5}"#),
    LawCase(
      FieldTypes.Plain.self, #"{"known":1,"old":{"text":"a"},"any":[null]}"#,
      exception: "a plain Codable type has no schema"),
  ]

  private static let layouts: [LawCase] = [
    LawCase(FieldTypes.Row.self, #"[1,2.5,"a",null]"#, "[1,2]", "[1,2,null]"),
    LawCase(FieldTypes.ClosedRow.self, #"[1,"a"]"#),
    LawCase(FieldTypes.Name.self, #""a""#),
    LawCase(FieldTypes.Names.self, #"["a","b"]"#),
    LawCase(FieldTypes.Release.self, #"{"id":1,"x":2,"y":3,"title":"a"}"#),
    LawCase(
      FieldTypes.MaybeReleased.self, #"{"id":1,"x":2,"y":3}"#, #"{"id":1}"#,
      exception: "schemas can't require all keys of an optional flattened value"),
    LawCase(FieldTypes.WithRest.self, #"{"id":1,"a":2,"b":3}"#),
    LawCase(FieldTypes.ClosedRelease.self, #"{"id":1,"x":2,"y":3}"#),
    LawCase(
      FieldTypes.Poem.self, #"{"version":2,"lines":["a"]}"#, #"{"text":"a"}"#,
      #"{"version":1,"text":"a"}"#),
    LawCase(FieldTypes.Versioned.self, #"{"version":3,"a":1}"#, #"{"a":1}"#),
  ]

  private static let values: [LawCase] = [
    LawCase(
      ValueTypes.Dates.self,
      #"{"a":"2024-02-29T12:30:45Z","b":1.5,"c":"1700000000500","d":"2024-02-29","e":5}"#),
    LawCase(
      ValueTypes.TypeWide.self,
      #"{"a":"2024-02-29T12:30:45Z","b":["2024-02-29T12:30:45Z"],"c":"68","d":"NaN","e":{"a":1,"b":null}}"#
    ),
    LawCase(ValueTypes.Bytes.self, #"{"a":"aGk/","b":"68","c":"aGk_","d":["68"],"e":"aGk="}"#),
    LawCase(
      ValueTypes.Foundations.self,
      #"{"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","home":"https://a.b/c","price":1.10}"#,
      exception: "schemas can't describe valid URLs exactly",
      quirk: "Foundation accepts a space as a digit of a UUID"),
    LawCase(
      ValueTypes.Texts.self, #"{"a":"b,c","b":"7","c":"X","d":"{\"x\":1,\"y\":2}"}"#,
      exception: "schemas don't check the content of strings"),
    LawCase(
      ValueTypes.OneOrMany.self,
      #"{"a":1,"b":{"c":"2024-02-29T12:30:45Z"},"c":5,"d":["68",null]}"#, #"{"a":[1,2]}"#),
    LawCase(
      ValueTypes.Custom.self, #"{"a":1,"b":"xx"}"#, exception: "closures determine the values"),
    LawCase(
      ValueTypes.Lossless.self, #"{"a":"true","b":1.50,"c":"7","d":["1.5",2]}"#,
      exception: "schemas don't check that digits in strings fit the number type"),
    LawCase(
      ValueTypes.Flexible.self, #"{"a":"yes","b":"7.0","c":true,"d":{"a":"1"}}"#,
      exception: "schemas don't check that digits in strings fit the number type"),
    LawCase(ValueTypes.Ranges.self, #"{"a":3,"b":1.5,"c":20,"d":-5}"#),
    LawCase(ValueTypes.Counts.self, #"{"a":[1],"b":{"a":1,"b":2},"c":[1],"d":"x"}"#),
    LawCase(
      ValueTypes.LongTexts.self, #"{"a":"abc"}"#,
      exception: "schemas count code points instead of characters"),
    LawCase(ValueTypes.Patterns.self, #"{"a":"ab12","b":"1-2","c":"b, c","d":1}"#),
    LawCase(
      ValueTypes.Modified.self, #"{"a":" x ","b":9,"c":""}"#,
      exception: "rules apply to values after modification"),
    LawCase(
      ValueTypes.Wild.self, #"{"a":"a@b","b":2}"#,
      exception: "no keyword expresses the rule"),
    LawCase(
      ValueTypes.LossyRules.self, #"{"a":[1,"x"]}"#,
      exception: "the number of dropped elements isn't known in advance"),
  ]

  private static let cases: [LawCase] = [
    LawCase(CaseTypes.Suit.self, #""hearts""#, #""S""#),
    LawCase(CaseTypes.Level.self, "1", "2", "10"),
    LawCase(CaseTypes.Sort.self, #""up""#, #""descending""#, #""x""#),
    LawCase(CaseTypes.Hand.self, #"{"suit":"S","level":2,"sort":"down","bySuit":{"hearts":1}}"#),
    LawCase(
      CaseTypes.External.self, #""empty""#, #"{"empty":{}}"#, #"{"circle":{"radius":1.5}}"#,
      #"{"text":"a"}"#, #"{"pair":{"_0":1,"_1":2}}"#, #"{"named":{"name":"a","size":2}}"#),
    LawCase(
      CaseTypes.Internal.self, #"{"type":"empty"}"#, #"{"type":"circle","radius":1}"#,
      #"{"type":"point","x":1,"y":2}"#),
    LawCase(
      CaseTypes.Deep.self, #"{"meta":{"kind":"c"},"radius":1}"#, #"{"meta":{"kind":3},"radius":1}"#,
      #"{"meta":{"kind":true}}"#),
    LawCase(
      CaseTypes.Adjacent.self, #"{"t":"empty"}"#, #"{"t":"circle","c":{"radius":1}}"#,
      #"{"t":"text","c":"a"}"#),
    LawCase(CaseTypes.Untagged.self, #""none""#, "1", #""a""#, #"{"x":1,"y":2}"#),
    LawCase(
      CaseTypes.OpenExternal.self, #""a""#, #"{"b":{"x":1}}"#, #""c""#, #"{"d":1}"#),
    LawCase(CaseTypes.OpenInternal.self, #"{"type":"a","x":1}"#, #"{"type":"b","y":1}"#),
    LawCase(CaseTypes.TaggedRest.self, #"{"type":"a","x":1}"#, #"{"type":"b","y":1}"#),
    LawCase(CaseTypes.ClosedCases.self, #"{"type":"a","x":1}"#, #"{"type":"b"}"#),
    LawCase(CaseTypes.Numbered.self, #"{"op":1,"address":2}"#, #"{"op":7}"#),
    LawCase(
      CaseTypes.Styled.self, #"{"first_case":{"some_value":1}}"#, #""second""#,
      #"{"third":{"A":1,"b":2}}"#),
    LawCase(
      CaseTypes.Tree.self, #"{"leaf":1}"#, #"{"node":{"left":{"leaf":1},"right":{"leaf":2}}}"#),
    LawCase(
      CaseTypes.Coerced.self, #"{"type":"a","x":"1","y":"true"}"#,
      exception: "schemas don't check that digits in strings fit the number type"),
    LawCase(
      Page.self, #"{"blocks":[{"kind":"textBlock","content":"a"},{"kind":"img","width":1}]}"#),
  ]
}
