import type { GoldenLook } from '../runner/looks.ts';
import { LOOK_PX } from '../runner/looks.ts';
import { aHandScene } from '../hand-scenes.ts';
import type { Tone } from '../head/complexion.ts';
import type { FootCamera, FootScene } from '../picture/foot-scene.ts';
import type { HandScene } from '../picture/hand-scene.ts';
import type { HeadScene, SceneCamera } from '../picture/head-scene.ts';
import { aScene, ROOM } from '../scenes.ts';
import { model, PROVEN_TYPES } from '../proven-types.ts';
import type { ProvenType } from '../proven-types.ts';

/** The drawn body that products are worn on. */
export type GoldenScene =
  | { readonly drawn: 'head'; readonly scene: HeadScene }
  | { readonly drawn: 'hand'; readonly scene: HandScene }
  | { readonly drawn: 'feet'; readonly scene: FootScene };

/**
 * One golden picture: a product worn on a drawn body, as a photo or before a camera. A person looked at it and found it
 * right.
 */
export type Golden = Pick<GoldenLook, 'from' | 'products' | 'beside'> & {
  readonly name: string;
  readonly body: GoldenScene;
};

/** Photos are square and taken from far away. The screen shows the middle of a camera's wide picture. */
const PHOTO = { widthPx: LOOK_PX, heightPx: LOOK_PX } as const;
const CAMERA = { widthPx: 640, heightPx: 480 } as const;
const LENSES = {
  photo: {
    head: { ...PHOTO, fovDeg: 26, distanceCm: 70, headOffsetCm: [0, 1] },
    hand: { ...PHOTO, fovDeg: 40, distanceCm: 42, headOffsetCm: [0, 0] },
    feet: PHOTO,
  },
  camera: {
    head: { ...CAMERA, fovDeg: 45, distanceCm: 44, headOffsetCm: [0, 0] },
    hand: { ...CAMERA, fovDeg: 40, distanceCm: 44, headOffsetCm: [0, 0] },
    feet: CAMERA,
  },
} as const satisfies Record<
  string,
  { readonly head: SceneCamera; readonly hand: SceneCamera; readonly feet: object }
>;

const OF_FEET = { fovDeg: 40, tipDeg: 0, distanceCm: 78, asideCm: 0, aheadCm: 0 } as const;

type View = {
  readonly mode: 'photo' | 'camera';
  readonly tone: Tone;
  readonly head: Partial<HeadScene>;
  readonly hand: Partial<HandScene>;
  readonly feet: Pick<FootCamera, 'roundDeg' | 'lookDownDeg'> & Partial<FootCamera>;
};

/** Each skin tone once, each from another direction. */
const VIEWS: readonly View[] = [
  {
    mode: 'photo',
    tone: 'fair',
    head: { pose: { yawDeg: 0, pitchDeg: 0, rollDeg: 0 } },
    hand: { articulation: 'open' },
    feet: { roundDeg: 150, lookDownDeg: 45 },
  },
  {
    mode: 'photo',
    tone: 'deep',
    head: { pose: { yawDeg: 20, pitchDeg: 4, rollDeg: 3 } },
    hand: { articulation: 'relaxed', pose: { yawDeg: 14, pitchDeg: 8, rollDeg: 74 } },
    feet: { roundDeg: 60, lookDownDeg: 35 },
  },
  {
    mode: 'camera',
    tone: 'medium',
    head: { pose: { yawDeg: -16, pitchDeg: 0, rollDeg: -6 } },
    hand: { side: 'left', articulation: 'spread', pose: { yawDeg: -14, pitchDeg: 10, rollDeg: -20 } },
    feet: { roundDeg: 205, lookDownDeg: 40, tipDeg: -8 },
  },
];

const onHead = ({ mode, tone, head }: View): GoldenScene => ({
  drawn: 'head',
  scene: aScene('golden', { camera: LENSES[mode].head, tone, ...head }),
});
const onHand = ({ mode, tone, hand }: View): GoldenScene => ({
  drawn: 'hand',
  scene: aHandScene('golden', { camera: LENSES[mode].hand, tone, ...hand }),
});
const onFeet = ({ mode, tone, feet }: View): GoldenScene => ({
  drawn: 'feet',
  scene: {
    tone,
    light: { ...ROOM, background: '#8d9499' },
    camera: { ...LENSES[mode].feet, ...OF_FEET, ...feet },
    upTo: 'leg',
  },
});

/** The camera that a try-on of this body opens first. For faces it is the front camera, which mirrors. */
const BODIES = {
  head: { drawn: onHead, facing: 'user' },
  hand: { drawn: onHand, facing: 'environment' },
  feet: { drawn: onFeet, facing: 'environment' },
} as const;

function goldensOf(
  type: string,
  subject: keyof typeof BODIES,
  worn: Pick<Golden, 'products' | 'beside'>,
): readonly Golden[] {
  const { drawn, facing } = BODIES[subject];
  return VIEWS.map((view) => ({
    name: `${type}-${view.mode}-${view.tone}`,
    from: view.mode === 'photo' ? 'photo' : facing,
    body: drawn(view),
    ...worn,
  }));
}

const productOf = (type: ProvenType['type']) =>
  PROVEN_TYPES.flatMap((worn) => (worn.type === type ? [worn.product] : []));

/** Every type worn by itself. Shoes are placed by hand, because the engine does not find feet. */
export const GOLDENS: readonly Golden[] = [
  ...PROVEN_TYPES.flatMap(({ type, subject, product }) => goldensOf(type, subject, { products: [product] })),
  ...goldensOf('sneakers', 'feet', { products: [{ type: 'sneakers', modelUrl: model('au3001') }] }),
];

/**
 * Sunglasses compared with a lipstick. The golden picture is the screen itself: its halves are the shopper's left and
 * right.
 */
export const COMPARED_GOLDENS: readonly Golden[] = goldensOf('compared', 'head', {
  products: productOf('sunglasses'),
  beside: productOf('lipsticks'),
}).filter(({ name }) => name !== 'compared-photo-fair');
