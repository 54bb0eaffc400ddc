import { type BufferGeometry, TorusGeometry } from 'three';
import { pearOutline } from '../../geometry/brilliant-cut.ts';
import { setGems } from '../../geometry/gem.ts';
import { joined, shifted } from '../../geometry/join.ts';
import { flat, mix, point } from '../../geometry/numbers.ts';
import { rounded, smoothCurve, turnedZ } from '../../geometry/solids.ts';
import { swept } from '../../geometry/sweep.ts';
import { type Archetype, type Detail, type Part, type Shape3d, steps } from '../../model.ts';
import { bezel } from './bezel.ts';
import { earPost, LOBE_MM } from './ear-post.ts';
import { diamondFinishes } from './jewellery-finishes.ts';
import { centreStone, pearStone } from './stones.ts';

const TOP_MM = 2.8;
const PEAR_MM = 5.6;
/** The girdles lie in one plane, in front of the lobe. */
const GIRDLE_Z_MM = LOBE_MM / 2 + 1.9;
const BAR = { fromMm: -1.6, toMm: -14.2, radiusMm: 0.55 } as const;
const LOOP = { radiusMm: 0.72, thickMm: 0.24 } as const;
/** The bar's loop looks to the side, the drop's loop to the front: linked, they swing both ways. */
const HINGE_Y_MM = BAR.toMm - LOOP.radiusMm * 1.2;
const PEAR_POINT_MM = PEAR_MM * 1.05;
const PEAR_Y_MM = HINGE_Y_MM - LOOP.radiusMm * 1.55 - PEAR_POINT_MM - 0.35;

const loop = (detail: Detail): BufferGeometry =>
  new TorusGeometry(LOOP.radiusMm, LOOP.thickMm, steps(detail, 14), steps(detail, 48, { share: 0.4 }));

/** A slender round bar, fuller at its lower end. */
const bar = (detail: Detail): BufferGeometry =>
  swept({
    curve: smoothCurve([0, 0.5, 1].map((t) => point(0, mix(BAR.fromMm, BAR.toMm, t), GIRDLE_Z_MM - 0.15))),
    steps: steps(detail, 60, { share: 0.4 }),
    sides: steps(detail, 28, { share: 0.4 }),
    section: (t, angle) => {
      const end = Math.min(1, (1 - t) / 0.05);
      const girth = BAR.radiusMm * mix(0.72, 1.12, t ** 1.6) * Math.sqrt(1 - (1 - end) ** 2 + 1e-4);
      return [Math.cos(angle) * girth, Math.sin(angle) * girth];
    },
    up: () => point(0, 0, 1),
  });

const circle =
  (radiusMm: number) =>
  (facing: number): ReturnType<typeof flat> =>
    flat(Math.cos(facing) * radiusMm, Math.sin(facing) * radiusMm);

/** The closed foot of the small setting, which rests on the lobe. */
const foot = (detail: Detail): BufferGeometry =>
  turnedZ(
    rounded(
      [
        [0.01, LOBE_MM / 2],
        [0.95, LOBE_MM / 2],
        [TOP_MM * 0.55, GIRDLE_Z_MM - TOP_MM * 0.22],
        [TOP_MM * 0.5, GIRDLE_Z_MM - TOP_MM * 0.22],
        [0.3, LOBE_MM / 2 + 0.45],
        [0.01, LOBE_MM / 2 + 0.45],
      ],
      [0, 0.2, 0.1, 0.05, 0.1, 0],
    ),
    { segments: steps(detail, 64, { share: 0.4 }) },
  );

/** What stays still at the lobe: a small brilliant, the bar below it, and the loop at its end. */
function top(detail: Detail): readonly Part[] {
  const gem = setGems(centreStone(TOP_MM, detail), [{ at: point(0, 0, GIRDLE_Z_MM), axis: point(0, 0, 1) }]);
  const setting = shifted(bezel({ outline: circle(TOP_MM / 2), stoneMm: TOP_MM }, detail), [
    0,
    0,
    GIRDLE_Z_MM,
  ]);
  const eye = shifted(loop(detail).rotateY(Math.PI / 2), [
    0,
    BAR.toMm - LOOP.radiusMm * 0.55,
    GIRDLE_Z_MM - 0.15,
  ]);
  return [
    { node: 'Top', slot: 'metal', geometry: joined([setting, foot(detail), bar(detail), eye]) },
    { node: 'Top', slot: 'stone', geometry: gem.stone },
    { node: 'Top', slot: 'stoneLight', geometry: gem.light },
  ];
}

/** What swings: the loop, and the pear below it in its setting. */
function drop(detail: Detail): readonly Part[] {
  const seat = { at: point(0, PEAR_Y_MM, GIRDLE_Z_MM - 0.15), axis: point(0, 0, 1) };
  const gem = setGems(pearStone(PEAR_MM, detail), [seat]);
  const setting = bezel({ outline: pearOutline(PEAR_MM / 2), stoneMm: PEAR_MM }, detail);
  const ring = shifted(loop(detail), [0, HINGE_Y_MM - LOOP.radiusMm * 0.85, GIRDLE_Z_MM - 0.15]);
  const node = 'Drop';
  return [
    { node, slot: 'metal', geometry: joined([shifted(setting, [0, PEAR_Y_MM, GIRDLE_Z_MM - 0.15]), ring]) },
    { node, slot: 'stone', geometry: gem.stone },
    { node, slot: 'stoneLight', geometry: gem.light },
  ];
}

const build = (detail: Detail): Shape3d => ({
  parts: [...top(detail), ...drop(detail), earPost(LOBE_MM / 2 + 0.2, detail)],
  origins: [
    { node: 'wear', atMm: [0, 0, 0] },
    { node: 'Drop', atMm: [0, HINGE_Y_MM, GIRDLE_Z_MM - 0.15] },
  ],
  facts: {
    lengthMm: Math.round((TOP_MM / 2 - PEAR_Y_MM + PEAR_MM / 2) * 10) / 10,
    lobeMm: LOBE_MM,
    side: 'mirror',
  },
});

/**
 * A bar with a pear-shaped drop. Origin: the post, in the middle of the lobe; +Y up, +Z forward. `Drop` swings about
 * its own origin, the hinge; `Post` hides when worn.
 */
export const dropEarring: Archetype = { type: 'earrings', build, finishes: diamondFinishes };
