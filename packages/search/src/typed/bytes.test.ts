import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack, unpack } from './bytes.ts';

const packed = fc.record({
  lists: fc.dictionary(fc.string(), fc.array(fc.string())),
  arrays: fc.dictionary(
    fc.string().filter((name) => name !== '__proto__'),
    fc.oneof(fc.uint8Array(), fc.uint16Array(), fc.uint32Array(), fc.float64Array()),
  ),
});

describe('bytes of an index', () => {
  it('are read as they were written, wherever they lie', () => {
    fc.assert(
      fc.property(packed, fc.nat(9), (given, shift) => {
        const bytes = pack(given);
        const moved = new Uint8Array(bytes.length + shift).subarray(shift);
        moved.set(bytes);
        const read = unpack(moved);
        expect(read.ok && { ...read.value.arrays }).toEqual({ ...given.arrays });
      }),
    );
  });

  it('are refused when cut or changed', () => {
    fc.assert(
      fc.property(packed, fc.nat(), fc.integer({ min: 1, max: 255 }), (given, seed, change) => {
        const bytes = pack(given);
        const at = seed % bytes.length;
        expect(unpack(bytes.slice(0, at)).ok).toBe(false);
        bytes[at] = (bytes[at] ?? 0) ^ change;
        expect(unpack(bytes).ok).toBe(false);
      }),
    );
  });
});
