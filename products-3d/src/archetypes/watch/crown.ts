import type { BufferGeometry } from 'three';
import { at, point } from '../../geometry/numbers.ts';
import { rounded } from '../../geometry/solids.ts';
import { surface } from '../../geometry/surface.ts';
import type { Detail } from '../../model.ts';

const CROWN_FLUTES = 26;

interface CrownPlace {
  readonly xMm: number;
  readonly zMm: number;
  /** 1 is a crown of 6.5 mm. */
  readonly size?: number;
}

/** The fluted crown at three o'clock, standing out from a case that ends at `xMm`, its axis `zMm` above the back. */
export function flutedCrown({ xMm, zMm, size = 1 }: CrownPlace, detail: Detail): BufferGeometry {
  const profile = rounded(
    [
      [1.4, 0],
      [3, 0.3],
      [3.25, 0.9],
      [3.25, 2.9],
      [2.9, 3.5],
      [0, 3.8],
    ],
    [0, 0.2, 0.3, 0.5, 0.6, 0],
    4,
  );
  const sides = CROWN_FLUTES * (detail === 'hero' ? 8 : 2);
  return surface(
    [profile.length - 1, sides],
    (u, v) => {
      const [radius, out] = at(profile, Math.round(u * (profile.length - 1)));
      const angle = v * Math.PI * 2;
      const flute = out > 0.6 && out < 3.3 ? 0.26 * Math.abs(Math.sin((angle * CROWN_FLUTES) / 2)) ** 0.8 : 0;
      const r = Math.max(0, radius - flute) * size;
      return point(out * size + xMm, Math.cos(angle) * r, Math.sin(angle) * r + zMm);
    },
    { closedV: true, flip: true },
  );
}
