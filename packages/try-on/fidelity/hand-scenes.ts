import type { ArticulationName } from './hand/articulation.ts';
import type { Tone } from './head/complexion.ts';
import type { HandScene } from './picture/hand-scene.ts';
import type { DrawnHeadPose, SceneCamera, SceneLight } from './picture/head-scene.ts';
import { ROOM } from './scenes.ts';
import type { Expectation } from './scenes.ts';

export type NamedHandScene = HandScene & {
  readonly name: string;
  readonly expects: Expectation;
  /** Whether rings are tested. They are not on a fist, where the landmark model knows the fingers only roughly. */
  readonly rings: boolean;
};

/** What a phone's rear camera sees of a hand held out, with half of the forearm. */
const HAND_CAMERA: SceneCamera = {
  widthPx: 640,
  heightPx: 480,
  fovDeg: 40,
  distanceCm: 46,
  headOffsetCm: [0, 1],
};
/** The same phone upright. */
const UPRIGHT: SceneCamera = { ...HAND_CAMERA, widthPx: 480, heightPx: 640, fovDeg: 48 };

/** The palm detector needs skin before a plain background of another colour. */
const WALL: SceneLight = { ...ROOM, background: '#2c3a52' };
const GREY_WALL: SceneLight = { ...ROOM, background: '#8d9499' };

const TONES: readonly Tone[] = ['fair', 'medium', 'deep'];
const BACK: DrawnHeadPose = { yawDeg: 0, pitchDeg: 0, rollDeg: 0 };

type View = { readonly articulation: ArticulationName; readonly pose: DrawnHeadPose };

const VIEWS: Readonly<Record<string, View>> = {
  back: { articulation: 'open', pose: BACK },
  'back, turned': { articulation: 'open', pose: { yawDeg: 32, pitchDeg: 0, rollDeg: 8 } },
  palm: { articulation: 'open', pose: { yawDeg: 180, pitchDeg: 0, rollDeg: 0 } },
  'fingers spread': { articulation: 'spread', pose: { yawDeg: -14, pitchDeg: 10, rollDeg: -20 } },
  'reading a watch': { articulation: 'relaxed', pose: { yawDeg: 14, pitchDeg: 8, rollDeg: 74 } },
  'loosely closed': { articulation: 'fist', pose: { yawDeg: 10, pitchDeg: -6, rollDeg: 50 } },
  'wrist bent down': { articulation: 'wrist bent down', pose: { yawDeg: 12, pitchDeg: 0, rollDeg: 30 } },
  'wrist bent up': { articulation: 'wrist bent up', pose: { yawDeg: -16, pitchDeg: 4, rollDeg: -35 } },
  'wrist bent aside': { articulation: 'wrist bent aside', pose: { yawDeg: 6, pitchDeg: 0, rollDeg: 62 } },
};

/** One scene: ordinary values, and the given ones in place of them. */
export function aHandScene(name: string, changes: Partial<NamedHandScene> = {}): NamedHandScene {
  return {
    name,
    expects: 'found',
    rings: changes.articulation !== 'fist',
    subject: 'hand',
    side: 'right',
    tone: 'medium',
    articulation: 'open',
    pose: BACK,
    camera: HAND_CAMERA,
    light: WALL,
    ...changes,
  };
}

const views = Object.entries(VIEWS).flatMap(([name, view]) =>
  TONES.map((tone, index) =>
    aHandScene(`${tone}, ${name}`, { ...view, tone, side: index === 1 ? 'left' : 'right' }),
  ),
);

const others: readonly NamedHandScene[] = [
  aHandScene('a left hand upright', { side: 'left', camera: UPRIGHT, tone: 'fair' }),
  aHandScene('deep, before a grey wall', { tone: 'deep', light: GREY_WALL }),
  aHandScene('a small hand', { camera: { ...HAND_CAMERA, distanceCm: 80 } }),
  aHandScene('beside the middle', {
    camera: { ...HAND_CAMERA, distanceCm: 60, headOffsetCm: [12, 4] },
    pose: { yawDeg: 20, pitchDeg: 0, rollDeg: 25 },
  }),
  aHandScene('under a lamp from the side', {
    light: { ...WALL, keyFromDeg: [65, 15], warmth: 1 },
    pose: { yawDeg: -20, pitchDeg: 0, rollDeg: 40 },
    articulation: 'relaxed',
  }),
];

/** Pictures without a hand, or with one that hardly shows. */
const negatives: readonly NamedHandScene[] = [
  aHandScene('an empty wall', { subject: 'nobody', expects: 'nothing' }),
  aHandScene('a cap on the lens', { light: { ...WALL, pictureGain: 0 }, expects: 'nothing' }),
  aHandScene('nearly dark', { light: { ...WALL, pictureGain: 0.06 }, expects: 'nothing-or-true' }),
  aHandScene('fair, before a wall like skin', {
    tone: 'fair',
    light: { ...ROOM, background: '#c9a083' },
    expects: 'nothing-or-true',
  }),
];

/** All pictures that test the tracking of hands. */
export const HAND_SCENES: readonly NamedHandScene[] = [...views, ...others, ...negatives];
