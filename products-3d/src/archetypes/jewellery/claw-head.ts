import { type BufferGeometry, TorusGeometry } from 'three';
import { joined } from '../../geometry/join.ts';
import { point, unitSteps } from '../../geometry/numbers.ts';
import { rounded, smoothCurve, turnedZ } from '../../geometry/solids.ts';
import { swept } from '../../geometry/sweep.ts';
import { type Detail, steps } from '../../model.ts';

interface ClawHead {
  /** Width of the round stone; its girdle lies in z = 0 and its table looks to +z. */
  readonly stoneMm: number;
  readonly clawMm: number;
  /** How far below the girdle the head ends, and how wide it is there. */
  readonly depthMm: number;
  readonly footMm: number;
  readonly claws: number;
}

/** Height of a brilliant's bezels over the girdle, at a distance from the axis. */
const crownAt = (radiusMm: number, stoneMm: number): number =>
  stoneMm * 0.0175 + (stoneMm / 2 - radiusMm) * Math.tan((34.5 / 180) * Math.PI);

/** One claw, in the half plane of +x: out along the pavilion, up past the girdle, and over onto the crown. */
function claw({ stoneMm, clawMm, depthMm, footMm }: ClawHead, detail: Detail): BufferGeometry {
  const [edge, thick] = [stoneMm / 2, clawMm / 2];
  const onCrown = edge - clawMm * 0.85;
  const course = smoothCurve([
    point(footMm / 2, 0, -depthMm),
    point((footMm / 2 + edge) / 2, 0, -depthMm * 0.52),
    point(edge + thick * 0.5, 0, -thick * 0.9),
    point(edge + thick * 0.62, 0, thick * 0.5),
    point(edge - thick * 0.1, 0, crownAt(edge, stoneMm) + thick * 1.18),
    point(onCrown, 0, crownAt(onCrown, stoneMm) + thick * 0.62),
  ]);
  return swept({
    curve: course,
    steps: steps(detail, 48, { share: 0.4 }),
    sides: steps(detail, 18, { share: 0.45 }),
    section: (t, angle) => {
      const tip = t < 0.9 ? 1 : Math.sqrt(Math.max(0, 1 - ((t - 0.9) / 0.1) ** 2));
      const girth = thick * (0.86 + 0.14 * t) * Math.max(tip, 0.02);
      return [Math.cos(angle) * girth * 1.08, Math.sin(angle) * girth];
    },
    up: () => point(0, 1, 0),
  });
}

/** A wire bent to a ring around the axis. */
const wire = (radiusMm: number, thickMm: number, detail: Detail): BufferGeometry =>
  new TorusGeometry(radiusMm, thickMm, steps(detail, 14), steps(detail, 72, { share: 0.45 }));

/** The setting of a round stone: claws that rise from a small cup, held together by a gallery wire. */
export function clawHead(head: ClawHead, detail: Detail): BufferGeometry {
  const { stoneMm, clawMm, depthMm, footMm, claws } = head;
  const one = claw(head, detail);
  const around = unitSteps(claws)
    .slice(0, -1)
    .map((share) => one.clone().rotateZ((share + 0.5 / claws) * Math.PI * 2));
  const galleryZ = -depthMm * 0.5;
  const gallery = wire((footMm / 2 + stoneMm / 2) / 2 - clawMm * 0.12, clawMm * 0.36, detail).translate(
    0,
    0,
    galleryZ,
  );
  const cup = turnedZ(
    rounded(
      [
        [0.01, -depthMm - clawMm * 0.4],
        [footMm / 2 + clawMm * 0.25, -depthMm - clawMm * 0.4],
        [footMm / 2 + clawMm * 0.55, -depthMm + clawMm * 0.9],
        [footMm / 2 - clawMm * 0.3, -depthMm + clawMm * 0.9],
        [footMm / 2 - clawMm * 0.6, -depthMm],
        [0.01, -depthMm],
      ],
      [0, 0.15, 0.15, 0.15, 0.1, 0],
      3,
    ),
    { segments: steps(detail, 64, { share: 0.4 }) },
  );
  return joined([...around, gallery, cup]);
}
