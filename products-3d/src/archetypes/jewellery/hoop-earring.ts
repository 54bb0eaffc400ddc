import { CatmullRomCurve3, CylinderGeometry, SphereGeometry } from 'three';
import { joined } from '../../geometry/join.ts';
import { mix, point, unitSteps } from '../../geometry/numbers.ts';
import { swept } from '../../geometry/sweep.ts';
import { type Archetype, type Detail, type Shape3d, steps } from '../../model.ts';
import { jewelleryFinishes } from './jewellery-finishes.ts';

const RADIUS_MM = 12;
/** The hoop opens at the top for the lobe: this much of the circle on either side, in radians. */
const OPENING = 0.21;

/** The middle line: from the front of the lobe forward, down, and up again behind it. It lies in the plane x = 0. */
const course = (): CatmullRomCurve3 =>
  new CatmullRomCurve3(
    unitSteps(72).map((t) => {
      const angle = mix(OPENING, Math.PI * 2 - OPENING, t);
      return point(0, (Math.cos(angle) - Math.cos(OPENING)) * RADIUS_MM, Math.sin(angle) * RADIUS_MM);
    }),
  );

/** Fullest at the bottom, slender at the lobe. */
const girthAt = (t: number): number => 0.42 + 0.58 * Math.sin(Math.PI * t) ** 1.2;

function hoop(detail: Detail) {
  return swept({
    curve: course(),
    steps: steps(detail, 160, { share: 0.45 }),
    sides: steps(detail, 56, { share: 0.4 }),
    section: (t, angle) => [2.9 * girthAt(t) * Math.cos(angle), 2.3 * girthAt(t) * Math.sin(angle)],
    up: (t) =>
      course()
        .getPointAt(t)
        .add(point(0, Math.cos(OPENING) * RADIUS_MM)),
  });
}

/** The post through the lobe, with the hinge behind it. */
function post(detail: Detail) {
  const reach = Math.sin(OPENING) * RADIUS_MM;
  const pin = new CylinderGeometry(0.42, 0.42, reach * 2, steps(detail, 24)).rotateX(Math.PI / 2);
  const hinge = new SphereGeometry(1.05, steps(detail, 32), steps(detail, 20)).translate(0, 0, -reach);
  return joined([pin, hinge]);
}

const build = (detail: Detail): Shape3d => ({
  parts: [
    { node: 'Hoop', slot: 'metal', geometry: hoop(detail) },
    { node: 'Post', slot: 'metal', geometry: post(detail) },
  ],
  origins: [{ node: 'wear', atMm: [0, 0, 0] }],
  facts: { lengthMm: Math.round(RADIUS_MM * 2 + 2.3), side: 'mirror' },
});

/** One creole of a pair (the other is its mirror image). Origin: the post in the lobe; +Y up, +Z forward; `Post` hides when worn. */
export const hoopEarring: Archetype = { type: 'earrings', build, finishes: jewelleryFinishes };
