import { CylinderGeometry } from 'three';
import type { BufferGeometry } from 'three';
import { type Profile, rounded, turnedY } from '../../geometry/solids.ts';

/** A sample of two millilitres, standing on the ground: glass, what is in it, collar and cap. */
export interface Vial {
  readonly glass: BufferGeometry;
  readonly perfume: BufferGeometry;
  readonly collar: BufferGeometry;
  readonly cap: BufferGeometry;
}

export const VIAL = { radiusMm: 5, heightMm: 56 } as const;

const GLASS_TO_MM = 38;
const WALL_MM = 0.9;
const FULL_MM = 31;

const GLASS: Profile = [
  [0, 0],
  [VIAL.radiusMm, 0],
  [VIAL.radiusMm, GLASS_TO_MM - 3],
  [3.6, GLASS_TO_MM],
  [0, GLASS_TO_MM],
];

const COLLAR: Profile = [
  [0, GLASS_TO_MM - 2.2],
  [4.5, GLASS_TO_MM - 2.2],
  [4.5, GLASS_TO_MM + 1.4],
  [0, GLASS_TO_MM + 1.4],
];

const CAP: Profile = [
  [0, GLASS_TO_MM + 1.4],
  [VIAL.radiusMm, GLASS_TO_MM + 1.4],
  [VIAL.radiusMm, VIAL.heightMm],
  [0, VIAL.heightMm],
];

const FINE = { segments: 64 } as const;

export const vial = (): Vial => ({
  glass: turnedY(rounded(GLASS, [0, 1.2, 1, 0.4, 0]), FINE),
  perfume: new CylinderGeometry(VIAL.radiusMm - WALL_MM, VIAL.radiusMm - WALL_MM, FULL_MM, 64).translate(
    0,
    WALL_MM * 1.6 + FULL_MM / 2,
    0,
  ),
  collar: turnedY(rounded(COLLAR, [0, 0.2, 0.2, 0]), FINE),
  cap: turnedY(rounded(CAP, [0, 0.3, 0.7, 0]), FINE),
});
