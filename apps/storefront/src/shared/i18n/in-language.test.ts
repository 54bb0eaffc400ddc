import { describe, expect, it } from 'vitest';
import { inLanguage } from './in-language.ts';

describe('a text in another language than its page', () => {
  it('says its language and runs in its direction', () => {
    expect(inLanguage('en')).toEqual({ lang: 'en', dir: 'ltr' });
    expect(inLanguage('ar')).toEqual({ lang: 'ar', dir: 'rtl' });
  });

  it('says nothing where it is in the language of the page', () => {
    expect(inLanguage(undefined)).toEqual({});
  });
});
