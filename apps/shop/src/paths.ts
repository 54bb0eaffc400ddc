import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** Where the other parts of the checkout leave what this process serves. */
export const PATHS = {
  house: join(ROOT, 'packages/database/house'),
  pictureManifest: join(ROOT, 'products-3d/built/manifest.json'),
  pictures: join(ROOT, 'products-3d/built/pictures'),
  models: join(ROOT, 'products-3d/built/models'),
  tryOn: join(ROOT, 'build/try-on'),
  storefront: join(ROOT, 'apps/storefront/build'),
} as const;
