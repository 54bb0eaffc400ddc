import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { unpackAssets } from './packed-assets.ts';

const require = createRequire(import.meta.url);

/** The files packed into `@mediapipe/face_mesh`, by name. */
export async function faceMeshFiles(): Promise<(name: string) => Uint8Array> {
  const folder = packageFolder(require.resolve('@mediapipe/face_mesh'), 'face_mesh');
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

/** The folder called `name` that a package's main file lies in, wherever npm has put it. */
export function packageFolder(main: string, name: string): string {
  let folder = dirname(main);
  while (basename(folder) !== name) folder = dirname(folder);
  return folder;
}
