"""Swift source text as the checks see it: comments and string literals told from code."""

import re

_TOKEN = re.compile(
    r'(?P<line>//[^\n]*)'
    r'|(?P<block>/\*)'
    r'|(?P<multi>(?P<fence>#*)""")'
    r'|(?P<single>(?P<hashes>#*)")'
)


def sources(folder):
    """The files that are compiled: not those that catalogues of documentation show."""
    return sorted(file for file in folder.rglob('*.swift') if not any(part.endswith('.docc') for part in file.parts))


def code_only(text):
    """The text with every comment and string literal blanked out, line breaks kept.

    Code in a string's interpolation counts as part of the string.
    """
    parts = []
    place = 0
    while match := _TOKEN.search(text, place):
        parts.append(text[place:match.start()])
        end = _end_of(text, match)
        parts.append(re.sub(r'[^\n]', ' ', text[match.start():end]))
        place = end
    parts.append(text[place:])
    return ''.join(parts)


def _end_of(text, match):
    if match['line']:
        return match.end()
    if match['block']:
        return _end_of_block(text, match.end())
    if match['multi']:
        return _end_of_string(text, match.end(), '"""', match['fence'])
    return _end_of_string(text, match.end(), '"', match['hashes'])


def _end_of_block(text, place):
    depth = 1
    while depth and (mark := re.compile(r'/\*|\*/').search(text, place)):
        depth += 1 if mark[0] == '/*' else -1
        place = mark.end()
    return place if depth == 0 else len(text)


def _end_of_string(text, place, quotes, hashes):
    escape = '\\' + hashes
    while place < len(text):
        if text.startswith(quotes + hashes, place):
            return place + len(quotes) + len(hashes)
        place += len(escape) + 1 if text.startswith(escape, place) else 1
    return len(text)
