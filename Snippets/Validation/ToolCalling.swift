// Defines a tool for a language model and decodes its arguments.

import Foundation
import Transcodable
import TranscodableSchema

/// Finds flights between two airports.
@Codable(schema: .generated)
struct FindFlights {
  /// The airport code of the departure.
  @CodableValidated(.matches("[A-Z]{3}")) let from: String
  /// The airport code of the arrival.
  @CodableValidated(.matches("[A-Z]{3}")) let to: String
  /// The day of departure.
  @CodableBy(.iso8601(dateOnly: true)) let day: Date
  /// The number of passengers.
  @CodableValidated(.range(1...9)) var passengers = 1
  var cabin: Cabin?
}

@Codable(schema: .generated)
enum Cabin: String { case economy, business }

// Generate the schema and adapt it to the provider.
let schema = JSON.Schema(of: FindFlights.self)
let tool = try schema.adapted(to: .openAIStrict)
for change in tool.changes { print(change) }
// → #/properties/passengers/default: the default value was moved to the description
// → #/properties/passengers: an optional property became nullable
// → #/properties/cabin: an optional property became nullable
// → #/additionalProperties: unlisted keys are rejected
print(JSON.Schema.Profile.openAIStrict.check(tool.schema).isEmpty)  // → true

// Declare the tool in a request.
let definition: JSON = [
  "type": "function", "name": "find_flights", "strict": true,
  "description": tool.schema.json["description"] ?? nil,
  "parameters": tool.schema.json,
]
print(definition["parameters"]?["required"] ?? nil)
// → ["from","to","day","passengers","cabin"]

// Decode the response. The arguments are JSON in a string, with null for optional fields.
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

// Validate arguments of providers that don't enforce the schema. Send the messages back to the model.
let validator = try JSON.SchemaValidator(schema)
let wrong = #"{"from": "Oslo", "to": "LIS", "day": "2026-05-17", "passengers": 12}"#
for failure in try validator.failures(parsing: wrong) { print(failure.instance, failure.message) }
// → /from does not match the pattern '^(?:[A-Z]{3})$'
// → /passengers is greater than 9
