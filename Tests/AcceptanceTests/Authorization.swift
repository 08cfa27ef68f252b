import Foundation
import Testing
import Transcodable

// OAuth tokens and what is in JSON web tokens.

@Codable(keys: .snakeCase)
private struct Token: Equatable {
  private let accessToken: String
  @CodableModified(.lowercased) @CodableValidated(.oneOf("bearer", "dpop")) let tokenType: String
  @CodableCoerced let expiresIn: Int?
  private(set) var refreshToken: String?
  @CodableBy(.separated(by: " ")) var scope: [String]?
  @CodableIgnored let received: Date = .distantPast

  init(accessToken: String, tokenType: String, expiresIn: Int? = nil, scope: [String]? = nil) {
    self.accessToken = accessToken
    self.tokenType = tokenType
    self.expiresIn = expiresIn
    self.scope = scope
  }

  var expires: Date? { expiresIn.map { received.addingTimeInterval(Double($0)) } }
}

/// An error of the token endpoint, which is an error of the program too.
@Codable(keys: .snakeCase)
private struct TokenFailure: Error, Equatable {
  let error: Code
  let errorDescription: String?

  // Spelled like in the standard, so no key has to be computed.
  @Codable enum Code: String, CaseIterable {
    case invalid_request, invalid_client, invalid_grant, unsupported_grant_type
  }
}

/// The claims of a token; `aud` is one or many, and times are seconds, sometimes with fractions.
@Codable
private struct Claims<Own: Equatable & Sendable>: Equatable, Sendable {
  let iss, sub: String
  @CodableBy(.oneOrMany()) let aud: [String]
  @CodableBy(.secondsSince1970) let exp: Date
  @CodableBy(.secondsSince1970) var nbf, iat: Date?
  @CodingKey(literal: "https://example.com/claims") var own: Own?
}

/// A key of a key set.
@Codable(tagging: .internal("kty"))
private enum WebKey: Equatable {
  @CodingTag("RSA") case rsa(RSA)
  @CodingTag("EC") case curve(crv: String, x: String, y: String)
  @CodingTag("oct") @CodingPayload("k") case secret(String)

  @Codable struct RSA: Equatable {
    let kid: String?
    @CodableBy(.base64URL) let n: Data
    @CodableBy(.base64URL) let e: Data
  }
}

let authorization = Table("Authorization") {
  Sample(
    "a token",
    """
    {"access_token": "abc", "token_type": "Bearer", "expires_in": "3600", "scope": "read write"}
    """,
    is: Token(accessToken: "abc", tokenType: "bearer", expiresIn: 3600, scope: ["read", "write"]),
    writtenAs: """
      {"access_token": "abc", "token_type": "bearer", "expires_in": 3600, "scope": "read write"}
      """)
  Sample("no token", #"{"token_type": "bearer"}"#, as: Token.self, "keyNotFound", "access_token")
  Sample(
    "a type that is none", #"{"access_token": "a", "token_type": "basic"}"#, as: Token.self,
    "dataCorrupted", "token_type")

  Sample(
    "a refusal", #"{"error": "invalid_grant", "error_description": "Too old"}"#,
    is: TokenFailure(error: .invalid_grant, errorDescription: "Too old"))
  Sample(
    "a code that is none", #"{"error": "invalidGrant"}"#, as: TokenFailure.self, "dataCorrupted",
    "error")

  Sample(
    "claims",
    """
    {"iss": "https://example.com", "sub": "1", "aud": "app", "exp": 1700000000, "iat": 0.5,
     "https://example.com/claims": {"roles": ["admin"]}}
    """,
    is: Claims(
      iss: "https://example.com", sub: "1", aud: ["app"],
      exp: Date(timeIntervalSince1970: 1_700_000_000), iat: Date(timeIntervalSince1970: 0.5),
      own: ["roles": ["admin"]]))
  Sample(
    "an expiry in words", #"{"iss": "", "sub": "1", "aud": ["a", "b"], "exp": "soon"}"#,
    as: Claims<[String: [String]]>.self, "typeMismatch", "exp")
  Sample(
    "a role that is a number",
    """
    {"iss": "", "sub": "1", "aud": [], "exp": 0, "https://example.com/claims": {"roles": [1]}}
    """,
    as: Claims<[String: [String]]>.self, "typeMismatch", "https://example.com/claims.roles.0")

  Sample(
    "keys",
    """
    [{"kty": "RSA", "kid": "1", "n": "AQID", "e": "AQAB"}, {"crv": "P-256", "x": "a", "y": "b",
     "kty": "EC"}, {"kty": "oct", "k": "c"}]
    """,
    is: [
      WebKey.rsa(.init(kid: "1", n: Data([1, 2, 3]), e: Data([1, 0, 1]))),
      .curve(crv: "P-256", x: "a", y: "b"), .secret("c"),
    ])
  Sample(
    "a modulus that is none", #"[{"kty": "RSA", "n": "A!"}]"#, as: [WebKey].self, "dataCorrupted",
    "0.n")
  Sample(
    "a key of another kind", #"[{"kty": "OKP", "x": "a"}]"#, as: [WebKey].self, "dataCorrupted",
    "0.kty")
}
