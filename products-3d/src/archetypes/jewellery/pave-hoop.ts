import { CylinderGeometry, SphereGeometry, type Vector3 } from 'three';
import { joined } from '../../geometry/join.ts';
import { point, smoothStep, unitSteps } from '../../geometry/numbers.ts';
import { type Archetype, type Detail, type Part, type Shape3d, steps } from '../../model.ts';
import { diamondFinishes } from './jewellery-finishes.ts';
import { type OnPiece, pave, PAVE_DEPTH, type PavedStrip } from './pave.ts';
import { railBar, type RailBar } from './rail-bar.ts';

const RADIUS_MM = 9.4;
/** The hoop opens at the top for the lobe: this much of the circle on either side, in radians. */
const OPENING = 0.24;
const WIDTH_MM = 2.3;
const THICKNESS_MM = 1.55;
const STRIP_MM = 0.8;
const STONE_MM = 1.35;
const PITCH_MM = 1.44;
const LENGTH_MM = RADIUS_MM * (Math.PI * 2 - OPENING * 2);

/** Stones on the outside of the front half, and on the inside of the back half, where they are seen through the hoop. */
const OUTSIDE = { fromMm: 0.9, toMm: LENGTH_MM * 0.56 } as const;
const INSIDE = { fromMm: LENGTH_MM * 0.6, toMm: LENGTH_MM - 3.4 } as const;

/** Along the outside from the front of the lobe forward, down, and up again behind it, in the plane x = 0. */
const onHoop: OnPiece = (alongMm, acrossMm, heightMm) => {
  const angle = OPENING + alongMm / RADIUS_MM;
  const radius = RADIUS_MM + heightMm;
  return point(acrossMm, Math.cos(angle) * radius - Math.cos(OPENING) * RADIUS_MM, Math.sin(angle) * radius);
};

/** A millimetre of the outside is this long on the inside. */
const INSIDE_SCALE = 1 - THICKNESS_MM / RADIUS_MM;

/** The same in millimetres of the inside, where the outside of a strip looks to the middle of the hoop. */
const onInside: OnPiece = (alongMm, acrossMm, heightMm) =>
  onHoop(alongMm / INSIDE_SCALE, -acrossMm, -THICKNESS_MM - heightMm);

interface Stretch {
  readonly fromMm: number;
  readonly toMm: number;
}

const within = (mm: number, { fromMm, toMm }: Stretch): number =>
  smoothStep(0.1, 0.5, mm - fromMm) * smoothStep(0.1, 0.5, toMm - mm);

const BAR: RailBar = {
  widthMm: WIDTH_MM,
  thicknessMm: THICKNESS_MM,
  stripMm: STRIP_MM,
  edgeMm: 0.26,
  lengthMm: LENGTH_MM,
  closed: false,
  onPiece: onHoop,
  hollowMm: (mm) => ({
    outside: STONE_MM * PAVE_DEPTH * within(mm, OUTSIDE),
    inside: STONE_MM * PAVE_DEPTH * within(mm, INSIDE),
  }),
};

/** One row of stones. */
function row({ fromMm, toMm }: Stretch, onPiece: OnPiece): PavedStrip {
  const count = Math.floor((toMm - fromMm) / PITCH_MM);
  const stones: readonly Vector3[] = unitSteps(count)
    .slice(0, -1)
    .map((share) => point(fromMm + (toMm - fromMm) * (share + 0.5 / count)));
  return { stoneMm: STONE_MM, stones, fromMm, toMm, halfWidthMm: STRIP_MM, onPiece };
}

const scaled = ({ fromMm, toMm }: Stretch, scale: number): Stretch => ({
  fromMm: fromMm * scale,
  toMm: toMm * scale,
});

/** The post through the lobe, with the hinge behind it. */
function post(detail: Detail): Part {
  const reach = Math.sin(OPENING) * (RADIUS_MM - THICKNESS_MM / 2);
  const pin = new CylinderGeometry(0.42, 0.42, reach * 2, steps(detail, 24)).rotateX(Math.PI / 2);
  const hinge = new SphereGeometry(1, steps(detail, 32), steps(detail, 20)).translate(0, -0.3, -reach);
  return { node: 'Post', slot: 'metal', geometry: joined([pin, hinge]) };
}

const build = (detail: Detail): Shape3d => ({
  parts: [
    { node: 'Hoop', slot: 'metal', geometry: railBar(BAR, detail) },
    ...pave(row(OUTSIDE, onHoop), detail),
    ...pave(row(scaled(INSIDE, INSIDE_SCALE), onInside), detail),
    post(detail),
  ],
  origins: [{ node: 'wear', atMm: [0, 0, 0] }],
  facts: { lengthMm: Math.round(RADIUS_MM * 2), side: 'mirror' },
});

/** A pavé creole of a pair. Origin: the post in the lobe; +Y up, +Z forward; `Post` hides when worn. */
export const paveHoop: Archetype = { type: 'earrings', build, finishes: diamondFinishes };
