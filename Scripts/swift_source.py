"""Swift source for the checks: separates comments and string literals from code."""

import re

_TOKEN = re.compile(
    r'(?P<line>//[^\n]*)'
    r'|(?P<block>/\*)'
    r'|(?P<multi>(?P<fence>#*)""")'
    r'|(?P<single>(?P<hashes>#*)")'
)


def sources(folder):
    """The files that are compiled, without those inside documentation catalogs."""
    return sorted(file for file in folder.rglob('*.swift') if not any(part.endswith('.docc') for part in file.parts))


def tokens(text):
    """Yields the offset and the source of every comment and string literal.

    An interpolation is part of its string.
    """
    offset = 0
    while match := _TOKEN.search(text, offset):
        offset = _end_of(text, match)
        yield match.start(), text[match.start():offset]


def code_only(text):
    """Replaces every comment and string literal by spaces and keeps the line breaks."""
    parts = []
    offset = 0
    for start, token in tokens(text):
        parts.append(text[offset:start])
        parts.append(re.sub(r'[^\n]', ' ', token))
        offset = start + len(token)
    parts.append(text[offset:])
    return ''.join(parts)


def _end_of(text, match):
    if match['line']:
        return match.end()
    if match['block']:
        return _end_of_block(text, match.end())
    if match['multi']:
        return _end_of_string(text, match.end(), '"""', match['fence'])
    return _end_of_string(text, match.end(), '"', match['hashes'])


def _end_of_block(text, offset):
    depth = 1
    while depth and (mark := re.compile(r'/\*|\*/').search(text, offset)):
        depth += 1 if mark[0] == '/*' else -1
        offset = mark.end()
    return offset if depth == 0 else len(text)


def _end_of_string(text, offset, quotes, hashes):
    escape = '\\' + hashes
    while offset < len(text):
        if text.startswith(quotes + hashes, offset):
            return offset + len(quotes) + len(hashes)
        offset += len(escape) + 1 if text.startswith(escape, offset) else 1
    return len(text)
