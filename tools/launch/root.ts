import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's own folder, absolute. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const BIN = join(ROOT, 'node_modules', '.bin');
