import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { NameOfPerson } from './person-name.ts';

describe('[R2.060, R7.176] the name of a person', () => {
  it.each([
    'Ana',
    'J.R.R. Tolkien',
    'St.John',
    'O’Neill',
    'Dupré-Müller',
    '田中 愛',
    '김지은',
    'ليلى',
    'علی\u200Cرضا',
  ])('may be %s', (name) => {
    expect(z.safeParse(NameOfPerson, name).success).toBe(true);
  });

  it.each([
    ' ',
    'Ana\r\nBcc: x',
    'Ana\u2028Silva',
    'Account locked http://evil.example/x',
    'evil.example',
    'www.evil',
    'Ana\u202Eavlis',
    '\u200B',
    '<b>Ana</b>',
    'x'.repeat(61),
  ])('is never %j', (name) => {
    expect(z.safeParse(NameOfPerson, name).success).toBe(false);
  });
});
