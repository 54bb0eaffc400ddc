import { joined } from '../../geometry/join.ts';
import { at, lastOf, point, signedPower, unitSteps } from '../../geometry/numbers.ts';
import { surface } from '../../geometry/surface.ts';
import { type Archetype, type Detail, type Shape3d, steps } from '../../model.ts';
import { jewelleryFinishes } from './jewellery-finishes.ts';
import { ringEngraving } from './ring-engraving.ts';
import { INNER_RADIUS_MM, RING_FACTS } from './ring-size.ts';

const WIDTH_MM = 4.4;
const THICKNESS_MM = 2;
const GROOVE = { widthMm: 0.34, depthMm: 0.22, offMiddleMm: 0.95 } as const;

const superellipse = (angle: number): readonly [number, number] => [
  INNER_RADIUS_MM + THICKNESS_MM / 2 + (THICKNESS_MM / 2) * signedPower(Math.cos(angle), 0.62),
  (WIDTH_MM / 2) * signedPower(Math.sin(angle), 0.62),
];

/** Depth of the fine groove at a height on the outside. */
const grooveAt = (y: number): number =>
  GROOVE.depthMm * Math.exp(-(((Math.abs(y) - GROOVE.offMiddleMm) / (GROOVE.widthMm / 2)) ** 4));

/** Outline of the cut band: rounded inside and outside, denser on the outside where the grooves run. */
function outline(detail: Detail): readonly (readonly [number, number])[] {
  const outside = unitSteps(steps(detail, 140, { share: 0.4 })).map((t) => {
    const [r, y] = superellipse((t - 0.5) * Math.PI);
    return [r - grooveAt(y), y] as const;
  });
  const inside = unitSteps(steps(detail, 40))
    .slice(1, -1)
    .map((t) => superellipse((t + 0.5) * Math.PI));
  return [...outside, ...inside];
}

function band(detail: Detail) {
  const cut = outline(detail);
  return surface(
    [steps(detail, 256, { share: 0.4 }), cut.length],
    (u, v) => {
      const [radius, y] = v === 1 ? at(cut, 0) : (cut[Math.round(v * cut.length)] ?? lastOf(cut));
      const angle = u * Math.PI * 2;
      return point(Math.sin(angle) * radius, y, Math.cos(angle) * radius);
    },
    { closedU: true, closedV: true },
  );
}

const build = (detail: Detail): Shape3d => ({
  parts: [{ node: 'Band', slot: 'metal', geometry: joined([band(detail)]) }, ringEngraving(detail)],
  origins: [{ node: 'wear', atMm: [0, 0, 0] }],
  facts: {
    ...RING_FACTS,
    bandWidthMm: WIDTH_MM,
  },
});

/** A rounded band with two fine grooves. Origin: middle of the finger hole; +Y towards the finger tip, +Z off the back of the finger. */
export const bandRing: Archetype = { type: 'ring', build, finishes: jewelleryFinishes };
