import type { BufferGeometry } from 'three';
import { point } from '../../geometry/numbers.ts';
import { smoothCurve } from '../../geometry/solids.ts';
import { ellipseSection, swept } from '../../geometry/sweep.ts';
import { GRAIN_TILE_MM } from '../leather-parts.ts';

/** A roll of leather along +x, as long as a strap is wide: where its end goes round a ring or a bar. */
export const leatherRoll = (halfWidthMm: number, radiusMm: number): BufferGeometry =>
  swept({
    curve: smoothCurve([point(-halfWidthMm, 0, 0), point(halfWidthMm, 0, 0)]),
    steps: 8,
    sides: 24,
    section: ellipseSection(radiusMm, radiusMm),
    up: () => point(0, 0, 1),
    tileMm: GRAIN_TILE_MM,
  });
