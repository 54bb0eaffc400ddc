import fc from 'fast-check';
import decodeQr from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { qrPath, type DrawnCode } from '../../../shared/ui/qr-path.ts';
import { phoneAddress } from './phone-address.ts';

const PIECE = '/eng-us/products/alba-TH2001/TS2001';

describe('the address for a phone', () => {
  it('[R4.006] opens the piece with its try-on, at the shop’s own origin', () => {
    expect(phoneAddress('https://www.maison-aurele.example/eng-us/products/TH2001', PIECE)).toBe(
      `https://www.maison-aurele.example${PIECE}#try-on`,
    );
  });

  it.each([
    'http://192.168.1.4:3000/',
    'https://localhost:3000/',
    'http://localhost:3000/',
    'no address',
    undefined,
  ])('is none at %s, where a phone finds no shop or no camera', (canonical) => {
    expect(phoneAddress(canonical, PIECE)).toBeUndefined();
  });
});

/** The pixels of a drawn code, four to a module and side, as a camera may see it. */
function photographed({ path, side }: DrawnCode) {
  const scale = 4;
  const width = side * scale;
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)/gu)].map(([, x, y]) => Number(y) * side + Number(x)));
  const moduleAt = (pixel: number) =>
    Math.floor(pixel / width / scale) * side + Math.floor((pixel % width) / scale);
  const data = Uint8Array.from({ length: width * width * 4 }, (_, at) =>
    at % 4 !== 3 && dark.has(moduleAt(at >> 2)) ? 0 : 255,
  );
  return { width, height: width, data };
}

describe('the code for a phone', () => {
  it('is read as the address it was drawn of', () => {
    const paths = fc.stringMatching(/^[a-zA-Z0-9-]{1,60}$/u);
    fc.assert(
      fc.property(paths, (path) => {
        const address = `https://www.maison-aurele.example/eng-us/products/${path}#try-on`;
        expect(decodeQr(photographed(qrPath(address)))).toBe(address);
      }),
      { numRuns: 10 },
    );
  });

  it('keeps a quiet edge of four modules around it', () => {
    const { path, side } = qrPath('https://www.maison-aurele.example/');
    const places = [...path.matchAll(/M(\d+) (\d+)/gu)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(Math.min(...places)).toBe(4);
    expect(Math.max(...places)).toBe(side - 5);
  });
});
