import { type BufferGeometry, CylinderGeometry } from 'three';
import { joined } from '../../geometry/join.ts';
import { rounded, turnedZ } from '../../geometry/solids.ts';
import { type Detail, type Part, steps } from '../../model.ts';

/** The lobe an earring is made for: its middle is the origin, so the piece in front starts at half of it. */
export const LOBE_MM = 4;

const PIN_MM = 0.42;
const PIN_END_MM = -8.2;

/** The round clutch behind the lobe, with a rolled edge and a barrel around the pin. */
function clutch(detail: Detail): BufferGeometry {
  const back = -LOBE_MM / 2;
  return turnedZ(
    rounded(
      [
        [PIN_MM, back - 2.6],
        [1.05, back - 2.6],
        [1.15, back - 1],
        [2.5, back - 0.85],
        [2.75, back - 0.45],
        [2.5, back],
        [PIN_MM, back],
      ],
      [0, 0.25, 0.4, 0.3, 0.35, 0.3, 0],
    ),
    { segments: steps(detail, 72, { share: 0.4 }) },
  );
}

/** What goes through the lobe and behind it: hidden when worn. */
export function earPost(frontMm: number, detail: Detail): Part {
  const pin = new CylinderGeometry(PIN_MM, PIN_MM, frontMm - PIN_END_MM, steps(detail, 24))
    .rotateX(Math.PI / 2)
    .translate(0, 0, (frontMm + PIN_END_MM) / 2);
  return { node: 'Post', slot: 'metal', geometry: joined([pin, clutch(detail)]) };
}
