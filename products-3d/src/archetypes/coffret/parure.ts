import { GILT } from '../house-finishes.ts';
import { paveHoop } from '../jewellery/pave-hoop.ts';
import { paveRing } from '../jewellery/pave-ring.ts';
import { assembled, type Piece } from './assembled.ts';
import { BED_IVORY, covering, velvet } from './box-finishes.ts';
import { type BoxForm, coverLetters, insert, openBox } from './open-box.ts';

const TRAY: BoxForm = { widthMm: 82, depthMm: 56, heightMm: 10.5, wallMm: 3, cornerMm: 7 };
const BED_MM = 7.5;
/** The ring stands in a slit of the bed. */
const SLIT = { xMm: -20, zMm: -5, widthMm: 17.5, depthMm: 4.6, cornerMm: 2.2 } as const;

/** The hoops lie on the bed: half their width over it. */
const LYING_MM = BED_MM + 1.2;
const COLOUR = 'gold';

const PIECES: readonly Piece[] = [
  { name: 'Ring', archetype: paveRing, colour: COLOUR, turnDeg: [-90, 0, 0], atMm: [-20, BED_MM + 6.3, -5] },
  { name: 'HoopR', archetype: paveHoop, colour: COLOUR, turnDeg: [0, 20, 90], atMm: [0.4, LYING_MM, -4] },
  { name: 'HoopL', archetype: paveHoop, colour: COLOUR, turnDeg: [0, 75, 90], atMm: [22.6, LYING_MM, 17.4] },
];

/** The Aurore ring and its hoops on a tray of green calf. */
export const parure = assembled({
  pieces: PIECES,
  facts: { widthMm: TRAY.widthMm, depthMm: TRAY.depthMm },
  holder: () => [
    { node: 'Tray', slot: 'cover', geometry: openBox(TRAY) },
    { node: 'Tray', slot: 'bed', geometry: insert(TRAY, [SLIT], BED_MM) },
    { node: 'Tray', slot: 'gilt', geometry: coverLetters(TRAY, { sizeMm: 4, spacingMm: 1.1 }) },
  ],
  finishes: async (colour) => {
    if (colour !== COLOUR) throw new Error(`The set is not made in ${colour}`);
    return { cover: await covering(), bed: await velvet(BED_IVORY), gilt: GILT };
  },
});
