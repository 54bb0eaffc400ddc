import type { BufferGeometry } from 'three';
import { joined } from '../../geometry/join.ts';
import { at, clamp, unitSteps } from '../../geometry/numbers.ts';
import { surface } from '../../geometry/surface.ts';
import { disc } from '../../geometry/sweep.ts';
import { type Detail, steps } from '../../model.ts';
import type { OnPiece } from './pave.ts';

/** A bar whose outside, its inside, or both are hollowed along stretches between two rails, for stones to be set in. */
export interface RailBar {
  readonly widthMm: number;
  readonly thicknessMm: number;
  /** Half the width of the strip between the rails. */
  readonly stripMm: number;
  /** Radius of the four long edges. */
  readonly edgeMm: number;
  readonly lengthMm: number;
  /** How far the strip is hollowed at a place along the bar; 0 where it is polished. */
  readonly hollowMm: (alongMm: number) => { readonly outside: number; readonly inside: number };
  /** Heights from 0 on the outside down to minus the thickness. */
  readonly onPiece: OnPiece;
  /** The bar runs back into itself. */
  readonly closed: boolean;
}

interface CutPoint {
  readonly acrossMm: number;
  readonly heightMm: number;
  readonly strip?: 'outside' | 'inside';
}

/** The cut of the bar: over the outside from -across to +across, and back along the inside. */
function cutOf({ widthMm, thicknessMm, stripMm, edgeMm }: RailBar, detail: Detail): readonly CutPoint[] {
  const [half, corner] = [widthMm / 2, steps(detail, 6, { share: 0.5 })];
  const strip = unitSteps(steps(detail, 8)).map((t) => ({
    acrossMm: (t * 2 - 1) * stripMm,
    heightMm: 0,
    strip: 'outside' as const,
  }));
  const rail = unitSteps(corner).map((t) => {
    const angle = (t * Math.PI) / 2;
    return { acrossMm: half - edgeMm * (1 - Math.sin(angle)), heightMm: -edgeMm * (1 - Math.cos(angle)) };
  });
  const lip = (sign: number): CutPoint => ({ acrossMm: sign * (stripMm + 0.012), heightMm: 0 });
  const outside: readonly CutPoint[] = [
    ...rail.map(({ acrossMm, heightMm }) => ({ acrossMm: -acrossMm, heightMm })).toReversed(),
    lip(-1),
    ...strip,
    lip(1),
    ...rail,
  ];
  const inside = outside.map(({ acrossMm, heightMm, strip: on }): CutPoint => ({
    acrossMm: -acrossMm,
    heightMm: -thicknessMm - heightMm,
    ...(on && { strip: 'inside' as const }),
  }));
  return [...outside, ...inside];
}

/** The metal of the bar. */
export function railBar(bar: RailBar, detail: Detail): BufferGeometry {
  const cut = cutOf(bar, detail);
  const pointAt = (u: number, v: number) => {
    const alongMm = u * bar.lengthMm;
    const { acrossMm, heightMm, strip } = at(cut, Math.round(v * cut.length) % cut.length);
    const hollow = strip ? bar.hollowMm(alongMm)[strip] : 0;
    return bar.onPiece(alongMm, acrossMm, heightMm - (strip === 'inside' ? -hollow : hollow));
  };
  const along = steps(detail, clamp(Math.round(bar.lengthMm * 4), 60, 240), { share: 0.4 });
  const skin = surface([along, cut.length], pointAt, { closedU: bar.closed, closedV: true });
  if (bar.closed) return skin;
  const ends = [0, 1].map((u) => {
    const rim = cut.map((_, j) => pointAt(u, j / cut.length));
    const inward = pointAt(0.5 + (u - 0.5) * 0.98, 0);
    return disc(rim, at(rim, 0).clone().sub(inward).normalize());
  });
  return joined([skin, ...ends]);
}
