import { aHandScene } from './hand-scenes.ts';
import type { NamedHandScene } from './hand-scenes.ts';
import type { DrawnHeadPose } from './picture/head-scene.ts';
import { ROOM } from './scenes.ts';

const turned = (yawDeg: number, pitchDeg: number, rollDeg: number): DrawnHeadPose => ({
  yawDeg,
  pitchDeg,
  rollDeg,
});
const PALE_WALL = { ...ROOM, background: '#b9c0bd' };
const GREEN_WALL = { ...ROOM, background: '#3d5545', keyFromDeg: [-50, 25] as const };

/**
 * Hands of other builds, in other poses, before other walls. They are not used to tune the engine, so they show whether
 * values that were tuned on the other hands hold in general.
 */
export const UNSEEN_HAND_SCENES: readonly NamedHandScene[] = [
  aHandScene('slender, held loosely', {
    build: 'slender',
    articulation: 'held loosely',
    tone: 'fair',
    pose: turned(-22, -12, 15),
  }),
  aHandScene('slender left, together, from above', {
    build: 'slender',
    articulation: 'together',
    side: 'left',
    pose: turned(10, 28, -30),
    light: GREEN_WALL,
  }),
  aHandScene('slender, a palm held loosely', {
    build: 'slender',
    articulation: 'held loosely',
    tone: 'deep',
    pose: turned(165, 5, 12),
    light: PALE_WALL,
  }),
  aHandScene('broad, together', {
    build: 'broad',
    articulation: 'together',
    tone: 'deep',
    pose: turned(-8, 6, 48),
  }),
  aHandScene('broad left, held loosely, to one side', {
    build: 'broad',
    articulation: 'held loosely',
    side: 'left',
    tone: 'fair',
    pose: turned(30, 10, 80),
  }),
  aHandScene('broad, spread, fingers to the camera', {
    build: 'broad',
    articulation: 'spread',
    pose: turned(8, 38, -12),
    light: GREEN_WALL,
  }),
  aHandScene('long palm, pointing', {
    build: 'long palm',
    articulation: 'pointing',
    pose: turned(18, 0, 35),
    rings: false,
  }),
  aHandScene('long palm left, open, fingers away', {
    build: 'long palm',
    articulation: 'open',
    side: 'left',
    tone: 'deep',
    pose: turned(-15, -32, 10),
  }),
  aHandScene('long palm, relaxed, a palm', {
    build: 'long palm',
    articulation: 'relaxed',
    tone: 'fair',
    pose: turned(190, 14, -25),
  }),
  aHandScene('usual, held loosely, far to one side', {
    articulation: 'held loosely',
    pose: turned(-42, 4, -65),
    light: PALE_WALL,
    tone: 'deep',
  }),
];

/** Hands that already wear a watch and a ring, some of other builds. */
export const WEARING_HAND_SCENES: readonly NamedHandScene[] = [
  aHandScene('wearing steel and a ring', {
    pose: turned(12, 0, 20),
    wears: { watchBelowCm: 3.6, ringAt: { 3: 0.5 }, made: 'steel' },
  }),
  aHandScene('fair left, wearing gold and two rings', {
    side: 'left',
    tone: 'fair',
    articulation: 'held loosely',
    pose: turned(-14, 6, 60),
    wears: { watchBelowCm: 4.6, ringAt: { 2: 0.55, 3: 0.45 }, made: 'gold' },
  }),
  aHandScene('deep, wearing dark leather', {
    tone: 'deep',
    build: 'broad',
    articulation: 'together',
    pose: turned(20, -8, -25),
    wears: { watchBelowCm: 3, made: 'dark leather' },
  }),
  aHandScene('slender, wearing steel beside a cuff', {
    tone: 'fair',
    build: 'slender',
    pose: turned(10, 0, 70),
    articulation: 'relaxed',
    wears: {
      watchBelowCm: 3.2,
      made: 'steel',
      sleeve: { fromCm: 4.6, looseCm: 0.5, colour: '#dfe3ea' },
    },
  }),
  aHandScene('wearing dark leather before a dark sleeve', {
    pose: turned(-10, 5, 40),
    wears: {
      watchBelowCm: 3.4,
      made: 'dark leather',
      sleeve: { fromCm: 5.4, looseCm: 0.8, colour: '#23262c' },
    },
  }),
  aHandScene('a cuff that covers the wrist', {
    pose: turned(8, 0, 30),
    wears: { sleeve: { fromCm: 1.4, looseCm: 0.6, colour: '#c9d3e0' } },
  }),
  aHandScene('a thick coat', {
    tone: 'fair',
    pose: turned(-12, 4, 55),
    wears: { sleeve: { fromCm: 0.4, looseCm: 1.6, colour: '#4a3b30' } },
  }),
];
