import { expect, it } from 'vitest';
import { hintToTell } from './hint.ts';

it('[R1.006] tells that something worn is not drawn before that it is dark, and that it is dark before the rest', () => {
  expect(hintToTell('too-dark', 'ring-hidden')).toBe('ring-hidden');
  expect(hintToTell('too-dark', 'wrist-hidden')).toBe('wrist-hidden');
  expect(hintToTell('too-dark', 'come-closer')).toBe('too-dark');
  expect(hintToTell(undefined, 'come-closer')).toBe('come-closer');
  expect(hintToTell(undefined, undefined)).toBeUndefined();
});
