import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPhoto, decodedSize } from './check-photo.ts';
import { aGif, aJpeg, anAvif, aPng, aWebp, bytesOf } from './photo-builders.ts';

const codeOf = (bytes: Uint8Array) => {
  const checked = checkPhoto(bytes);
  return checked.ok ? undefined : checked.refusal.code;
};

describe('an uploaded picture', () => {
  it.each([
    ['JPEG', aJpeg({ width: 1200, height: 800 })],
    ['PNG', aPng({ width: 1200, height: 800 })],
    ['GIF', aGif({ width: 1200, height: 800 })],
    ['lossy WebP', aWebp({ width: 1200, height: 800 }, 'VP8 ')],
    ['lossless WebP', aWebp({ width: 1200, height: 800 }, 'VP8L')],
    ['extended WebP', aWebp({ width: 1200, height: 800 }, 'VP8X')],
    ['AVIF', anAvif({ width: 1200, height: 800 })],
  ])('[R5.011] is taken as %s, with the size its header says', (_kind, bytes) => {
    expect(checkPhoto(bytes)).toMatchObject({ ok: true, value: { widthPx: 1200, heightPx: 800 } });
  });

  it.each([1, 2, 3, 4])('keeps its sides at Exif orientation %i', (orientation) => {
    expect(checkPhoto(aJpeg({ width: 1200, height: 800, orientation }))).toMatchObject({
      value: { widthPx: 1200, heightPx: 800 },
    });
  });

  it.each([5, 6, 7, 8])('has its sides swapped at Exif orientation %i', (orientation) => {
    expect(checkPhoto(aJpeg({ width: 1200, height: 800, orientation }))).toMatchObject({
      value: { widthPx: 800, heightPx: 1200 },
    });
  });

  it.each([
    ['not-an-image', bytesOf('Just words')],
    ['not-an-image', bytesOf('%PDF-1.7')],
    ['not-an-image', new Uint8Array(0)],
    ['svg-unsupported', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['svg-unsupported', bytesOf('\u00ef\u00bb\u00bf<?xml version="1.0"?>\n<!-- a drawing -->\n<svg >')],
    ['heic-unsupported', bytesOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['tiff-unsupported', bytesOf('II*\0\x08\0\0\0')],
    ['image-broken', bytesOf('\xff\xd8\xff\xe0\0\x04ab')],
    ['image-broken', aJpeg({ width: 1200, height: 800, whole: false })],
    ['image-broken', aPng({ width: 1200, height: 800, whole: false })],
    ['image-broken', aPng({ width: 0, height: 800 })],
    ['image-too-large', aJpeg({ width: 20_000, height: 14_000 })],
    ['image-too-large', aPng({ width: 65_535, height: 100 })],
    ['image-too-large', aGif({ width: 1, height: 1, image: { width: 65_535, height: 1321 } })],
    ['image-too-small', aPng({ width: 1, height: 1 })],
    ['image-too-small', aJpeg({ width: 63, height: 4000 })],
  ])('[R5.011] is refused as %s', (code, bytes) => {
    expect(codeOf(bytes)).toBe(code);
  });

  it('never makes the reader throw, whatever follows a signature', () => {
    const signatures = [
      '',
      '\xff\xd8\xff',
      '\x89PNG\r\n\x1a\n',
      'GIF89a',
      'RIFF\0\0\0\0WEBPVP8X',
      '\0\0\0\x14ftypavif',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...signatures), fc.uint8Array({ maxLength: 300 }), (signature, rest) => {
        expect(() => checkPhoto(new Uint8Array([...bytesOf(signature), ...rest]))).not.toThrow();
      }),
      { numRuns: 600 },
    );
  });

  it('never makes the reader throw when cut or changed anywhere', () => {
    const whole = [
      aJpeg({ width: 900, height: 900, orientation: 6 }),
      aPng({ width: 900, height: 900 }),
      anAvif({ width: 900, height: 900 }),
    ];
    fc.assert(
      fc.property(fc.constantFrom(...whole), fc.nat(), fc.nat({ max: 255 }), (bytes, at, value) => {
        const changed = bytes.slice();
        changed[at % changed.length] = value;
        expect(() => checkPhoto(changed)).not.toThrow();
        expect(() => checkPhoto(bytes.subarray(0, at % bytes.length))).not.toThrow();
      }),
      { numRuns: 600 },
    );
  });
});

describe('the size a picture is decoded to', () => {
  it('is its own up to 2048 pixels', () => {
    expect(decodedSize({ widthPx: 2048, heightPx: 1000, whole: true })).toEqual({
      widthPx: 2048,
      heightPx: 1000,
    });
  });

  it('has 2048 on its longer side beyond, and the same shape', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 64, max: 30_000 }),
        fc.integer({ min: 64, max: 30_000 }),
        (widthPx, heightPx) => {
          const size = decodedSize({ widthPx, heightPx, whole: true });
          expect(Math.max(size.widthPx, size.heightPx)).toBe(Math.min(2048, Math.max(widthPx, heightPx)));
          expect(Math.min(size.widthPx, size.heightPx)).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });
});
