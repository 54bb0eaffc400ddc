import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ServiceDeps } from '@vitrine/services';
import type { MediaPaths } from '../paths.ts';
import { pictureFile, readPictureIndex } from './picture-index.ts';

/** Reads product models of a folder by their names; throws where there is no such file. */
export function modelReader(folder: string): ServiceDeps['readModel'] {
  return (name) => readFile(join(folder, basename(name)));
}

/** Reads masks of parts of a folder by their names; undefined where there is no such file. */
export function partMaskReader(folder: string): ServiceDeps['readPartMask'] {
  return async (name) => {
    try {
      return await readFile(join(folder, basename(name)));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  };
}

/** Reads pictures in WebP by look and view, at least as wide as asked; undefined where there is no such picture. */
export function pictureReader({ pictureManifest, pictures }: MediaPaths): ServiceDeps['readPicture'] {
  const index = readPictureIndex(pictureManifest);
  return async ({ look, view }, widthPx) => {
    const name = pictureFile(index, { look, view, format: 'webp' }, widthPx);
    return name === undefined ? undefined : readFile(join(pictures, name));
  };
}
