import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPictureIndex } from './picture-index.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'));
const manifest = join(folder, 'manifest.json');
writeFileSync(manifest, JSON.stringify({ looks: { rive: { views: { front: { widths: [320, 640] } } } } }));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the picture index', () => {
  it('knows the widths of a picture, and none of one that is not there', () => {
    const index = readPictureIndex(manifest);
    expect(index.widths('rive', 'front')).toEqual([320, 640]);
    expect(index.widths('rive', 'back')).toEqual([]);
  });

  it('takes no name of the language’s own for a picture', () => {
    const index = readPictureIndex(manifest);
    for (const name of ['constructor', '__proto__', 'toString'])
      expect([index.widths(name, 'prototype'), index.widths('rive', name)]).toEqual([[], []]);
  });
});
