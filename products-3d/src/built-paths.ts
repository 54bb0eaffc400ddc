import { fileURLToPath } from 'node:url';
import type { Detail } from './model.ts';

export const BUILT_FOLDER = fileURLToPath(new URL('../../packages/database/house/media/', import.meta.url));
export const MODELS_FOLDER = `${BUILT_FOLDER}models/`;
export const PICTURES_FOLDER = `${BUILT_FOLDER}pictures/`;
export const VIDEOS_FOLDER = `${BUILT_FOLDER}videos/`;
export const DOCUMENTS_FOLDER = `${BUILT_FOLDER}documents/`;
export const PARTS_FOLDER = `${BUILT_FOLDER}parts/`;
export const MANIFEST_FILE = `${BUILT_FOLDER}manifest.json`;

/** `au2001.glb` is the fine model, `au2001.tryon.glb` the one to wear. */
export const modelFileName = (productId: string, detail: Detail): string =>
  `${productId.toLowerCase()}${detail === 'tryOn' ? '.tryon' : ''}.glb`;

export const modelFile = (productId: string, detail: Detail): string =>
  `${MODELS_FOLDER}${modelFileName(productId, detail)}`;
