import type { VideoShot } from './video-shot.ts';

const TURN = { kind: 'turn' } as const;
const TURN_SECONDS = 6;
/** A watch leans back on its closed band. */
const LEANING = [-12, 0, 0] as const;
/** A ring stands on its edge, what it shows on top. */
const ON_EDGE = [-90, 0, 0] as const;
const UPRIGHT = [0, 0, 0] as const;

/** The films of the house: one of each kind of piece at least, as a shopper would turn it in the hand. */
export const VIDEOS: readonly VideoShot[] = [
  {
    id: 'au1001-green-turn',
    product: 'AU1001',
    colour: 'green',
    stance: { turnDeg: LEANING, azimuthDeg: 24, elevationDeg: 12 },
    move: TURN,
    seconds: TURN_SECONDS,
  },
  {
    id: 'au1003-black-dial',
    product: 'AU1003',
    colour: 'black',
    stance: { turnDeg: LEANING, azimuthDeg: 0, elevationDeg: 20 },
    move: { kind: 'approach', stops: 0.55, swayDeg: 6 },
    seconds: TURN_SECONDS,
    light: 0.88,
  },
  {
    id: 'au2001-tortoise-turn',
    product: 'AU2001',
    colour: 'tortoise',
    stance: { turnDeg: [1.5, 0, 0], azimuthDeg: 26, elevationDeg: 13 },
    move: TURN,
    seconds: TURN_SECONDS,
  },
  {
    id: 'au3001-ivory-turn',
    product: 'AU3001',
    colour: 'ivory',
    stance: { turnDeg: UPRIGHT, azimuthDeg: -62, elevationDeg: 15 },
    move: TURN,
    seconds: TURN_SECONDS,
    light: 0.88,
  },
  {
    id: 'au4001-109-turn',
    product: 'AU4001',
    colour: '109',
    stance: { turnDeg: UPRIGHT, azimuthDeg: -14, elevationDeg: 10 },
    move: TURN,
    seconds: TURN_SECONDS,
  },
  {
    id: 'au4003-601-turn',
    product: 'AU4003',
    colour: '601',
    stance: { turnDeg: UPRIGHT, azimuthDeg: -14, elevationDeg: 10 },
    move: TURN,
    seconds: TURN_SECONDS,
  },
  {
    id: 'au4103-brun-pans',
    product: 'AU4103',
    colour: 'brun',
    stance: { turnDeg: UPRIGHT, azimuthDeg: -12, elevationDeg: 42 },
    move: { kind: 'approach', stops: 0.6, swayDeg: 16 },
    seconds: TURN_SECONDS,
  },
  {
    id: 'au4201-amber-sway',
    product: 'AU4201',
    colour: 'amber',
    stance: { turnDeg: UPRIGHT, azimuthDeg: 0, elevationDeg: 10 },
    move: { kind: 'approach', stops: 0.55, swayDeg: 28 },
    seconds: TURN_SECONDS,
  },
  {
    id: 'au5001-bordeaux-turn',
    product: 'AU5001',
    colour: 'bordeaux',
    stance: { turnDeg: UPRIGHT, azimuthDeg: 24, elevationDeg: 12 },
    move: TURN,
    seconds: TURN_SECONDS,
  },
  {
    id: 'au7002-gold-turn',
    product: 'AU7002',
    colour: 'gold',
    stance: { turnDeg: ON_EDGE, azimuthDeg: 34, elevationDeg: 18 },
    move: TURN,
    seconds: TURN_SECONDS,
  },
  {
    id: 'au8003-gold-turn',
    product: 'AU8003',
    colour: 'gold',
    stance: { turnDeg: UPRIGHT, azimuthDeg: 50, elevationDeg: 13 },
    move: TURN,
    seconds: TURN_SECONDS,
  },
];
