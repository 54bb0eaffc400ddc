import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeModel } from '@vitrine/media-intake';
import type { WornModel } from '../src/worn-product.ts';

/** Models that others made. They are no part of the project; tests use them when they lie beside the checkout. */
export const FOREIGN_MODELS = fileURLToPath(new URL('../../../../shared/inputs/models3d', import.meta.url));

export const foreignModelsArePresent = (): boolean => existsSync(FOREIGN_MODELS);

export type ForeignType = 'earrings' | 'sneakers';

const FILES: Readonly<Record<ForeignType, { readonly folder: string; readonly scene: string }>> = {
  earrings: { folder: 'earring_jade', scene: 'scene.gltf' },
  sneakers: { folder: 'materials_variants_shoe', scene: 'MaterialsVariantsShoe.gltf' },
};

/** How another program would have written the same model: turned about any axis, and in another unit. */
export interface Rewriting {
  /** Quaternion x, y, z, w. */
  readonly turn: readonly [number, number, number, number];
  /** The number of its units in one unit of the original. */
  readonly units: Readonly<Record<ForeignType, number>>;
}

const HALF = Math.SQRT1_2;
const AS_DRAWN = { earrings: 1, sneakers: 1 };
/**
 * The earring was drawn in centimetres and the shoe in metres. A thousand times as large, the shoe is in millimetres
 * and the earring in no usual unit.
 */
export const REWRITINGS: Readonly<Record<string, Rewriting>> = {
  'as it is': { turn: [0, 0, 0, 1], units: AS_DRAWN },
  'lying on its back, in millimetres or no unit': {
    turn: [HALF, 0, 0, HALF],
    units: { earrings: 1000, sneakers: 1000 },
  },
};

/** A foreign model as the shop serves it, with the sidecar that was proposed from its shape alone. */
export interface TakenForeign {
  readonly worn: WornModel & { readonly type: ForeignType };
  readonly notes: readonly string[];
}

/** Converts a foreign model, and writes what a shop would serve into `servedFolder`. */
export async function takeForeign(
  type: ForeignType,
  { turn, units }: Rewriting,
  { servedFolder, name }: { readonly servedFolder: string; readonly name: string },
): Promise<TakenForeign> {
  const { folder, scene } = FILES[type];
  const own = await mkdtemp(join(tmpdir(), 'foreign-model-'));
  try {
    await cp(join(FOREIGN_MODELS, folder), own, { recursive: true });
    const path = join(own, scene);
    await writeFile(
      path,
      JSON.stringify(rewritten(JSON.parse(await readFile(path, 'utf8')), turn, units[type])),
    );
    const taken = await takeModel({ path, wornAs: type, colours: [], sidecar: undefined });
    if (!taken.ok) throw new Error(`${type}: ${taken.refusal.code}`);
    const { tryOn, sidecar, notes } = taken.value;
    if (tryOn === undefined || sidecar === undefined) throw new Error(`${type}: it is not worn`);
    await writeFile(join(servedFolder, `${name}.glb`), tryOn.bytes);
    const { unitScale, origin, rotation } = sidecar;
    return {
      worn: { type, modelUrl: `/${name}.glb`, sidecar: { type, unitScale, origin, rotation } },
      notes,
    };
  } finally {
    await rm(own, { recursive: true });
  }
}

interface Gltf {
  readonly scene?: number;
  readonly scenes: readonly { readonly nodes?: readonly number[] }[];
  readonly nodes: readonly object[];
}

/** The same document with one more node at its root, which turns and scales everything below it. */
function rewritten(document: Gltf, rotation: Rewriting['turn'], unit: number): Gltf {
  const shown = document.scenes[document.scene ?? 0];
  const node = { rotation, scale: [unit, unit, unit], children: shown?.nodes ?? [] };
  return {
    ...document,
    nodes: [...document.nodes, node],
    scenes: [{ ...shown, nodes: [document.nodes.length] }],
    scene: 0,
  };
}
