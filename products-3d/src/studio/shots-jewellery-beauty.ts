import type { Shot, Shots } from './shot.ts';

/** A ring stands on the palm's side, its stone up. */
const STANDING = { turnDeg: [-90, 0, 0] } as const;

/** A signet lies on the edges of its face and of the band. */
const LEANING = { turnDeg: [-14, 0, 0] } as const;

const STONES = { exposure: 0.9 } as const satisfies Partial<Shot>;
const GOLD = { exposure: 0.95 } as const satisfies Partial<Shot>;
const BEAUTY = { exposure: 0.86 } as const satisfies Partial<Shot>;

const SOLITAIRE: Shots = {
  front: {
    ...STONES,
    pose: STANDING,
    azimuthDeg: 30,
    elevationDeg: 20,
    framing: { kind: 'whole', fill: 0.52 },
  },
  detail: {
    ...STONES,
    pose: STANDING,
    azimuthDeg: 20,
    elevationDeg: 55,
    framing: { kind: 'close-up', atMm: [0, 0, 12.8], fieldMm: 13 },
  },
  side: { ...STONES, pose: STANDING, azimuthDeg: 2, elevationDeg: 6, framing: { kind: 'whole', fill: 0.52 } },
};

const SIGNET: Shots = {
  front: { ...GOLD, pose: LEANING, azimuthDeg: 36, elevationDeg: 11, framing: { kind: 'whole', fill: 0.54 } },
  detail: {
    ...GOLD,
    pose: LEANING,
    azimuthDeg: 34,
    elevationDeg: 9,
    framing: { kind: 'close-up', atMm: [0, 0, 10.6], fieldMm: 18 },
    fStop: 11,
  },
  side: { ...GOLD, pose: STANDING, azimuthDeg: 90, elevationDeg: 8, framing: { kind: 'whole', fill: 0.52 } },
};

const PAVE_RING: Shots = {
  front: {
    ...STONES,
    pose: STANDING,
    azimuthDeg: 32,
    elevationDeg: 25,
    framing: { kind: 'whole', fill: 0.52 },
  },
  detail: {
    ...STONES,
    pose: STANDING,
    azimuthDeg: 15,
    elevationDeg: 50,
    framing: { kind: 'close-up', atMm: [0, 0, 10], fieldMm: 11 },
  },
  side: { ...STONES, azimuthDeg: 12, elevationDeg: 24, framing: { kind: 'whole', fill: 0.56 } },
};

const RIVIERE: Shots = {
  front: { ...STONES, azimuthDeg: -12, elevationDeg: 46, framing: { kind: 'whole', fill: 0.86 } },
  detail: {
    ...STONES,
    azimuthDeg: -18,
    elevationDeg: 38,
    framing: { kind: 'close-up', atMm: [0, -0.5, 66], fieldMm: 22 },
    fStop: 11,
  },
  back: {
    ...STONES,
    azimuthDeg: 156,
    elevationDeg: 34,
    framing: { kind: 'close-up', atMm: [0, -0.5, -68], fieldMm: 34 },
    fStop: 11,
  },
};

const STUDS: Shots = {
  front: {
    ...STONES,
    companion: { pose: { turnDeg: [0, 50, 0] }, standsAtMm: [10, -4] },
    azimuthDeg: 35,
    elevationDeg: 22,
    framing: { kind: 'whole', fill: 0.64 },
  },
  detail: {
    ...STONES,
    azimuthDeg: 16,
    elevationDeg: 14,
    framing: { kind: 'close-up', atMm: [0, 0, 5], fieldMm: 10 },
  },
  side: { ...STONES, azimuthDeg: 78, elevationDeg: 12, framing: { kind: 'whole', fill: 0.56 } },
};

const DROPS: Shots = {
  front: {
    ...STONES,
    pose: { turnDeg: [-90, -9, 0] },
    companion: { pose: { turnDeg: [-90, 17, 0] }, standsAtMm: [11, 1] },
    azimuthDeg: 8,
    elevationDeg: 60,
    framing: { kind: 'whole', fill: 0.66 },
  },
  detail: {
    ...STONES,
    pose: STANDING,
    azimuthDeg: 8,
    elevationDeg: 62,
    framing: { kind: 'close-up', atMm: [0, -20.5, 3.6], fieldMm: 15 },
  },
  side: { ...STONES, azimuthDeg: 62, elevationDeg: 8, framing: { kind: 'whole', fill: 0.62 } },
};

const PAVE_HOOPS: Shots = {
  front: {
    ...STONES,
    companion: { pose: { turnDeg: [0, 34, 0] }, standsAtMm: [-12.5, 13.6] },
    azimuthDeg: 56,
    elevationDeg: 13,
    framing: { kind: 'whole', fill: 0.66 },
  },
  detail: {
    ...STONES,
    azimuthDeg: 26,
    elevationDeg: 12,
    framing: { kind: 'close-up', atMm: [2.2, -6, 7.3], fieldMm: 12 },
  },
  side: { ...STONES, azimuthDeg: 90, elevationDeg: 6, framing: { kind: 'whole', fill: 0.6 } },
};

