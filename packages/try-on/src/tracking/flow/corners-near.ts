import type { Point } from '../../geometry/point.ts';
import { cornerness } from './follow-point.ts';
import type { GreyPicture } from './grey-picture.ts';

/**
 * Half the width of the area around the line between heel and toe that shows foot and ground, as a share of that
 * line.
 */
const AROUND = 0.42;
const MOST_CORNERS = 40;
/** Places that are looked at along the foot; across in the same steps. */
const STEPS_ALONG = 22;
/** Weaker corners than this share of the strongest are left out. */
const LEAST_SHARE = 0.02;
const LEAST_CORNER = 6;

/** The corners on and beside a foot that can be followed best, the strongest first. */
export function cornersNear(picture: GreyPicture, heel: Point, toe: Point): readonly Point[] {
  const [x, y] = [toe.x - heel.x, toe.y - heel.y];
  const across = Math.round(STEPS_ALONG * AROUND);
  const corners: { readonly at: Point; readonly strength: number }[] = [];
  for (let along = -2; along <= STEPS_ALONG + 2; along += 1) {
    for (let aside = -across; aside <= across; aside += 1) {
      const [u, v] = [along / STEPS_ALONG, aside / STEPS_ALONG];
      const at = { x: heel.x + u * x - v * y, y: heel.y + u * y + v * x };
      if (isWithin(picture, at)) corners.push({ at, strength: cornerness(picture, at) });
    }
  }
  corners.sort((one, other) => other.strength - one.strength);
  const least = Math.max(LEAST_CORNER, LEAST_SHARE * (corners[0]?.strength ?? 0));
  return corners
    .filter(({ strength }) => strength >= least)
    .slice(0, MOST_CORNERS)
    .map(({ at }) => at);
}

/** A square around it lies in the picture. */
const EDGE_PX = 8;
const isWithin = ({ widthPx, heightPx }: GreyPicture, { x, y }: Point): boolean =>
  x >= EDGE_PX && y >= EDGE_PX && x <= widthPx - EDGE_PX && y <= heightPx - EDGE_PX;
