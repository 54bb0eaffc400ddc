import type { Composition } from './composition.ts';
import { denoised } from './denoise.ts';
import { developed, TILE_IVORY } from './develop.ts';
import { type Darkroom, exposed } from './expose.ts';
import { filmOf } from './film.ts';
import { type Repaint, repainted } from './repaint.ts';
import { sceneOf } from './scene.ts';
import type { Shot } from './shot.ts';

/** A developed picture: 8-bit RGB. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Buffer;
}

export interface Studio {
  readonly darkroom: Darkroom;
  /** What stands in front of the camera: the look itself, or another one that it is painted from. */
  readonly composition: Composition;
  readonly repaints: readonly Repaint[];
}

/** Exposes with Blender, takes the grain out, paints over where wanted, and develops over the tile. */
export async function takePicture(shot: Shot, { darkroom, composition, repaints }: Studio): Promise<Picture> {
  const scene = sceneOf(composition, shot);
  const { pair, shadow } = await exposed(scene, darkroom);
  const film = filmOf(repainted(denoised(pair), darkroom.paintSlots, repaints));
  const { sizePx, crop } = scene;
  const rgb = developed({ sizePx, film, crop, shadow }, { exposure: shot.exposure, ground: TILE_IVORY });
  return { width: sizePx[0], height: sizePx[1], rgb };
}
