import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPictureIndex } from './picture-index.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'));
const manifest = join(folder, 'manifest.json');
writeFileSync(
  manifest,
  JSON.stringify({
    looks: {
      alba: {
        views: { front: { widths: [320, 640] }, side: { widths: [320, 640, 960], webpWidths: [640] } },
      },
    },
    stills: { 'still-life-quay': { views: { wide: { widths: [640, 1920], webpWidths: [1920] } } } },
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

describe('the picture index', () => {
  it('knows the widths of a picture, and none of one that is not there', () => {
    const index = readPictureIndex(manifest);
    expect(index.widths({ look: 'alba', view: 'front', format: 'avif' })).toEqual([320, 640]);
    expect(index.widths({ look: 'alba', view: 'back', format: 'avif' })).toEqual([]);
  });

  it('knows when there are fewer widths of WebP', () => {
    const index = readPictureIndex(manifest);
    const widthsOf = (view: string, format: 'avif' | 'webp') => index.widths({ look: 'alba', view, format });
    expect([widthsOf('side', 'avif'), widthsOf('side', 'webp')]).toEqual([[320, 640, 960], [640]]);
    expect(widthsOf('front', 'webp')).toEqual([320, 640]);
  });

  it('knows still lifes too', () => {
    const picture = { look: 'still-life-quay', view: 'wide' };
    const index = readPictureIndex(manifest);
    expect(index.widths({ ...picture, format: 'avif' })).toEqual([640, 1920]);
    expect(index.widths({ ...picture, format: 'webp' })).toEqual([1920]);
  });

  it('takes no name of the language’s own for a picture', () => {
    const index = readPictureIndex(manifest);
    for (const name of ['constructor', '__proto__', 'toString'])
      for (const [look, view] of [
        [name, 'prototype'],
        ['alba', name],
      ] as const)
        expect(index.widths({ look, view, format: 'webp' })).toEqual([]);
  });
});
