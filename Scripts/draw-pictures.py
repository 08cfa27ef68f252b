#!/usr/bin/env python3
"""Draws the pictures of README.md and the documentation.

    draw-pictures.py [--check] [FOLDER]

- `report.svg`: the colored output of a tutorial step.
- `speed.svg` and `speed~dark.svg`: the table of speeds in README.md.

FOLDER contains the programs of an up-to-date build; without it, everything is built first. With `--check`, an outdated
picture is an error, and so is a speed that differs between Documentation/Performance.md and README.md.
"""

import argparse
import html
import pathlib
import re
import subprocess
import sys
import tempfile

from tutorial_steps import ROOT, STEPS, built_folder, step_command

PICTURES = ROOT / 'Sources' / 'Products' / 'Transcodable' / 'Transcodable.docc' / 'Resources'
MONOSPACE = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
SANS = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif"
# The color of each ANSI escape, on a dark background.
COLOURS = {'31': '#ff7b72', '33': '#e3b341', '34': '#79c0ff', '36': '#76e3ea', '32': '#7ee787'}
SPAN = re.compile(r'\x1b\[([\d;]*)m')


def svg(width, height, parts):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">\n'
            + '\n'.join(parts) + '\n</svg>\n')


def spans(line):
    """Yields the column, the ANSI escape and the characters of each part of a terminal line."""
    column, style = 0, ''
    for number, part in enumerate(SPAN.split(line)):
        if number % 2:
            style = part
        elif part:
            yield column, style, part
            column += len(part)


def draw_terminal(text):
    """Draws terminal output. Each part has a fixed position and width, so the font does not matter."""
    lines = text.rstrip('\n').split('\n')
    wide, high, margin = 8, 18, 16
    width = max(len(SPAN.sub('', line)) for line in lines) * wide + 2 * margin
    height = len(lines) * high + 2 * margin
    parts = [f'<rect width="{width}" height="{height}" rx="8" fill="#161b22"/>',
             f'<g font-family="{MONOSPACE}" font-size="13" fill="#c9d1d9" xml:space="preserve">']
    for number, line in enumerate(lines):
        for column, style, part in spans(line):
            codes = style.split(';')
            colour = next((f' fill="{COLOURS[code]}"' for code in codes if code in COLOURS), '')
            weight = ' font-weight="bold"' if '1' in codes else ''
            shown = part.strip(' ')
            if shown:
                start = column + len(part) - len(part.lstrip(' '))
                parts.append(
                    f'<text x="{margin + start * wide}" y="{margin + number * high + 13}"{colour}{weight}'
                    f' textLength="{len(shown) * wide}" lengthAdjust="spacingAndGlyphs">{html.escape(shown)}</text>')
    return svg(width, height, [*parts, '</g>'])


def table(text, first_cell):
    """Returns the rows of the Markdown table that has a row beginning with a label."""
    rows = [[cell.strip() for cell in line[1:-1].split('|')] for line in text.splitlines()
            if line.startswith('| ') and '---' not in line]
    start = next(number for number, row in enumerate(rows) if row[0] == first_cell)
    head = next(number for number in range(start, -1, -1) if rows[number][0] == '')
    end = next((number for number in range(head + 1, len(rows)) if len(rows[number]) != len(rows[head])), len(rows))
    return rows[head:end]


