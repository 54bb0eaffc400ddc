import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

describe('a text that is no JSON', () => {
  it.each([
    ['{\n  "a": 1,\n  "b" 2\n}', 3],
    ['{\n\n"a": "never ended', 3],
    ['{ "a": 1 }\n}', 2],
    ['', 1],
    ['[1,\n2,]', 1],
    ['"(line 7 column 1)', 1],
  ])('%j has its fault in line %i', (text, line) => {
    expect(parseJson(text)).toEqual({ ok: false, line, message: expect.stringContaining('JSON') });
  });
});
