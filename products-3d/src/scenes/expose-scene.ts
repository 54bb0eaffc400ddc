import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ASSORTMENT } from '../assortment.ts';
import { sha256 } from '../export/write-glb.ts';
import { composedAtTrueScale, type Placement } from '../studio/composition.ts';
import { denoised } from '../studio/denoise.ts';
import { exposureFrom } from '../studio/exposure.ts';
import { readExr } from '../studio/exr.ts';
import { type Film, filmOf } from '../studio/film.ts';
import type { ScenePiece, ScenePlan } from './scene-plan.ts';

const STAGE_SCRIPT = fileURLToPath(new URL('stage.py', import.meta.url));
const BLENDER_OPTIONS = ['-b', '--factory-startup', '-noaudio', '-t', '2', '--python-exit-code', '1'];
const LOG_LIMIT_BYTES = 64 * 1024 * 1024;

/** Depths that differ by this share of the pass, 4 m, are two surfaces. */
const CLEAR_STEP = 0.006;

/** How finely a scene is exposed: samples of a pixel in each half, and the grain that is fine enough. */
export interface Fineness {
  readonly sizePx: readonly [number, number];
  readonly samples: number;
  readonly threshold: number;
}

/** A piece as the studio poses it. */
export function placementOf({ product: id, colour, turnDeg, atMm }: ScenePiece): Placement {
  const product = ASSORTMENT.find((one) => one.id === id);
  if (!product) throw new Error(`${id} is not in the assortment`);
  const [x, y, z] = atMm;
  return {
    product: id,
    archetype: product.archetype,
    colour,
    pose: { turnDeg },
    standsAtMm: [x, z],
    liftMm: y,
  };
}

/** Exposes a scene twice with Blender, unless its films lie in the folder, and takes the grain out. */
export async function exposedScene(plan: ScenePlan, fineness: Fineness, folder: string): Promise<Film> {
  await mkdir(folder, { recursive: true });
  const glb = await composedAtTrueScale(plan.pieces.map(placementOf));
  const { set, light, camera } = plan;
  const scene = { set, light, camera, size: fineness.sizePx, fineness };
  const source = sha256(JSON.stringify([scene, sha256(glb)]));
  const names = [`${folder}/film-a`, `${folder}/film-b`] as const;
  const known = await readFile(`${folder}/film.txt`, 'utf8').catch(() => '');
  if (known !== source) {
    await writeFile(`${folder}/scene.glb`, glb);
    const film = { names, samples: fineness.samples, threshold: fineness.threshold };
    const job = { ...scene, glb: `${folder}/scene.glb`, film };
    await writeFile(`${folder}/job.json`, JSON.stringify(job));
    await expose(`${folder}/job.json`);
    await writeFile(`${folder}/film.txt`, source);
  }
  const [a, b] = [await readExr(`${names[0]}0.exr`), await readExr(`${names[1]}0.exr`)];
  return filmOf(denoised({ a: exposureFrom(a, []), b: exposureFrom(b, []), clearStep: CLEAR_STEP }));
}

/** At idle priority: a scene takes as long as it takes. */
async function expose(job: string): Promise<void> {
  const command = ['nice', '-n', '19', 'blender', ...BLENDER_OPTIONS, '-P', STAGE_SCRIPT, '--', job];
  await promisify(execFile)('chrt', ['-i', '0', ...command], { maxBuffer: LOG_LIMIT_BYTES });
}
