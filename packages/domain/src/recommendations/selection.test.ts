import { describe, expect, it } from 'vitest';
import { arePlainWords, saysName, selectionCall } from './selection.ts';

describe('the words of a selection', () => {
  it.each([
    'For the dinner on the 12th.\nThe green one suits your coat; it is 3.5 cm wide.',
    'Pour vous, Madame. À bientôt…Léa',
    '为您精选。期待您的光临',
    'اخترتها لكم. أراكم قريباً',
    'Two & one: "quoted", (bracketed) – 50%.',
  ])('[R7.141] may be %j', (words) => expect(arePlainWords(words)).toBe(true));

  it.each([
    '<script>alert(1)</script>',
    'a > b',
    'see https://evil.example/x',
    'see www.evil',
    'write to lea@evil.example',
    'evil.example/x',
    'javascript:alert(1)',
    'turned \u202Eover',
    'hid\u200Bden',
    'bell\u0007',
  ])('[R7.141] are not %j', (words) => expect(arePlainWords(words)).toBe(false));
});

describe('the name of whom a selection is for', () => {
  it.each([
    ['Kim, these came in.', ['Kim', 'Laurent'], true],
    ['For Mme LEFEVRE', ['François', 'Lefèvre'], true],
    ['为小明先生精选', ['小明', '王'], true],
    ['민수님을 위해', ['민수', '김'], true],
    ['The kimono of the king', ['Kim', 'King-Lee'], false],
    ['国王的收藏', ['小明', '王'], false],
    ['A bag for you', ['A', 'B'], false],
  ] as const)('[R2.030] is said by %j for %j: %s', (words, names, isSaid) =>
    expect(saysName(words, names)).toBe(isSaid),
  );
});

describe('the way to a selection', () => {
  it.each([
    [false, 'getPublicSelection'],
    [true, 'getSelection'],
  ] as const)('[R6.005] of who holds a token (%s) is %s', (holdsToken, call) =>
    expect(selectionCall({ holdsToken })).toBe(call),
  );
});
