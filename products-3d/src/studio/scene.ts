import { Box3, Vector3 } from 'three';
import { type Camera, cameraFor, halfField } from './camera.ts';
import type { Composition } from './composition.ts';
import { cropAround } from './crop.ts';
import type { Crop } from './film.ts';
import { cardAround, GROUND, inBlender, lightsAround, SKY } from './lighting.ts';
import { PORTRAIT_PX, type Shot } from './shot.ts';

/** A composition with light and camera set up. */
export interface Scene {
  readonly composition: Composition;
  readonly sizePx: readonly [number, number];
  /** The part of the picture where the product is. */
  readonly crop: Crop;
  /** Room, light and camera as the renderer is told of them. */
  readonly told: object;
  /** A difference in the depth pass that cannot be the slant of one surface. */
  readonly clearStep: number;
}

/** The depth pass spans this many studio units, with the product in its middle. */
const DEPTH_UNITS = 2;

/** Between pixels that the denoiser compares, a steep surface sinks by about this many pixels. */
const STEEP_PX = 14;

/** Depth behind glass is not known more exactly than this, however close the camera is. */
const LEAST_STEP = 0.01;

export function sceneOf(composition: Composition, shot: Shot): Scene {
  const sizePx = shot.sizePx ?? PORTRAIT_PX;
  const camera = cameraFor(shot, composition, sizePx);
  const centre = new Box3().setFromPoints([...composition.points]).getCenter(new Vector3());
  const unitsPerPx =
    (2 * halfField(sizePx, camera.focalMm).y * camera.at.distanceTo(camera.towards)) / sizePx[1];
  return {
    composition,
    sizePx,
    crop: cropAround(composition.points, camera, sizePx),
    clearStep: Math.max(LEAST_STEP, (STEEP_PX * unitsPerPx) / DEPTH_UNITS),
    told: {
      size: sizePx,
      ground: GROUND,
      sky: SKY,
      lights: lightsAround(centre),
      camera: cameraTold(camera, centre),
      ...(shot.card && { card: cardAround(centre, shot.card) }),
    },
  };
}

const cameraTold = (camera: Camera, centre: Vector3): object => ({
  at: inBlender(camera.at),
  towards: inBlender(camera.towards),
  focalMm: camera.focalMm,
  ...(camera.fStop !== undefined && { fStop: camera.fStop }),
  nearest: Math.max(0, camera.at.distanceTo(centre) - DEPTH_UNITS / 2),
  depth: DEPTH_UNITS,
});
