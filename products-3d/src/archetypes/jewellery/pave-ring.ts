import { clamp, point, smoothStep } from '../../geometry/numbers.ts';
import type { Archetype, Detail, Shape3d } from '../../model.ts';
import { diamondFinishes } from './jewellery-finishes.ts';
import { pave, PAVE_DEPTH, type OnPiece } from './pave.ts';
import { staggeredRows } from './pave-layout.ts';
import { railBar, type RailBar } from './rail-bar.ts';
import { ringEngraving } from './ring-engraving.ts';
import { INNER_RADIUS_MM, RING_FACTS } from './ring-size.ts';

const STONE_MM = 1.05;
const PITCH_MM = 1.1;
const ROWS = 3;
const WIDTH_MM = 3.7;
const STRIP_MM = 1.56;
const THICKNESS_MM = 1.75;
/** The outside is a little domed across. */
const DOME_MM = 0.16;
const OUTER_RADIUS_MM = INNER_RADIUS_MM + THICKNESS_MM;
const AROUND_MM = OUTER_RADIUS_MM * Math.PI * 2;
/** Stones cover the back of the finger: this much to either side of its middle. */
const REACH_MM = AROUND_MM * 0.26;

/** Unrolled from the palm: half the way around is the back of the finger. */
const onRing: OnPiece = (alongMm, acrossMm, heightMm) => {
  const angle = (alongMm / AROUND_MM) * Math.PI * 2 + Math.PI;
  const outside = clamp((heightMm + THICKNESS_MM) / THICKNESS_MM);
  const radius = OUTER_RADIUS_MM + heightMm - DOME_MM * outside * (acrossMm / (WIDTH_MM / 2)) ** 2;
  return point(Math.sin(angle) * radius, acrossMm, Math.cos(angle) * radius);
};

const BAR: RailBar = {
  widthMm: WIDTH_MM,
  thicknessMm: THICKNESS_MM,
  stripMm: STRIP_MM,
  edgeMm: 0.28,
  lengthMm: AROUND_MM,
  closed: true,
  onPiece: onRing,
  hollowMm: (alongMm) => {
    const beyond = Math.abs(alongMm - AROUND_MM / 2) - REACH_MM;
    return { outside: STONE_MM * PAVE_DEPTH * (1 - smoothStep(-0.6, -0.1, beyond)), inside: 0 };
  },
};

function build(detail: Detail): Shape3d {
  const [fromMm, toMm] = [AROUND_MM / 2 - REACH_MM, AROUND_MM / 2 + REACH_MM];
  const stones = staggeredRows({ fromMm: fromMm + 0.2, toMm: toMm - 0.2, pitchMm: PITCH_MM, rows: ROWS });
  const strip = { stoneMm: STONE_MM, stones, fromMm, toMm, halfWidthMm: STRIP_MM, onPiece: onRing };
  return {
    parts: [
      { node: 'Band', slot: 'metal', geometry: railBar(BAR, detail) },
      ...pave(strip, detail),
      ringEngraving(detail),
    ],
    origins: [{ node: 'wear', atMm: [0, 0, 0] }],
    facts: { ...RING_FACTS, bandWidthMm: WIDTH_MM, stones: stones.length },
  };
}

/** A band with three rows of diamonds over the back of the finger. Origin and axes are those of every ring. */
export const paveRing: Archetype = { type: 'ring', build, finishes: diamondFinishes };
