import { CatmullRomCurve3, type Vector3 } from 'three';
import { at, clamp, unitSteps } from './numbers.ts';
import type { Form } from './pattern.ts';

/** A place that a strap passes, and the way its face looks there. */
export interface Waypoint {
  readonly at: Vector3;
  readonly face: Vector3;
}

/** The course of a strap as a form: x runs along it from 0 to its length, y across it. */
export interface Course {
  readonly lengthMm: number;
  readonly form: Form;
}

interface Frame {
  readonly at: Vector3;
  readonly across: Vector3;
  readonly face: Vector3;
}

const FRAMES_PER_WAYPOINT = 24;

/** A smooth course through waypoints; between them the face turns as evenly as the path bends. */
export function courseThrough(waypoints: readonly Waypoint[]): Course {
  const path = new CatmullRomCurve3(
    waypoints.map((waypoint) => waypoint.at),
    false,
    'centripetal',
  );
  const faces = new CatmullRomCurve3(
    waypoints.map(({ face }) => face.clone().normalize()),
    false,
    'catmullrom',
  );
  path.arcLengthDivisions = waypoints.length * FRAMES_PER_WAYPOINT;
  const lengthMm = path.getLength();
  const frames = unitSteps(path.arcLengthDivisions).map((share): Frame => {
    const t = path.getUtoTmapping(share, share * lengthMm);
    const along = path.getTangent(t);
    const across = faces.getPoint(t).cross(along).normalize();
    return { at: path.getPoint(t), across, face: along.cross(across).normalize() };
  });
  return {
    lengthMm,
    form: (x, y, offMm = 0) => {
      const { at: on, across, face } = between(frames, x / lengthMm);
      return on.addScaledVector(across, y).addScaledVector(face, offMm);
    },
  };
}

function between(frames: readonly Frame[], share: number): Frame {
  const place = clamp(share) * (frames.length - 1);
  const first = Math.min(Math.floor(place), frames.length - 2);
  const [a, b, t] = [at(frames, first), at(frames, first + 1), share * (frames.length - 1) - first];
  return {
    at: a.at.clone().lerp(b.at, t),
    across: a.across.clone().lerp(b.across, t).normalize(),
    face: a.face.clone().lerp(b.face, t).normalize(),
  };
}
