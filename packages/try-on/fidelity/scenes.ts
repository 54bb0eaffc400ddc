import type { Tone } from './head/complexion.ts';
import { CANONICAL_SHAPE } from './head/head-shape.ts';
import type { HeadShape } from './head/head-shape.ts';
import type { DrawnHeadPose, HeadScene, SceneCamera, SceneLight } from './picture/head-scene.ts';

/**
 * What tracking must find in a picture. `nothing-or-true` allows it to find nothing, but never a confident wrong
 * answer.
 */
export type Expectation = 'found' | 'nothing' | 'nothing-or-true';
export type NamedScene = HeadScene & { readonly name: string; readonly expects: Expectation };

const FRONT: DrawnHeadPose = { yawDeg: 0, pitchDeg: 0, rollDeg: 0 };

/** A square picture in which the eyes are about 75 pixels apart. */
export const PORTRAIT: SceneCamera = {
  widthPx: 448,
  heightPx: 448,
  fovDeg: 34,
  distanceCm: 67,
  headOffsetCm: [0, 0],
};
/** The camera of a laptop or a phone at arm's length. */
export const WEBCAM: SceneCamera = {
  widthPx: 640,
  heightPx: 480,
  fovDeg: 45,
  distanceCm: 55,
  headOffsetCm: [0, 0],
};

export const ROOM: SceneLight = {
  keyFromDeg: [-34, 28],
  strength: 1,
  pictureGain: 1,
  warmth: 0,
  background: '#b4aca4',
};

const TONES: readonly Tone[] = ['fair', 'medium', 'deep'];

const TURNED: DrawnHeadPose = { yawDeg: 20, pitchDeg: 0, rollDeg: 0 };

const POSES: Readonly<Record<string, DrawnHeadPose>> = {
  front: FRONT,
  'a little to the right': TURNED,
  'far to the left': { yawDeg: -35, pitchDeg: 4, rollDeg: 0 },
  'far to the right': { yawDeg: 35, pitchDeg: 4, rollDeg: 0 },
  'bowed down': { yawDeg: 8, pitchDeg: 18, rollDeg: 0 },
  'lifted up': { yawDeg: -8, pitchDeg: -15, rollDeg: 0 },
  tipped: { yawDeg: 10, pitchDeg: 0, rollDeg: 18 },
};

const SHAPES: Readonly<Record<string, HeadShape>> = {
  'wide and short': { width: 1.09, height: 0.95, jaw: 1.05, nose: 1 },
  'narrow and long': { width: 0.96, height: 1.04, jaw: 0.96, nose: 1.1 },
  'pointed chin, flat nose': { width: 1, height: 1, jaw: 0.86, nose: 0.7 },
};

const LIGHTS: Readonly<Record<string, SceneLight>> = {
  'a lamp from the side': { ...ROOM, keyFromDeg: [65, 15], warmth: 1 },
  'a dim room': { ...ROOM, strength: 0.35, background: '#4d4a47' },
  'a bright window': { ...ROOM, strength: 1.8, background: '#f2f2f0' },
};

/** One scene: ordinary values, and the given ones in place of them. */
export function aScene(name: string, changes: Partial<NamedScene> = {}): NamedScene {
  return {
    name,
    expects: 'found',
    subject: 'head',
    tone: 'medium',
    shape: CANONICAL_SHAPE,
    pose: FRONT,
    camera: PORTRAIT,
    light: ROOM,
    ...changes,
  };
}

function inEveryTone(name: string, changes: Partial<NamedScene> = {}): readonly NamedScene[] {
  return TONES.map((tone) => aScene(`${tone}, ${name}`, { ...changes, tone }));
}

const poses = Object.entries(POSES).flatMap(([name, pose]) => inEveryTone(name, { pose }));

const shapes = Object.entries(SHAPES).flatMap(([name, shape], index) => [
  aScene(name, { shape, tone: TONES[index] ?? 'medium' }),
  aScene(`${name}, turned`, {
    shape,
    tone: TONES[(index + 1) % 3] ?? 'medium',
    pose: { yawDeg: -22, pitchDeg: 6, rollDeg: 4 },
  }),
]);

const lights = Object.entries(LIGHTS).flatMap(([name, light]) => inEveryTone(`under ${name}`, { light }));

const distances: readonly NamedScene[] = [
  aScene('near the camera', { camera: { ...WEBCAM, distanceCm: 38 }, tone: 'fair' }),
  aScene('at arm’s length', { camera: WEBCAM }),
  aScene('a step back, to one side', {
    camera: { ...WEBCAM, distanceCm: 85, headOffsetCm: [14, 3] },
    tone: 'deep',
  }),
];

/** Pictures without a face, or with one that hardly shows. */
const negatives: readonly NamedScene[] = [
  aScene('an empty room', { subject: 'nobody', expects: 'nothing' }),
  aScene('shoulders without a head', { subject: 'shoulders', expects: 'nothing' }),
  aScene('the back of a head', { pose: { yawDeg: 180, pitchDeg: 0, rollDeg: 0 }, expects: 'nothing' }),
  aScene('a cap on the lens', { light: { ...ROOM, pictureGain: 0 }, expects: 'nothing' }),
  ...inEveryTone('nearly dark', { light: { ...ROOM, pictureGain: 0.06 }, expects: 'nothing-or-true' }),
  ...inEveryTone('nearly dark, turned', {
    light: { ...ROOM, pictureGain: 0.06 },
    pose: TURNED,
    expects: 'nothing-or-true',
  }),
  ...inEveryTone('very far away', { camera: { ...PORTRAIT, distanceCm: 270 }, expects: 'nothing-or-true' }),
];

/** All pictures that test tracking. */
export const SCENES: readonly NamedScene[] = [...poses, ...shapes, ...lights, ...distances, ...negatives];
