import { setGems } from '../../geometry/gem.ts';
import { shifted } from '../../geometry/join.ts';
import { point } from '../../geometry/numbers.ts';
import type { Archetype, Detail, Shape3d } from '../../model.ts';
import { clawHead } from './claw-head.ts';
import { earPost, LOBE_MM } from './ear-post.ts';
import { diamondFinishes } from './jewellery-finishes.ts';
import { centreStone } from './stones.ts';

const STONE_MM = 5.2;
const HEAD = { stoneMm: STONE_MM, clawMm: 0.72, depthMm: 2.7, footMm: 1.9, claws: 4 } as const;
/** The foot of the setting rests on the lobe. */
const GIRDLE_Z_MM = LOBE_MM / 2 + HEAD.depthMm + 0.35;

function build(detail: Detail): Shape3d {
  const seat = { at: point(0, 0, GIRDLE_Z_MM), axis: point(0, 0, 1) };
  const { stone, light } = setGems(centreStone(STONE_MM, detail), [seat]);
  return {
    parts: [
      { node: 'Head', slot: 'metal', geometry: shifted(clawHead(HEAD, detail), [0, 0, GIRDLE_Z_MM]) },
      { node: 'Stone', slot: 'stone', geometry: stone },
      { node: 'Stone', slot: 'stoneLight', geometry: light },
      earPost(LOBE_MM / 2 + 0.2, detail),
    ],
    origins: [{ node: 'wear', atMm: [0, 0, 0] }],
    facts: { lengthMm: STONE_MM, lobeMm: LOBE_MM, stoneMm: STONE_MM, side: 'mirror' },
  };
}

/** A round brilliant on the lobe. Origin: the post, in the middle of the lobe; +Y up, +Z forward; `Post` hides when worn. */
export const studEarring: Archetype = { type: 'earrings', build, finishes: diamondFinishes };
