import { Matrix4, Vector3 } from 'three';
import type { Composition } from './composition.ts';
import type { Shot } from './shot.ts';

/** Where the camera stands and looks, in studio units (glTF axes). */
export interface Camera {
  readonly at: Vector3;
  readonly towards: Vector3;
  readonly focalMm: number;
  readonly fStop?: number | undefined;
}

const SENSOR_MM = 36;
const DEFAULT_FOCAL_MM = 100;
const FITTING_ROUNDS = 12;
const UP = new Vector3(0, 1, 0);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function directionOf({ azimuthDeg, elevationDeg }: Shot): Vector3 {
  const [azimuth, elevation] = [radians(azimuthDeg), radians(elevationDeg)];
  return new Vector3(
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  );
}

/** Half the field of view as tangents: the sensor's long side lies along the picture's long side. */
export function halfField(
  [width, height]: readonly [number, number],
  focalMm: number,
): { readonly x: number; readonly y: number } {
  const long = SENSOR_MM / 2 / focalMm;
  return width >= height ? { x: long, y: (long * height) / width } : { x: (long * width) / height, y: long };
}

/** Where a camera sees points of the studio in its picture: shares of its width and height, from the top left, and how far away. */
export function sightOf(
  camera: Camera,
  sizePx: readonly [number, number],
): (point: Vector3) => readonly [x: number, y: number, depth: number] {
  const field = halfField(sizePx, camera.focalMm);
  const view = new Matrix4().lookAt(camera.at, camera.towards, UP).setPosition(camera.at).invert();
  return (point) => {
    const { x, y, z } = point.clone().applyMatrix4(view);
    return [(1 - x / z / field.x) / 2, (1 + y / z / field.y) / 2, -z];
  };
}

/** Places the camera so that the framing of the shot holds. */
export function cameraFor(shot: Shot, composition: Composition, sizePx: readonly [number, number]): Camera {
  const focalMm = shot.focalMm ?? DEFAULT_FOCAL_MM;
  const direction = directionOf(shot);
  const field = halfField(sizePx, focalMm);
  if (shot.framing.kind === 'close-up') {
    const towards = new Vector3(...shot.framing.atMm).applyMatrix4(composition.toStudio);
    const distance = (shot.framing.fieldMm * composition.unitsPerMm) / 2 / field.y;
    return { at: towards.clone().addScaledVector(direction, distance), towards, focalMm, fStop: shot.fStop };
  }
  const { fill, shiftUp = 0 } = shot.framing;
  const { towards, distance } = fitted(composition.points, direction, { field, fill });
  const turn = new Matrix4().lookAt(direction, new Vector3(), UP);
  towards.addScaledVector(new Vector3().setFromMatrixColumn(turn, 1), -shiftUp * field.y * distance);
  return { at: towards.clone().addScaledVector(direction, distance), towards, focalMm, fStop: shot.fStop };
}

/** Centres the seen outline and steps back until it fills the wanted share: a few rounds, as perspective shifts it. */
function fitted(
  points: readonly Vector3[],
  direction: Vector3,
  { field, fill }: { readonly field: { readonly x: number; readonly y: number }; readonly fill: number },
): { readonly towards: Vector3; readonly distance: number } {
  const turn = new Matrix4().lookAt(direction, new Vector3(), UP);
  const [right, up] = [
    new Vector3().setFromMatrixColumn(turn, 0),
    new Vector3().setFromMatrixColumn(turn, 1),
  ];
  const towards = new Vector3();
  let distance = 5;
  for (let round = 0; round < FITTING_ROUNDS; round += 1) {
    const eye = towards.clone().addScaledVector(direction, distance);
    const seen = points.map((p) => {
      const ray = p.clone().sub(eye);
      const depth = -ray.dot(direction);
      return [ray.dot(right) / depth / field.x, ray.dot(up) / depth / field.y] as const;
    });
    const [left, farRight] = extent(seen.map(([x]) => x));
    const [bottom, top] = extent(seen.map(([, y]) => y));
    towards.addScaledVector(right, ((left + farRight) / 2) * field.x * distance);
    towards.addScaledVector(up, ((bottom + top) / 2) * field.y * distance);
    distance *= Math.max(farRight - left, top - bottom) / 2 / fill;
  }
  return { towards, distance };
}

const extent = (values: readonly number[]): readonly [number, number] =>
  values.reduce<readonly [number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  );
