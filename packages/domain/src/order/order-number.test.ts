import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_NUMBER_BYTES, orderNumber } from './order-number.ts';

const randomBytes = fc.uint8Array({ minLength: ORDER_NUMBER_BYTES, maxLength: ORDER_NUMBER_BYTES });

describe('orderNumber', () => {
  it('has the prefix and eight characters nobody mistakes for another', () => {
    fc.assert(
      fc.property(randomBytes, (bytes) => {
        expect(orderNumber('AU', bytes)).toMatch(/^AU[0-9A-HJKMNP-TV-Z]{8}$/u);
      }),
    );
  });

  it('uses five bits of every byte, so that no character is likelier than another', () => {
    const first = Array.from(
      { length: 256 },
      (_value, byte) => orderNumber('', new Uint8Array(8).fill(byte))[0],
    );
    const counts = new Map<string | undefined, number>();
    for (const character of first) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect([...counts.values()]).toEqual(Array.from({ length: 32 }, () => 8));
  });

  it('refuses too little randomness', () => {
    expect(() => orderNumber('AU', new Uint8Array(7))).toThrow('random bytes');
  });
});
