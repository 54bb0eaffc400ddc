import { describe, expect, it } from 'vitest';
import { type FilmFacts, shouldPlay } from './film-wish.ts';

const facts = (changes: Partial<FilmFacts> = {}): FilmFacts => ({
  wish: 'unsaid',
  isSeen: true,
  isQuiet: false,
  ...changes,
});

describe('whether a film runs', () => {
  it.each([
    ['runs by itself where it is seen', facts(), true],
    ['rests where it is not seen', facts({ isSeen: false }), false],
    ['rests for whom motion is reduced or who saves data', facts({ isQuiet: true }), false],
    ['runs for them when they ask for it', facts({ isQuiet: true, wish: 'play' }), true],
    ['stays where it was stopped', facts({ wish: 'pause' }), false],
    ['rests out of sight even if asked for', facts({ wish: 'play', isSeen: false }), false],
  ])('%s', (_words, given, expected) => {
    expect(shouldPlay(given)).toBe(expected);
  });
});
