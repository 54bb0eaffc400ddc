import { type BufferGeometry, Matrix4 } from 'three';
import { joined, placed } from '../../geometry/join.ts';
import { point, signedPower } from '../../geometry/numbers.ts';
import { faceAt, type Form, laned, skin } from '../../geometry/pattern.ts';
import { plate, rounded, roundedRectangle, smoothCurve } from '../../geometry/solids.ts';
import { surface } from '../../geometry/surface.ts';
import { ellipseSection, swept } from '../../geometry/sweep.ts';

const PITCH_MM = 2.3;

/** One tooth: a small block, rounded, 2.9 mm across the chain. */
function tooth(): BufferGeometry {
  return surface(
    [6, 8],
    (u, v) => {
      const [polar, turn] = [u * Math.PI, v * Math.PI * 2];
      const ring = Math.sin(polar) ** 0.5;
      return point(
        0.78 * signedPower(Math.cos(turn), 0.5) * ring,
        -1.55 * signedPower(Math.cos(polar), 0.5),
        0.95 * signedPower(Math.sin(turn), 0.5) * ring,
      );
    },
    { closedV: true },
  );
}

/** The chain of a metal zip along a form (x along it, y across, face up): two rows of teeth that mesh. */
export function zipTeeth(form: Form, fromMm: number, toMm: number): BufferGeometry {
  const one = tooth();
  const count = Math.floor((toMm - fromMm) / PITCH_MM) * 2;
  return joined(
    Array.from({ length: count }, (_, i) => {
      const x = fromMm + (i * PITCH_MM) / 2;
      const y = i % 2 === 0 ? 0.72 : -0.72;
      const [on, face] = [form(x, y, 0.75), faceAt(form, x, y)];
      const along = form(x + 0.5, y)
        .sub(form(x - 0.5, y))
        .normalize();
      const across = face.clone().cross(along);
      return placed(one, new Matrix4().makeBasis(along, across, face).setPosition(on));
    }),
  );
}

/** The woven tape below the teeth. */
export const zipTape = (form: Form, lengthMm: number, halfWidthMm: number): BufferGeometry =>
  skin(form, laned({ lengthMm, halfWidthAt: () => halfWidthMm, steps: Math.ceil(lengthMm / 3), lanes: 4 }), {
    offMm: 0,
    tileMm: 12,
  });

/** The slider's body with its bridge, along +x on the plane z = 0. */
export function zipSlider(): BufferGeometry {
  const body = plate(roundedRectangle({ widthMm: 12, heightMm: 7.6, radiusMm: 3.2 }), {
    thicknessMm: 3.4,
    bevelMm: 1,
    bevelSegments: 5,
  });
  const bridge = swept({
    curve: smoothCurve(
      [
        [-4.4, 2.4],
        [-3.4, 5],
        [0, 5.9],
        [3.4, 5],
        [4.4, 2.4],
      ].map(([x, z]) => point(x, 0, z)),
    ),
    steps: 40,
    sides: 14,
    section: ellipseSection(1.3, 0.8, 3),
    up: () => point(0.01, 0, 1),
  });
  return joined([body, bridge]);
}

/** A flat ring that joins slider and pull: an eye at the origin, hanging along -y. */
export function pullRing(): BufferGeometry {
  const outline = rounded(
    [
      [0, 1.6],
      [3, 1.6],
      [3, -7.6],
      [0, -7.6],
    ],
    [0, 1.6, 1.6, 0],
  );
  const left = outline.map(([x, y]) => point(-x, y)).toReversed();
  const curve = smoothCurve([...outline.map(([x, y]) => point(x, y)), ...left.slice(1, -1)], true);
  return swept({
    curve,
    steps: 80,
    sides: 12,
    section: ellipseSection(0.85, 0.85),
    up: () => point(0, 0, 1),
    closed: true,
  });
}
