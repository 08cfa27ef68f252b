/// Constant documents.
package enum SampleTexts {
  /// A compact 1 KB response of a code host.
  package static let commit = #"""
    {"sha":"7fd1a60b01f91b314f59955a4e4d4e80d8edf11d",\#
    "node_id":"MDY6Q29tbWl0MTI5NjI2OTo3ZmQxYTYw",\#
    "commit":{\#
    "author":{"name":"Ada Lovelace","email":"ada@example.org","date":"2024-03-06T23:06:50Z"},\#
    "committer":{"name":"Ada Lovelace","email":"ada@example.org","date":"2024-03-06T23:06:50Z"},\#
    "message":"Read numbers in one pass\n\nThe table of \"powers\" is now checked first.",\#
    "tree":{"sha":"b4eecafa9be2f2006ce1b709d6857b07069b4608",\#
    "url":"https://api.example.org/repos/ada/engine/git/trees/b4eecafa"},\#
    "url":"https://api.example.org/repos/ada/engine/git/commits/7fd1a60b","comment_count":0},\#
    "url":"https://api.example.org/repos/ada/engine/commits/7fd1a60b",\#
    "html_url":"https://example.org/ada/engine/commit/7fd1a60b",\#
    "comments_url":"https://api.example.org/repos/ada/engine/commits/7fd1a60b/comments",\#
    "author":{"login":"ada","id":1815,"avatar_url":"https://avatars.example.org/u/1815?v=4",\#
    "type":"User","site_admin":false},\#
    "committer":null,\#
    "parents":[{"sha":"553c2077f0edc3d5dc5d17262f6aa498e69d6f8e",\#
    "url":"https://api.example.org/repos/ada/engine/commits/553c2077",\#
    "html_url":"https://example.org/ada/engine/commit/553c2077"}]}
    """#

  /// An object of about 100 bytes.
  package static let account = #"""
    {"login":"ada","id":1815,"avatar_url":"https://example.org/u/1815?v=4","type":"User","site_admin":false}
    """#

  /// Returns an array of responses, each with a different number.
  package static func commits(_ count: Int) -> String {
    let texts = (0..<count).map { number in
      commit.replacing("\"comment_count\":0", with: "\"comment_count\":\(number)")
    }
    return "[" + texts.joined(separator: ",") + "]"
  }
}
