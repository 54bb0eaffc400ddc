import { describe, expect, it } from 'vitest';
import { HouseFacts } from '../format/catalogue-format.ts';
import { documentOf } from './document-of.ts';

const HOUSE = { name: 'maison', nodeEnvs: [], views: [] };
const read = (text: string) => documentOf('house.json', { ok: true, text }, HouseFacts);

describe('what a house says of itself', () => {
  it('is what its file says', () => {
    expect(read(JSON.stringify(HOUSE))).toEqual(HOUSE);
  });

  it.each([
    ['{', "house.json: Expected property name or '}' in JSON at position 1 (line 1 column 2)"],
    ['', 'house.json: Unexpected end of JSON input'],
    [
      JSON.stringify({ ...HOUSE, views: ['a\0'] }),
      'house.json: views.0: it holds a sign that cannot be kept (NUL or half a surrogate pair)',
    ],
    [
      JSON.stringify({ ...HOUSE, nodeEnvs: 'all' }),
      'house.json: nodeEnvs: Invalid input: expected array, received string',
    ],
  ])('and is wrong in %j, is told with its file', (text, fault) => {
    expect(() => read(text)).toThrow(new Error(fault));
  });

  it('and cannot be read, is told with its file', () => {
    const unread = { ok: false, message: 'it is a folder' } as const;
    expect(() => documentOf('house.json', unread, HouseFacts)).toThrow('house.json: it is a folder');
  });
});
