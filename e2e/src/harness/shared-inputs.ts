import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Photographs nobody of the project made; they may lie beside the checkout and are never part of it. */
const SHARED_PHOTOS = fileURLToPath(new URL('../../../../shared/inputs/photos', import.meta.url));

/** The files of one of their folders, absolute; none where they are absent, which is said. */
export function sharedPhotos(folder: 'hostile' | 'exif'): readonly string[] {
  const path = join(SHARED_PHOTOS, folder);
  if (!existsSync(path)) {
    process.stdout.write(`${path} is absent: the journeys go on without these photographs.\n`);
    return [];
  }
  return readdirSync(path)
    .toSorted()
    .map((name) => join(path, name));
}
