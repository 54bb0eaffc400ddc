import { describe, expect, it } from 'vitest';
import { inputFault } from './input-fault.ts';

describe('what the browser finds in an input', () => {
  it('is told apart: nothing entered, or written in a way that cannot be', () => {
    expect(inputFault({ valid: false, valueMissing: true })).toBe('field_required');
    expect(inputFault({ valid: false, valueMissing: false })).toBe('field_invalid');
    expect(inputFault({ valid: true, valueMissing: false })).toBeUndefined();
  });
});
