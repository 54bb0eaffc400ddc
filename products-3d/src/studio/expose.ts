import { execFile } from 'node:child_process';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sha256 } from '../export/write-glb.ts';
import { studioMaterialOf } from './composition.ts';
import { cutsOff } from './crop.ts';
import type { ExposurePair } from './denoise.ts';
import { type Exposure, exposureFrom } from './exposure.ts';
import { readExr } from './exr.ts';
import { STUDIO_EDITION } from './lighting.ts';
import { withFire } from './fire.ts';
import type { Scene } from './scene.ts';
import { type Shadow, shadowFrom } from './shadow.ts';

const RENDER_SCRIPT = fileURLToPath(new URL('render.py', import.meta.url));
const LOW_PRIORITY = '19';
const BLENDER_OPTIONS = ['-b', '--factory-startup', '-noaudio', '--python-exit-code', '1'];
const LOG_LIMIT_BYTES = 64 * 1024 * 1024;

/** Samples of a pixel in each of the two exposures; the denoiser does the rest. */
const SAMPLES = { matt: 6, shiny: 7, stones: 21, shadow: 10 } as const;

/** A shadow is soft, but for where things touch the ground: a third of the picture's width is enough. */
const SHADOW_SIZE_PERCENT = 33;

/** Where films are kept; those that are there from the same source are used again. */
export interface Darkroom {
  /** For the films of this one scene. */
  readonly folder: string;
  /** For shadows, which all looks of one shape share. */
  readonly shadowFolder: string;
  /** Slots whose coverage is kept with the film, so that other looks can be painted from it. */
  readonly paintSlots: readonly string[];
  /** Samples of a pixel in each exposure where the studio's own are not wanted, for a quick look. */
  readonly samplesEach?: number | undefined;
}

export interface Exposed {
  readonly pair: ExposurePair;
  readonly shadow: Shadow;
}

const STONE_CHANNEL = 'stone.X';

interface Roll {
  /** What the files of each half begin with. */
  readonly names: readonly [a: string, b: string];
  readonly samples: number;
  /** Says from what the files were exposed, once they are whole. */
  readonly label: string;
}

const shortHash = (parts: readonly unknown[]): string => sha256(JSON.stringify(parts)).slice(0, 16);
const rollOf = (path: string, samples: number): Roll => ({
  names: [`${path}-a`, `${path}-b`],
  samples,
  label: `${path}.txt`,
});

/** Exposes a scene with Blender, an installed program of the maintainer's: the product twice, its shadow twice. */
export async function exposed(scene: Scene, darkroom: Darkroom): Promise<Exposed> {
  const { composition, told, crop } = scene;
  const samples = darkroom.samplesEach ?? SAMPLES[composition.optics];
  const shadowSamples = darkroom.samplesEach ?? SAMPLES.shadow;
  const source = shortHash([
    STUDIO_EDITION,
    sha256(composition.glb),
    told,
    crop,
    samples,
    darkroom.paintSlots,
  ]);
  const shadowSource = shortHash([
    STUDIO_EDITION,
    composition.shadowSource,
    told,
    shadowSamples,
    SHADOW_SIZE_PERCENT,
  ]);
  const film = rollOf(`${darkroom.folder}/film`, samples);
  const shadow = rollOf(`${darkroom.shadowFolder}/${shadowSource}`, shadowSamples);
  const [hasFilm, hasShadow] = await Promise.all([
    readFile(film.label, 'utf8').then(
      (label) => label === source,
      () => false,
    ),
    access(shadow.label).then(
      () => true,
      () => false,
    ),
  ]);
  if (!hasFilm || !hasShadow) {
    await render(scene, darkroom, {
      film: hasFilm ? undefined : film,
      shadow: hasShadow ? undefined : shadow,
    });
    await Promise.all([writeFile(film.label, source), writeFile(shadow.label, '')]);
  }
  return { pair: await pairFrom(film, scene, darkroom.paintSlots), shadow: await shadowIn(shadow) };
}

interface Wanted {
  readonly film: Roll | undefined;
  readonly shadow: Roll | undefined;
}

async function render(scene: Scene, darkroom: Darkroom, { film, shadow }: Wanted): Promise<void> {
  const { folder, shadowFolder, paintSlots } = darkroom;
  await Promise.all([mkdir(folder, { recursive: true }), mkdir(shadowFolder, { recursive: true })]);
  const [glb, jobFile] = [`${folder}/scene.glb`, `${folder}/job.json`];
  await writeFile(glb, scene.composition.glb);
  const job = {
    ...scene.told,
    crop: scene.crop,
    glb,
    film: film && { names: film.names, samples: film.samples },
    shadow: shadow && { names: shadow.names, samples: shadow.samples, sizePercent: SHADOW_SIZE_PERCENT },
    paintSlots: paintSlots.map((slot, i) => ({ layer: layerOf(i), material: studioMaterialOf(slot) })),
  };
  await writeFile(jobFile, JSON.stringify(job));
  const command = ['blender', ...BLENDER_OPTIONS, '-P', RENDER_SCRIPT, '--', jobFile];
  await promisify(execFile)('nice', ['-n', LOW_PRIORITY, ...command], { maxBuffer: LOG_LIMIT_BYTES });
}

const layerOf = (slot: number): string => `slot${slot}`;

async function pairFrom(
  { names }: Roll,
  { crop, sizePx, clearStep }: Scene,
  paintSlots: readonly string[],
): Promise<ExposurePair> {
  const layers = paintSlots.map((_, i) => layerOf(i));
  const [a, b] = [await halfOf(names[0], layers), await halfOf(names[1], layers)];
  if (a.width !== crop.width || a.height !== crop.height)
    throw new Error(`${names[0]} is ${a.width} × ${a.height} px, not ${crop.width} × ${crop.height}`);
  if (cutsOff(a.coverage, crop, sizePx)) throw new Error(`${names[0]} cuts off a part of the product`);
  return { a, b, clearStep };
}

/** Where there are stones, light is exposed once for each colour. */
async function halfOf(name: string, layers: readonly string[]): Promise<Exposure> {
  const first = await readExr(`${name}0.exr`);
  if (!first.has(STONE_CHANNEL)) return exposureFrom(first, layers);
  const [second, third] = [await readExr(`${name}1.exr`), await readExr(`${name}2.exr`)];
  const colours = [first, second, third].map((picture) => exposureFrom(picture, layers));
  return withFire(colours, first.channel(STONE_CHANNEL));
}

async function shadowIn({ names }: Roll): Promise<Shadow> {
  return shadowFrom(await readExr(`${names[0]}0.exr`), await readExr(`${names[1]}0.exr`));
}
