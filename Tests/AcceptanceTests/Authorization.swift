import Foundation
import Testing
import Transcodable

// OAuth tokens and the contents of JSON web tokens.

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

/// An error response of the token endpoint, which is also a Swift error.
@Codable(keys: .snakeCase)
private struct TokenFailure: Error, Equatable {
  let error: Code
  let errorDescription: String?

  // Spelled as in the standard, so no keys are needed.
  @Codable enum Code: String, CaseIterable {
    case invalid_request, invalid_client, invalid_grant, unsupported_grant_type
  }
}

/// The claims of a token; `aud` is one or many, and times are seconds with optional fractions.
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
  Sample(
    "a missing token", #"{"token_type": "bearer"}"#, as: Token.self, "keyNotFound", "access_token")
  Sample(
    "an invalid token type", #"{"access_token": "a", "token_type": "basic"}"#, as: Token.self,
    "dataCorrupted", "token_type")

  Sample(
    "an error response", #"{"error": "invalid_grant", "error_description": "Too old"}"#,
    is: TokenFailure(error: .invalid_grant, errorDescription: "Too old"))
  Sample(
    "an invalid error code", #"{"error": "invalidGrant"}"#, as: TokenFailure.self, "dataCorrupted",
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
    "an expiry that is a string", #"{"iss": "", "sub": "1", "aud": ["a", "b"], "exp": "soon"}"#,
    as: Claims<[String: [String]]>.self, "typeMismatch", "exp")
  Sample(
    "a role that is a number",
    """
    {"iss": "", "sub": "1", "aud": [], "exp": 0, "https://example.com/claims": {"roles": [1]}}
    """,
    as: Claims<[String: [String]]>.self, "typeMismatch", "https://example.com/claims.roles.0")

  Sample(
    "web keys",
    """
    [{"kty": "RSA", "kid": "1", "n": "AQID", "e": "AQAB"}, {"crv": "P-256", "x": "a", "y": "b",
     "kty": "EC"}, {"kty": "oct", "k": "c"}]
    """,
    is: [
      WebKey.rsa(.init(kid: "1", n: Data([1, 2, 3]), e: Data([1, 0, 1]))),
      .curve(crv: "P-256", x: "a", y: "b"), .secret("c"),
    ])
  Sample(
    "an invalid modulus", #"[{"kty": "RSA", "n": "A!"}]"#, as: [WebKey].self, "dataCorrupted",
    "0.n")
  Sample(
    "an unsupported kind of key", #"[{"kty": "OKP", "x": "a"}]"#, as: [WebKey].self,
    "dataCorrupted",
    "0.kty")
}
