import { describe, expect, it } from 'vitest';
import { isAddressKind, isMainWhenAdded, isMainWhenChanged } from './address-book.ts';

describe('the main address of a kind', () => {
  it.each([
    [undefined, false, true],
    [false, false, true],
    [undefined, true, false],
    [true, true, true],
  ])('[R5.018] a new one that asks %s where there is one: %s → %s', (asked, hasMain, isMain) => {
    expect(isMainWhenAdded(asked, hasMain)).toBe(isMain);
  });

  it('[R7.038] stays it until another one becomes it', () => {
    expect(isMainWhenChanged(false, true)).toBe(true);
    expect(isMainWhenChanged(true, false)).toBe(true);
    expect(isMainWhenChanged(undefined, false)).toBe(false);
  });

  it('[R7.024] there are two kinds', () => {
    expect(['shipping', 'billing', 'x', 'toString'].map(isAddressKind)).toEqual([true, true, false, false]);
  });
});
