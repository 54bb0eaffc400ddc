import { placed, shifted } from '../../geometry/join.ts';
import { Matrix4 } from 'three';
import { cardCase } from '../card-case/card-case.ts';
import { GILT } from '../house-finishes.ts';
import { SATIN_SHADES } from '../lip-shades.ts';
import { lipstick } from '../lipstick/lipstick.ts';
import { assembled, type Piece } from './assembled.ts';
import { BED_IVORY, covering, velvet } from './box-finishes.ts';
import { closedLipstick } from './closed-lipstick.ts';
import { type BoxForm, insert, lid, openBox } from './open-box.ts';

const BOX: BoxForm = { widthMm: 134, depthMm: 138, heightMm: 30, wallMm: 2.4, cornerMm: 4 };
const BED_MM = 23;
const CASE_WELL = { xMm: 0, zMm: 18, widthMm: 104, depthMm: 78, cornerMm: 5.5 } as const;
const STICK_WELL = { xMm: 0, zMm: -44, widthMm: 89, depthMm: 20.5, cornerMm: 5 } as const;
/** The lid lies behind the box. */
const LID = { turn: 0.3, xMm: 48, zMm: -128, heightMm: 15 } as const;

const PIECES: readonly Piece[] = [
  {
    name: 'CardCase',
    archetype: cardCase,
    colour: 'bordeaux',
    turnDeg: [-90, 0, 0],
    atMm: [0, BED_MM - 1.8, 56],
  },
  {
    name: 'Lipstick',
    archetype: closedLipstick(lipstick({ finish: 'satin', lacquer: 'black', shades: SATIN_SHADES })),
    colour: '109',
    turnDeg: [0, 0, -90],
    atMm: [-43.3, BED_MM - 1.5, -44],
  },
];

function lyingLid() {
  const { cover, letters } = lid({ ...BOX, heightMm: LID.heightMm }, { sizeMm: 15, spacingMm: 3.8 });
  const turn = new Matrix4().makeRotationY(LID.turn);
  return [cover, letters].map((geometry) => shifted(placed(geometry, turn), [LID.xMm, 0, LID.zMm]));
}

/** The lipstick Rouge and the card case in a gift box. */
export const giftBox = assembled({
  pieces: PIECES,
  facts: { widthMm: BOX.widthMm, depthMm: BOX.depthMm, heightMm: BOX.heightMm },
  holder: () => {
    const [cover, letters] = lyingLid();
    return [
      { node: 'Box', slot: 'cover', geometry: openBox(BOX) },
      { node: 'Box', slot: 'bed', geometry: insert(BOX, [CASE_WELL, STICK_WELL], BED_MM) },
      ...(cover && letters
        ? [
            { node: 'BoxLid', slot: 'cover', geometry: cover },
            { node: 'BoxLid', slot: 'gilt', geometry: letters },
          ]
        : []),
    ];
  },
  finishes: async (colour) => {
    if (colour !== 'rouge') throw new Error(`The gift box is not made in ${colour}`);
    return { cover: await covering(), bed: await velvet(BED_IVORY), gilt: GILT };
  },
});