def draw_speeds(rows, ground, text, faint, series):
    """Draws a bar for each document and speed, and a line for the speed of Foundation."""
    documents, lines = rows[0][1:], rows[1:]
    left, bar, gap, top = 118, 15, 16, 34 + 20 * ((len(lines) + 1) // 2)
    scale = 520 / max(float(cell) for line in lines for cell in line[1:])
    height = top + len(documents) * (len(lines) * bar + gap) + 6
    parts = [f'<rect width="720" height="{height}" rx="8" fill="{ground}"/>',
             f'<g font-family="{SANS}" font-size="12" fill="{text}">',
             '<text x="16" y="24" font-size="14" font-weight="600">Times as fast as Foundation</text>']
    for number, (line, colour) in enumerate(zip(lines, series)):
        x, y = 16 + 340 * (number % 2), 36 + 20 * (number // 2)
        parts.append(f'<rect x="{x}" y="{y}" width="12" height="12" rx="2" fill="{colour}"/>'
                     f'<text x="{x + 18}" y="{y + 10}">{html.escape(line[0].replace("`", ""))}</text>')
    parts.append(f'<line x1="356" x2="368" y1="{top - 12}" y2="{top - 12}" stroke="{faint}" stroke-dasharray="3 3"/>'
                 f'<text x="374" y="{top - 8}">Foundation</text>')
    for place, document in enumerate(documents):
        y = top + gap + place * (len(lines) * bar + gap)
        parts.append(f'<text x="{left - 10}" y="{y + len(lines) * bar / 2 + 4}" text-anchor="end">{document}</text>')
        for number, (line, colour) in enumerate(zip(lines, series)):
            length = float(line[1 + place]) * scale
            middle = y + number * bar + 10
            parts.append(
                f'<rect x="{left}" y="{y + number * bar}" width="{length:.1f}" height="{bar - 2}" rx="2" fill="{colour}"/>'
                f'<text x="{left + length + 6:.1f}" y="{middle}" font-size="11">{line[1 + place]}</text>')
    x = f'{left + scale:.1f}'
    parts.append(f'<line x1="{x}" x2="{x}" y1="{top + 8}" y2="{height - 6}" stroke="{faint}" stroke-dasharray="3 3"/>')
    return svg(720, height, [*parts, '</g>'])


def pictures(folder):
    with tempfile.TemporaryDirectory() as temporary:
        command = step_command(folder, pathlib.Path(temporary))
        report = subprocess.run(
            [*command, STEPS / 'WrongData-3.swift', '--color'], check=True, capture_output=True, text=True).stdout
    rows = table((ROOT / 'README.md').read_text(), 'decode, `@Codable`')
    blue, orange = ('#2f6fde', '#9dbcf2'), ('#d9730d', '#f3bf8f')
    dark_blue, dark_orange = ('#6ea8ff', '#33568f'), ('#ffa657', '#8a5a2b')
    return {
        'report.svg': draw_terminal(report),
        'speed.svg': draw_speeds(rows, '#ffffff', '#24292f', '#57606a', [*blue, *orange, '#3f9142']),
        'speed~dark.svg': draw_speeds(rows, '#161b22', '#e6edf3', '#9aa4af', [*dark_blue, *dark_orange, '#56b765']),
    }


def speed_problems():
    """Yields each row of speeds that differs between Performance.md and README.md."""
    rows = table((ROOT / 'README.md').read_text(), 'decode, `@Codable`')[1:]
    results = [row for row in table((ROOT / 'Documentation' / 'Performance.md').read_text(), 'direct decode: result')
               if row[0].endswith('result')]
    named = {'direct decode': 0, 'container decode': 1, 'direct encode': 2, 'container encode': 3, '`JSON` value, parsed': 4}
    for row in results:
        name = row[0].split(':')[0]
        if row[1:] != rows[named[name]][1:]:
            yield f'Performance.md and README.md differ in the figures of {name}'


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('folder', nargs='?', type=pathlib.Path)
    parser.add_argument('--check', action='store_true')
    options = parser.parse_args()
    found = list(speed_problems())
    drawn = pictures((options.folder or built_folder()).resolve())
    for name, picture in drawn.items():
        file = PICTURES / name
        if not options.check:
            PICTURES.mkdir(exist_ok=True)
            file.write_text(picture)
        elif not file.exists() or file.read_text() != picture:
            found.append(f'{name} is out of date: run Scripts/draw-pictures.py')
    for problem in found:
        print(f'error: {problem}')
    if not found:
        print(f'{len(drawn)} pictures are up to date.')
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
