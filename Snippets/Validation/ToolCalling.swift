// A tool for a language model, from its type to the decoded answer.

import Foundation
import Transcodable
import TranscodableSchema

/// Finds flights between two airports.
@Codable(schema: .generated)
struct FindFlights {
  /// The code of the airport of departure.
  @CodableValidated(.matches("[A-Z]{3}")) let from: String
  /// The code of the airport of arrival.
  @CodableValidated(.matches("[A-Z]{3}")) let to: String
  /// The day of departure.
  @CodableBy(.iso8601(dateOnly: true)) let day: Date
  /// How many people travel.
  @CodableValidated(.range(1...9)) var passengers = 1
  var cabin: Cabin?
}

@Codable(schema: .generated)
enum Cabin: String { case economy, business }

// What the type is decoded from, in the form that the provider accepts.
let schema = JSON.Schema(of: FindFlights.self)
let tool = try schema.adapted(to: .openAIStrict)
for change in tool.changes { print(change) }
// → #/properties/passengers/default: the default value was removed
// → #/properties/passengers: an optional property became nullable
// → #/properties/cabin: an optional property became nullable
// → #/additionalProperties: unlisted keys are rejected
print(JSON.Schema.Profile.openAIStrict.check(tool.schema).isEmpty)  // → true

// The tool as it is part of a request.
let definition: JSON = [
  "type": "function", "name": "find_flights", "strict": true,
  "description": tool.schema.json["description"] ?? nil,
  "parameters": tool.schema.json,
]
print(definition["parameters"]?["required"] ?? nil)
// → ["from","to","day","passengers","cabin"]

// The answer: the arguments are a string of JSON, in which null stands for what was optional.
@Codable struct FunctionCall {
  let name: String
  @CodableBy(.jsonString()) let arguments: FindFlights
}
let answer = Data(
  #"""
  {"type": "function_call", "name": "find_flights", "arguments":
   "{\"from\":\"OSL\",\"to\":\"LIS\",\"day\":\"2026-05-17\",\"passengers\":null,\"cabin\":\"economy\"}"}
  """#.utf8)
let call = try JSON.Decoder().decode(FunctionCall.self, from: answer)
print(call.name, call.arguments.from, call.arguments.to, call.arguments.passengers)
// → find_flights OSL LIS 1

// Not every provider keeps the model to the schema. What is wrong is said in words that the model understands.
let validator = try JSON.SchemaValidator(schema)
let wrong = #"{"from": "Oslo", "to": "LIS", "day": "2026-05-17", "passengers": 12}"#
for failure in try validator.failures(parsing: wrong) { print(failure.instance, failure.message) }
// → /from does not match the pattern '^(?:[A-Z]{3})$'
// → /passengers is greater than 9
