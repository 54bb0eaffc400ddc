import { describe, expect, it } from 'vitest';
import { FALLBACK_LANGUAGE, foreignTag, readIn } from './languages.ts';

const TEXTS = { eng: 'green', fra: 'vert' };

describe('[R7.001] a text that the house wrote in some languages', () => {
  it('is read in the language asked for, else in the fallback, and says which', () => {
    expect(readIn(TEXTS, 'fra')).toEqual({ text: 'vert', language: 'fra' });
    expect(readIn(TEXTS, 'jpn')).toEqual({ text: 'green', language: FALLBACK_LANGUAGE });
  });

  it('is marked by its language on a page in another', () => {
    expect(foreignTag('fra', 'fra')).toBeUndefined();
    expect(foreignTag('eng', 'zhs')).toBe('en');
    expect(foreignTag('zhs', 'eng')).toBe('zh-Hans');
  });
});
