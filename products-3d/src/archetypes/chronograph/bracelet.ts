import { type CatmullRomCurve3, Matrix4 } from 'three';
import { dividedFaces } from '../../geometry/divided-faces.ts';
import { placed, withPlanarUv } from '../../geometry/join.ts';
import { mix, point, smoothStep } from '../../geometry/numbers.ts';
import { plate, roundedRectangle } from '../../geometry/solids.ts';
import { type Detail, type Part, steps } from '../../model.ts';
import { claspParts } from './clasp.ts';
import { wristCourse } from './course.ts';
import { fittedEnd } from './fitted-end.ts';

/** Three rows: satined links outside, polished ones between, half a link further along. */
const LINK = { pitchMm: 6.5, gapMm: 0.22, thickMm: 3.1, count: 9 } as const;
const WIDTH_MM = { lugs: 20.2, clasp: 16.4 } as const;
/** Share of the width that the middle row takes. */
const MIDDLE_SHARE = 0.4;
const BRUSHED_TILE_MM = 9;
/** Where the piece between the lugs ends and the links begin. */
const END_MM = 23.8;

type Row = 'left' | 'middle' | 'right';

/** Where a row's links lie across a bracelet of this width. */
function spanOf(row: Row, widthMm: number): readonly [from: number, to: number] {
  const [edge, middle] = [widthMm / 2, (widthMm * MIDDLE_SHARE) / 2];
  const between = 0.09;
  if (row === 'middle') return [-middle + between, middle - between];
  const outer = [middle + between, edge] as const;
  return row === 'right' ? outer : [-outer[1], -outer[0]];
}

/** A link along y, its outer side up, its ends round. */
function link(
  [from, to]: readonly [number, number],
  { row, detail }: { row: Row; detail: Detail },
): readonly Part[] {
  const profile = roundedRectangle({
    widthMm: LINK.pitchMm - LINK.gapMm,
    heightMm: row === 'middle' ? LINK.thickMm + 0.24 : LINK.thickMm,
    radiusMm: 1.25,
  });
  const bar = plate(profile, {
    thicknessMm: to - from,
    bevelMm: 0.28,
    bevelSegments: detail === 'hero' ? 2 : 1,
    curveSegments: steps(detail, 6, { share: 0.34 }),
    creaseAngle: 0.4,
  });
  const upright = new Matrix4().set(0, 0, 1, from, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1);
  const solid = withPlanarUv(placed(bar, upright), BRUSHED_TILE_MM);
  if (row === 'middle') return [{ node: 'Strap', slot: 'steel', geometry: solid }];
  const [flats, edges] = dividedFaces(solid, ({ normal }) => normal.z > 0.55);
  return [
    { node: 'Strap', slot: 'steelBrushed', geometry: flats },
    { node: 'Strap', slot: 'steel', geometry: edges },
  ];
}

/** The place of a link between two points of the course, as long as the chord between them. */
function placeOn(course: CatmullRomCurve3, fromMm: number, side: 1 | -1): Matrix4 {
  const length = course.getLength();
  const [from, to] = [fromMm / length, (fromMm + LINK.pitchMm) / length];
  const [a, b] = [course.getPointAt(from), course.getPointAt(Math.min(1, to))];
  const along = b.clone().sub(a).normalize().multiplyScalar(side);
  const across = point(1, 0, 0);
  return new Matrix4()
    .makeBasis(across, along, across.clone().cross(along).normalize())
    .setPosition(a.add(b).multiplyScalar(0.5));
}

function rowOf(
  kind: Row,
  course: CatmullRomCurve3,
  { side, detail }: { side: 1 | -1; detail: Detail },
): readonly Part[] {
  const offset = kind === 'middle' ? LINK.pitchMm / 2 : 0;
  return Array.from({ length: LINK.count }, (_, i) => i).flatMap((i) => {
    const widthMm = mix(WIDTH_MM.lugs, WIDTH_MM.clasp, smoothStep(0, LINK.count, i + offset / LINK.pitchMm));
    const place = placeOn(course, i * LINK.pitchMm + offset, side);
    return link(spanOf(kind, widthMm), { row: kind, detail }).map((part) => ({
      ...part,
      geometry: placed(part.geometry, place),
    }));
  });
}

/** The piece between the lugs, in the three parts that continue the rows. */
function endPiece(kind: Row, detail: Detail): Part {
  const isMiddle = kind === 'middle';
  const geometry = fittedEnd(
    {
      acrossMm: spanOf(kind, WIDTH_MM.lugs),
      endMm: isMiddle ? END_MM + LINK.pitchMm / 2 : END_MM,
      belowLugsMm: isMiddle ? 0.5 : 0.75,
      tileMm: BRUSHED_TILE_MM,
    },
    detail,
  );
  return { node: 'Strap', slot: isMiddle ? 'steel' : 'steelBrushed', geometry };
}

const ROWS: readonly Row[] = ['left', 'middle', 'right'];

/** What is made for 12 o'clock, on its side of the watch. */
const turned = (part: Part, side: 1 | -1): Part => ({
  ...part,
  geometry: placed(part.geometry, new Matrix4().makeRotationZ(side > 0 ? 0 : Math.PI)),
});

function half(side: 1 | -1, detail: Detail): readonly Part[] {
  const course = wristCourse(side, { leavesBy: [[END_MM, 0.9]], liftMm: [2, 1.9], endsAt: Math.PI });
  return ROWS.flatMap((kind) => [
    ...rowOf(kind, course, { side, detail }),
    turned(endPiece(kind, detail), side),
  ]);
}

/** A steel bracelet, closed around the wrist by its clasp. */
export const braceletParts = (detail: Detail): readonly Part[] => [
  ...([1, -1] as const).flatMap((side) => half(side, detail)),
  ...claspParts(WIDTH_MM.clasp, detail),
];
