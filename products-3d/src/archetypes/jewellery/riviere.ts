import { type BufferGeometry, CylinderGeometry, Matrix4, TorusGeometry } from 'three';
import type { Gem } from '../../geometry/gem.ts';
import { inkLetters } from '../../geometry/ink.ts';
import { joined, placed } from '../../geometry/join.ts';
import { at, lastOf, point, unitSteps } from '../../geometry/numbers.ts';
import { plate, roundedRectangle, smoothCurve, turnedZ } from '../../geometry/solids.ts';
import { swept } from '../../geometry/sweep.ts';
import { type Archetype, type Detail, type Shape3d, steps } from '../../model.ts';
import { diamondFinishes } from './jewellery-finishes.ts';
import { CLASP_MM, RIVIERE_MM, type RiviereStone, riviereStones } from './riviere-course.ts';
import { smallStone } from './stones.ts';

const CLAWS = 4;
/** Everything about a setting is a share of its stone's width: it is made once, one millimetre wide. */
const CLAW = { reach: 0.5, thick: 0.075, foot: 0.2, depth: 0.56, crown: 0.1 } as const;
/** Links hang together by a pin below the girdles. */
const PIN = { radiusMm: 0.36, below: 0.36 } as const;
const BOX = { widthMm: 3.1, heightMm: 2.5, roundMm: 0.5 } as const;
const CATCH = { radiusMm: 1.25, thickMm: 0.2 } as const;

/** One claw in the half plane of +x: up along the pavilion, past the girdle, and over onto the crown. */
function claw(detail: Detail): BufferGeometry {
  const { reach, thick, foot, depth, crown } = CLAW;
  const course = smoothCurve([
    point(foot, 0, -depth),
    point(reach * 0.78, 0, -depth * 0.42),
    point(reach + thick * 0.3, 0, -thick * 0.4),
    point(reach + thick * 0.12, 0, crown * 0.75),
    point(reach - thick * 1.25, 0, crown * 1.35),
  ]);
  return swept({
    curve: course,
    steps: steps(detail, 8, { least: 6 }),
    sides: steps(detail, 6, { least: 5 }),
    section: (t, angle) => {
      const girth = (thick / 2) * (t > 0.93 ? 0.62 : 1);
      return [Math.cos(angle) * girth * 1.25, Math.sin(angle) * girth];
    },
    up: () => point(0, 1, 0),
  });
}

/** The basket of a stone one millimetre wide: four claws on the diagonals, risen from an open cup. */
function basket(detail: Detail): BufferGeometry {
  const { foot, depth } = CLAW;
  const one = claw(detail);
  const claws = unitSteps(CLAWS)
    .slice(0, -1)
    .map((share) => one.clone().rotateZ((share + 0.5 / CLAWS) * Math.PI * 2));
  const cup = turnedZ(
    [
      [foot - 0.04, -depth - 0.04],
      [foot + 0.05, -depth - 0.04],
      [0.4, -0.24],
      [0.36, -0.2],
      [foot - 0.04, -depth + 0.02],
    ],
    { segments: steps(detail, 20) },
  );
  return joined([...claws, cup]);
}

/** From a stone one millimetre wide with its table to +z to its place in the row, its table up. */
function moveTo({ at: middle, along, widthMm }: RiviereStone): Matrix4 {
  const up = point(0, 1, 0);
  const move = new Matrix4().makeBasis(along, up.clone().cross(along), up).setPosition(middle);
  return move.scale(point(widthMm, widthMm, widthMm));
}

/** A pin from each stone to the next, hidden below their girdles. */
const pins = (stones: readonly RiviereStone[]): readonly BufferGeometry[] =>
  stones.slice(1).map((stone, i) => {
    const from = at(stones, i).at;
    const way = stone.at.clone().sub(from);
    const middle = from
      .clone()
      .addScaledVector(way, 0.5)
      .setY(-PIN.below * stone.widthMm);
    return new CylinderGeometry(PIN.radiusMm, PIN.radiusMm, way.length() * 0.55, 8)
      .rotateZ(Math.PI / 2)
      .rotateY(-Math.atan2(way.z, way.x))
      .translate(middle.x, middle.y, middle.z);
  });

/** The box that closes behind, with a safety catch on either side. */
function clasp(z: number, detail: Detail): BufferGeometry {
  const box = plate(
    roundedRectangle({ widthMm: CLASP_MM - 0.2, heightMm: BOX.widthMm, radiusMm: BOX.roundMm }),
    { thicknessMm: BOX.heightMm, bevelMm: 0.35, curveSegments: steps(detail, 10) },
  )
    .rotateX(-Math.PI / 2)
    .translate(0, -BOX.heightMm * 0.72, z);
  const catches = [-1, 1].map((side) =>
    new TorusGeometry(CATCH.radiusMm, CATCH.thickMm, steps(detail, 10), steps(detail, 32))
      .scale(1.5, 0.62, 1)
      .rotateX(side * 0.35)
      .translate(0, -BOX.heightMm * 0.3, z + side * (BOX.widthMm / 2 + CATCH.thickMm * 0.6)),
  );
  return joined([box, ...catches]);
}

/** The name on top of the box, read by whom closes it. */
function engraving(z: number, detail: Detail): BufferGeometry {
  const letters = inkLetters({ text: 'AURÈLE', sizeMm: 1.25, spacingMm: 0.2 }, detail === 'hero' ? 5 : 1);
  return letters
    .translate(0, -0.4, 0)
    .rotateX(-Math.PI / 2)
    .rotateY(Math.PI)
    .translate(0, BOX.heightMm * 0.28 + 0.012, z);
}

/** The same stone in every place of the row, each in its own size. */
function rowOf(gem: Gem, stones: readonly RiviereStone[]): Gem {
  const moves = stones.map(moveTo);
  return {
    stone: joined(moves.map((move) => placed(gem.stone, move))),
    light: joined(moves.map((move) => placed(gem.light, move))),
  };
}

function build(detail: Detail): Shape3d {
  const stones = riviereStones();
  const { stone, light } = rowOf(smallStone(1, detail), stones);
  const setting = basket(detail);
  const claspZ = (at(stones, 0).at.z + lastOf(stones).at.z) / 2;
  const settings = stones.map((one) => placed(setting, moveTo(one)));
  return {
    parts: [
      { node: 'Row', slot: 'metal', geometry: joined([...settings, ...pins(stones)]) },
      { node: 'Row', slot: 'stone', geometry: stone },
      { node: 'Row', slot: 'stoneLight', geometry: light },
      { node: 'Clasp', slot: 'metal', geometry: clasp(claspZ, detail) },
      { node: 'Clasp', slot: 'engraving', geometry: engraving(claspZ, detail) },
    ],
    origins: [],
    facts: { lengthMm: Math.round(RIVIERE_MM), stones: stones.length },
  };
}

/** A rivière laid down flat, its largest stone to +Z and its tables to +Y. Origin: the middle of the loop. */
export const riviere: Archetype = { type: 'necklace', build, finishes: diamondFinishes };