const REFILL: Shots = {
  front: { ...BEAUTY, azimuthDeg: -14, elevationDeg: 11, framing: { kind: 'whole', fill: 0.62 } },
  detail: {
    ...BEAUTY,
    azimuthDeg: -20,
    elevationDeg: 16,
    framing: { kind: 'close-up', atMm: [0, 25, 0], fieldMm: 26 },
    fStop: 8,
  },
  back: { ...BEAUTY, azimuthDeg: 158, elevationDeg: 11, framing: { kind: 'whole', fill: 0.62 } },
};

const GLOSS: Shots = {
  front: { ...BEAUTY, azimuthDeg: -14, elevationDeg: 9, framing: { kind: 'whole', fill: 0.76 } },
  detail: {
    ...BEAUTY,
    azimuthDeg: -20,
    elevationDeg: 15,
    framing: { kind: 'close-up', atMm: [2, 62, 2], fieldMm: 32 },
    fStop: 11,
  },
  side: {
    ...BEAUTY,
    azimuthDeg: -14,
    elevationDeg: 8,
    framing: { kind: 'close-up', atMm: [25, 84, -6], fieldMm: 40 },
    fStop: 8,
  },
};

/** Where the mirror of an open palette looks. */
const BEFORE_MIRROR = { azimuthDeg: 22, elevationDeg: 28, distance: 1.3, edge: 2.4 } as const;

const PALETTE: Shots = {
  front: {
    ...BEAUTY,
    azimuthDeg: -22,
    elevationDeg: 30,
    framing: { kind: 'whole', fill: 0.76 },
    card: BEFORE_MIRROR,
  },
  detail: {
    ...BEAUTY,
    azimuthDeg: -14,
    elevationDeg: 48,
    framing: { kind: 'close-up', atMm: [0, 7, -4.5], fieldMm: 33 },
    fStop: 11,
    card: BEFORE_MIRROR,
  },
  back: { ...BEAUTY, azimuthDeg: 152, elevationDeg: 20, framing: { kind: 'whole', fill: 0.74 } },
};

const GIFT_BOX: Shots = {
  front: { ...BEAUTY, azimuthDeg: -20, elevationDeg: 40, framing: { kind: 'whole', fill: 0.84 } },
  detail: {
    ...BEAUTY,
    azimuthDeg: -24,
    elevationDeg: 34,
    framing: { kind: 'close-up', atMm: [3, 29, -30], fieldMm: 98 },
    fStop: 8,
  },
  side: { ...BEAUTY, azimuthDeg: 24, elevationDeg: 62, framing: { kind: 'whole', fill: 0.86 } },
};

const PARURE: Shots = {
  front: { ...STONES, azimuthDeg: -16, elevationDeg: 36, framing: { kind: 'whole', fill: 0.84 } },
  detail: {
    ...STONES,
    azimuthDeg: -20,
    elevationDeg: 32,
    framing: { kind: 'close-up', atMm: [-14, 13, -4], fieldMm: 34 },
  },
  side: { ...STONES, azimuthDeg: 18, elevationDeg: 64, framing: { kind: 'whole', fill: 0.84 } },
};

const DISCOVERY_BOX: Shots = {
  front: { ...BEAUTY, azimuthDeg: -18, elevationDeg: 42, framing: { kind: 'whole', fill: 0.84 } },
  detail: {
    ...BEAUTY,
    azimuthDeg: -22,
    elevationDeg: 40,
    framing: { kind: 'close-up', atMm: [-6, 12, -6], fieldMm: 62 },
    fStop: 11,
  },
  side: { ...BEAUTY, azimuthDeg: 26, elevationDeg: 62, framing: { kind: 'whole', fill: 0.84 } },
};

/** How jewellery, make-up and coffrets are photographed, by product: each piece has a side of its own to show. */
export const JEWELLERY_BEAUTY_SHOTS: Readonly<Record<string, Shots>> = {
  AU0901: GIFT_BOX,
  AU0902: PARURE,
  AU4003: GLOSS,
  AU4004: REFILL,
  AU4101: PALETTE,
  AU4102: PALETTE,
  AU4103: PALETTE,
  AU4104: PALETTE,
  AU4203: DISCOVERY_BOX,
  AU7002: SOLITAIRE,
  AU7003: SIGNET,
  AU7004: PAVE_RING,
  AU7005: RIVIERE,
  AU8002: STUDS,
  AU8003: DROPS,
  AU8004: PAVE_HOOPS,
};
