import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { unpackAssets } from './packed-assets.ts';

/** The files packed into `@mediapipe/face_mesh`, by name. */
export async function faceMeshFiles(): Promise<(name: string) => Uint8Array> {
  const folder = packageFolder('@mediapipe/face_mesh');
  const packed = unpackAssets(
    await readFile(join(folder, 'face_mesh_solution_packed_assets_loader.js'), 'utf8'),
    await readFile(join(folder, 'face_mesh_solution_packed_assets.data')),
  );
  return (name) => {
    const bytes = packed.get(name);
    if (!bytes) throw new Error(`@mediapipe/face_mesh holds no ${name}`);
    return bytes;
  };
}

/** Where a package lies, wherever npm has put it. */
export function packageFolder(name: string): string {
  let folder = dirname(createRequire(import.meta.url).resolve(name));
  while (basename(folder) !== basename(name)) folder = dirname(folder);
  return folder;
}
