import { Matrix4, Vector3 } from 'three';
import type { ModelPlace } from './written-letters.ts';

/** A place as axes of its own: across the letters, up, and out of the surface, in the units of the model. */
export interface PlaceAxes {
  /** From the model to these axes, as if the place were flat. */
  readonly flat: Matrix4;
  /** What it then takes to lay a bent place flat; changes the point. */
  unbend(point: Vector3): void;
  toModel(point: Vector3): Vector3;
  /** Out of the place, by how far across. */
  outwardAt(across: number): Vector3;
  /** The way across to the other side of what the place runs around: endless where it is flat. */
  readonly halfWay: number;
}

/** A flat place, or one bent around the cylinder of its radius: then lengths across are measured along the bend. */
export function axesOf({ centre, across, up, radius }: ModelPlace): PlaceAxes {
  const [right, upward] = [new Vector3(...across), new Vector3(...up)];
  const outward = right.clone().cross(upward);
  const toModel = new Matrix4().makeBasis(right, upward, outward).setPosition(...centre);
  const flat = toModel.clone().invert();
  if (radius === undefined)
    return {
      flat,
      unbend: () => undefined,
      toModel: (point) => point.clone().applyMatrix4(toModel),
      outwardAt: () => outward.clone(),
      halfWay: Infinity,
    };
  return {
    flat,
    unbend(point) {
      const { x, y, z } = point;
      const deep = z + radius;
      const angle = Math.atan2(x / radius, deep / radius);
      point.set(angle * radius, y, Math.sign(radius) * Math.hypot(x, deep) - radius);
    },
    toModel({ x, y, z }) {
      const angle = x / radius;
      const away = radius + z;
      return new Vector3(away * Math.sin(angle), y, away * Math.cos(angle) - radius).applyMatrix4(toModel);
    },
    outwardAt: (x) =>
      outward
        .clone()
        .multiplyScalar(Math.cos(x / radius))
        .addScaledVector(right, Math.sin(x / radius)),
    halfWay: Math.PI * Math.abs(radius),
  };
}
