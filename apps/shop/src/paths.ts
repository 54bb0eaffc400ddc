import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** Where the other parts of the checkout leave what this process serves. */
export const PATHS = {
  house: join(ROOT, 'packages/database/house'),
  pictureManifest: join(ROOT, 'packages/database/house/media/manifest.json'),
  pictures: join(ROOT, 'packages/database/house/media/pictures'),
  models: join(ROOT, 'packages/database/house/media/models'),
  videos: join(ROOT, 'packages/database/house/media/videos'),
  documents: join(ROOT, 'packages/database/house/media/documents'),
  parts: join(ROOT, 'packages/database/house/media/parts'),
  tryOn: join(ROOT, 'build/try-on'),
  storefront: join(ROOT, 'apps/storefront/build'),
} as const;

/** Where pictures, models, films and PDFs lie, and the manifest that says which there are. */
export interface MediaPaths {
  readonly pictureManifest: string;
  readonly pictures: string;
  readonly models: string;
  readonly videos: string;
  readonly documents: string;
  /** Masks of the parts of pieces that are made to order. */
  readonly parts: string;
}

/** Those of the house that was imported into this data folder (apps/importer), else the demo house's. */
export function mediaPaths(dataFolder: string): MediaPaths {
  const pictureManifest = join(dataFolder, 'media', 'manifest.json');
  if (!existsSync(pictureManifest)) return PATHS;
  return {
    pictureManifest,
    pictures: join(dataFolder, 'media', 'pictures'),
    models: join(dataFolder, 'media', 'models'),
    videos: join(dataFolder, 'media', 'videos'),
    documents: join(dataFolder, 'media', 'documents'),
    parts: join(dataFolder, 'media', 'parts'),
  };
}
