import type { BufferGeometry, Vector3 } from 'three';
import { setGems } from '../../geometry/gem.ts';
import { joined, mirroredX, shifted } from '../../geometry/join.ts';
import { mix, point, smoothStep } from '../../geometry/numbers.ts';
import { smoothCurve } from '../../geometry/solids.ts';
import { swept } from '../../geometry/sweep.ts';
import { type Archetype, type Detail, type Shape3d, steps } from '../../model.ts';
import { clawHead } from './claw-head.ts';
import { diamondFinishes } from './jewellery-finishes.ts';
import { ringEngraving } from './ring-engraving.ts';
import { INNER_RADIUS_MM, RING_FACTS } from './ring-size.ts';
import { shank } from './shank.ts';
import { centreStone } from './stones.ts';

const STONE_MM = 6.5;
const HEAD = { stoneMm: STONE_MM, clawMm: 0.88, depthMm: 3.7, footMm: 2.6, claws: 4 } as const;
const GIRDLE_Z_MM = INNER_RADIUS_MM + 5.1;

/** Slender towards the stone, so that it looks its size. */
const band = (detail: Detail): BufferGeometry =>
  shank((fromTop) => {
    const t = smoothStep(0.3, 2.4, fromTop);
    return { widthMm: mix(1.75, 2.15, t), thicknessMm: mix(1.45, 1.6, t), outside: 2.2, inside: 3.2 };
  }, detail);

/** Over the middle of the band, by the angle from the stone. */
const overBand = (angle: number, outMm: number): Vector3 =>
  point(Math.sin(angle) * (INNER_RADIUS_MM + outMm), 0, Math.cos(angle) * (INNER_RADIUS_MM + outMm));

/** A shoulder: leaves the band in its own direction and rises to the gallery, as a cathedral's arch does. */
function shoulder(detail: Detail): BufferGeometry {
  return swept({
    curve: smoothCurve([
      overBand(0.86, 0.62),
      overBand(0.66, 0.98),
      overBand(0.46, 1.62),
      overBand(0.31, 2.4),
      point(1.85, 0, GIRDLE_Z_MM - HEAD.depthMm * 0.52),
    ]),
    steps: steps(detail, 40, { share: 0.4 }),
    sides: steps(detail, 24, { share: 0.4 }),
    section: (t, angle) => [Math.cos(angle) * mix(0.86, 0.5, t), Math.sin(angle) * mix(0.7, 0.46, t)],
    up: () => point(0, 0, 1),
  });
}

function build(detail: Detail): Shape3d {
  const seat = { at: point(0, 0, GIRDLE_Z_MM), axis: point(0, 0, 1) };
  const { stone, light } = setGems(centreStone(STONE_MM, detail), [seat]);
  const arch = shoulder(detail);
  return {
    parts: [
      { node: 'Band', slot: 'metal', geometry: joined([band(detail), arch, mirroredX(arch)]) },
      { node: 'Head', slot: 'metal', geometry: shifted(clawHead(HEAD, detail), [0, 0, GIRDLE_Z_MM]) },
      { node: 'Stone', slot: 'stone', geometry: stone },
      { node: 'Stone', slot: 'stoneLight', geometry: light },
      ringEngraving(detail),
    ],
    origins: [{ node: 'wear', atMm: [0, 0, 0] }],
    facts: { ...RING_FACTS, stoneMm: STONE_MM },
  };
}

/**
 * A round brilliant on four claws. Origin: middle of the finger hole; +Y towards the finger tip, +Z off the back of
 * the finger, where the stone is.
 */
export const solitaireRing: Archetype = { type: 'ring', build, finishes: diamondFinishes };
