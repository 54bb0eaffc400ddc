import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Box3, Vector3 } from 'three';
import { sha256 } from '../export/write-glb.ts';
import { cameraFor } from './camera.ts';
import { type Composition, studioMaterialOf } from './composition.ts';
import { denoised } from './denoise.ts';
import { developed, TILE_IVORY } from './develop.ts';
import { type Film, readFilm } from './film.ts';
import { GROUND, inBlender, lightsAround, SKY, STUDIO_EDITION } from './lighting.ts';
import { type Repaint, repainted } from './repaint.ts';
import { PORTRAIT_PX, type Shot } from './shot.ts';

const RENDER_SCRIPT = fileURLToPath(new URL('render.py', import.meta.url));

/** Raised when the development changes: pictures are then made again from the same films. */
const DEVELOPMENT_EDITION = 3;

const DEFAULT_DENOISE = 0.03;
const LOW_PRIORITY = '15';
const BLENDER_OPTIONS = ['-b', '--factory-startup', '-noaudio', '--python-exit-code', '1'];
const LOG_LIMIT_BYTES = 64 * 1024 * 1024;

/** A developed picture: 8-bit RGB. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Buffer;
}

/** What a picture is made from: the scene, the camera, the lights and the development. Its grain is not part of it. */
export function sourceOf(composition: Composition, shot: Shot): string {
  const { exposure, denoise = DEFAULT_DENOISE } = shot;
  return shortHash([DEVELOPMENT_EDITION, filmSourceOf(composition, shot), exposure, denoise]);
}

function filmSourceOf(composition: Composition, shot: Shot): string {
  return shortHash([STUDIO_EDITION, sha256(composition.glb), jobFor(composition, shot)]);
}

const shortHash = (parts: readonly unknown[]): string => sha256(JSON.stringify(parts)).slice(0, 16);

/** What the renderer is told of the scene: everything but the sampling and where its files are. */
function jobFor(composition: Composition, shot: Shot) {
  const size = shot.sizePx ?? PORTRAIT_PX;
  const camera = cameraFor(shot, composition, size);
  const centre = new Box3().setFromPoints([...composition.points]).getCenter(new Vector3());
  return {
    size,
    ground: GROUND,
    sky: SKY,
    lights: lightsAround(centre),
    camera: {
      at: inBlender(camera.at),
      towards: inBlender(camera.towards),
      focalMm: camera.focalMm,
      ...(camera.fStop !== undefined && { fStop: camera.fStop }),
    },
  };
}

/** The film of the same scene in another colour, and how to paint it over. */
interface PaintBase {
  readonly composition: Composition;
  readonly workFolder: string;
  readonly repaints: readonly Repaint[];
}

export interface Studio {
  readonly workFolder: string;
  /** Slots whose coverage is kept with the film, so that other looks can be painted from it. */
  readonly paintSlots: readonly string[];
  readonly base?: PaintBase | undefined;
}

/** Renders with Blender (an installed program of the maintainer's) or paints a film over, denoises, and develops over the tile. */
export async function takePicture(composition: Composition, shot: Shot, studio: Studio): Promise<Picture> {
  const film = studio.base
    ? await paintedFilm(studio.base, shot, studio.paintSlots)
    : await readFilm(await exposeFilm(composition, shot, studio));
  const clean = denoised(film, shot.denoise ?? DEFAULT_DENOISE);
  const rgb = developed(clean, { exposure: shot.exposure, ground: TILE_IVORY });
  return { width: film.width, height: film.height, rgb };
}

async function paintedFilm(base: PaintBase, shot: Shot, slots: readonly string[]): Promise<Film> {
  const film = await readFilm(
    await exposeFilm(base.composition, shot, { workFolder: base.workFolder, paintSlots: slots }),
  );
  const light = await readFilm(`${base.workFolder}/light0001.exr`);
  const maskCount = Math.ceil(slots.length / 3);
  const masks = await Promise.all(
    Array.from({ length: maskCount }, (_, i) => readFilm(`${base.workFolder}/mask${i}_0001.exr`)),
  );
  return repainted(film, { light, masks, slots }, base.repaints);
}

/** The rendered film; one that was exposed from the same source before is used again. */
async function exposeFilm(
  composition: Composition,
  shot: Shot,
  { workFolder, paintSlots }: Studio,
): Promise<string> {
  const inFolder = (name: string): string => `${workFolder}/${name}`;
  const [output, label] = [inFolder('film.exr'), inFolder('film.txt')];
  const source = [filmSourceOf(composition, shot), 'whole', ...paintSlots].join(' ');
  if ((await readFile(label, 'utf8').catch(() => '')) === source) return output;
  await mkdir(workFolder, { recursive: true });
  await writeFile(inFolder('scene.glb'), composition.glb);
  const job = {
    ...jobFor(composition, shot),
    samples: shot.samples,
    glb: inFolder('scene.glb'),
    output,
    paintFolder: workFolder,
    paintSlots: paintSlots.map((slot, i) => ({ layer: `slot${i}`, material: studioMaterialOf(slot) })),
  };
  await writeFile(inFolder('job.json'), JSON.stringify(job));
  const command = ['blender', ...BLENDER_OPTIONS, '-P', RENDER_SCRIPT, '--', inFolder('job.json')];
  await promisify(execFile)('nice', ['-n', LOW_PRIORITY, ...command], { maxBuffer: LOG_LIMIT_BYTES });
  await writeFile(label, source);
  return output;
}
