import { describe, expect, it } from 'vitest';
import { errorMessage, firstGlobalError } from './error-entry.ts';
import { refusalList } from './refusal.ts';

const entry = (scope: 'global' | 'item', valid: boolean, name: string) => ({ scope, valid, name });

describe('errors', () => {
  it('[R8.002] are spoken for by the first valid global one', () => {
    const entries = [
      entry('item', true, 'I'),
      entry('global', false, 'X'),
      entry('global', true, 'A'),
      entry('global', true, 'B'),
    ];
    expect(firstGlobalError(entries)?.name).toBe('A');
    expect(firstGlobalError(entries.slice(0, 2))).toBeUndefined();
  });

  it('[R8.003] show the limit in the place of either placeholder', () => {
    expect(errorMessage('at most {max} of {max}', 3)).toBe('at most 3 of 3');
    expect(errorMessage('at most %max%', 10)).toBe('at most 10');
    expect(errorMessage('no limit here', 3)).toBe('no limit here');
    expect(errorMessage('at most {max}', undefined)).toBe('at most {max}');
  });

  it('[R8.007] are a list, however many were refused', () => {
    expect(refusalList({ code: 'a' })).toEqual([{ code: 'a' }]);
    expect(refusalList([{ code: 'a' }, { code: 'b' }])).toHaveLength(2);
  });
});
