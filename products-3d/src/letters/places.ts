import type { PlaceWanted } from './place.ts';

const degrees = (angle: number): number => (angle * Math.PI) / 180;

/** Beside the name of the house on the tube, which is turned by as much. */
const TUBE = { radiusMm: 8, turn: -0.3 } as const;

/** Inside a ring, where the picture shows it: the angle from the lowest place to the right of the finger hole. */
const RING_INSIDE_MM = 26 / Math.PI;
const INSIDE = degrees(50);

const SHOULDER = { turn: degrees(58), radiusMm: 9.9 } as const;

/**
 * Where each piece is written on, by its id: small, clear of seams, clasps and the name of the house. A ring is written
 * inside where its front picture shows it, because not every look has a picture from the side; the 3D view looks deeper
 * into it.
 */
export const PLACES: Readonly<Record<string, readonly PlaceWanted[]>> = {
  AU3004: [
    {
      position: 'side',
      nearMm: [-36, 49, 122],
      facing: [-1, 0.1, 0],
      up: [0, 1, 0],
      widthMm: 30,
      heightMm: 8,
    },
    {
      position: 'heel',
      nearMm: [-33, 45, 59],
      facing: [-1, 0, 0],
      up: [0, 1, 0],
      widthMm: 26,
      heightMm: 8,
    },
  ],
  AU4001: [
    {
      position: 'case',
      nearMm: [TUBE.radiusMm * Math.sin(TUBE.turn), 37, TUBE.radiusMm * Math.cos(TUBE.turn)],
      facing: [Math.sin(TUBE.turn), 0, Math.cos(TUBE.turn)],
      up: [0, 1, 0],
      widthMm: 11,
      heightMm: 2.6,
      radiusMm: TUBE.radiusMm,
    },
  ],
  AU5003: [
    { position: 'centre', nearMm: [0, 138, 76], facing: [0, 0, 1], up: [0, 1, 0], widthMm: 60, heightMm: 14 },
    { position: 'corner', nearMm: [104, 44, 72], facing: [0, 0, 1], up: [0, 1, 0], widthMm: 38, heightMm: 9 },
  ],
  AU6002: [
    { position: 'centre', nearMm: [0, 74, 15], facing: [0, 0, 1], up: [0, 1, 0], widthMm: 36, heightMm: 7 },
    { position: 'corner', nearMm: [-66, 50, 13], facing: [0, 0, 1], up: [0, 1, 0], widthMm: 30, heightMm: 6 },
  ],
  AU6003: [
    { position: 'centre', nearMm: [0, 84, 9], facing: [0, 0, 1], up: [0, 1, 0], widthMm: 44, heightMm: 9 },
    { position: 'corner', nearMm: [-84, 18, 6], facing: [0, 0, 1], up: [0, 1, 0], widthMm: 34, heightMm: 7 },
  ],
  AU6004: [
    { position: 'centre', nearMm: [-8, 13, 38], facing: [0, 1, 0], up: [0, 0, -1], widthMm: 15, heightMm: 6 },
  ],
  AU7001: [
    {
      position: 'inside',
      nearMm: [-RING_INSIDE_MM * Math.cos(INSIDE), 0, RING_INSIDE_MM * Math.sin(INSIDE)],
      facing: [Math.cos(INSIDE), 0, -Math.sin(INSIDE)],
      up: [0, -1, 0],
      widthMm: 15,
      heightMm: 2,
      radiusMm: -RING_INSIDE_MM,
      turnOnModel: degrees(30),
    },
  ],
  AU7003: [
    {
      position: 'face',
      nearMm: [0, -3.95, 10.6],
      facing: [0, 0, 1],
      up: [0, 1, 0],
      widthMm: 4.2,
      heightMm: 1.4,
    },
    {
      position: 'shoulder',
      nearMm: [SHOULDER.radiusMm * Math.sin(SHOULDER.turn), 0, SHOULDER.radiusMm * Math.cos(SHOULDER.turn)],
      facing: [Math.sin(SHOULDER.turn), 0, Math.cos(SHOULDER.turn)],
      up: [0, 1, 0],
      widthMm: 5.4,
      heightMm: 2,
      radiusMm: SHOULDER.radiusMm,
    },
  ],
};
