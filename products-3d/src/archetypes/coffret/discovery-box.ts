import { type BufferGeometry, Matrix4 } from 'three';
import { placed, shifted } from '../../geometry/join.ts';
import { raisedLetters } from '../../geometry/lettering.ts';
import type { Archetype, Finish, Finishes, Part, Shape3d } from '../../model.ts';
import { GILT, HOUSE_COLOUR } from '../house-finishes.ts';
import { BED_IVORY, covering, velvet } from './box-finishes.ts';
import { type BoxForm, insert, lid, lyingAt, openBox } from './open-box.ts';
import { VIAL, vial } from './vial.ts';

const BOX: BoxForm = { widthMm: 104, depthMm: 86, heightMm: 17, wallMm: 2, cornerMm: 4.5 };
const BED_MM = 12;
const PITCH_MM = 20;
const WELL = { widthMm: 12, depthMm: VIAL.heightMm + 4, cornerMm: 3.5 } as const;
const WELL_Z_MM = -6;
const LID = { turn: -0.24, xMm: 40, zMm: -92, heightMm: 12 } as const;

/** Two of each fragrance, amber and rain in turn. */
const PERFUMES = ['amber', 'rain', 'amber', 'rain'] as const;

const xOf = (place: number): number => (place - (PERFUMES.length - 1) / 2) * PITCH_MM;

/** A vial on its back in its well, the cap towards the front. */
function lyingVial(perfume: string, place: number): readonly Part[] {
  const { glass, perfume: filling, collar, cap } = vial();
  const pieces: readonly (readonly [string, BufferGeometry])[] = [
    ['glass', glass],
    [perfume, filling],
    ['gilt', collar],
    ['cap', cap],
  ];
  return pieces.map(([slot, geometry]) => ({
    node: 'Vials',
    slot,
    geometry: shifted(geometry.rotateX(Math.PI / 2), [
      xOf(place),
      BED_MM - 0.8,
      WELL_Z_MM - VIAL.heightMm / 2,
    ]),
  }));
}

function boxParts(): readonly Part[] {
  const wells = PERFUMES.map((_, place) => ({ ...WELL, xMm: xOf(place), zMm: WELL_Z_MM }));
  const name = raisedLetters({ text: 'AURÈLE', sizeMm: 5, spacingMm: 1.4, heightMm: 0.06, curveSegments: 5 });
  const top = lid({ ...BOX, heightMm: LID.heightMm }, { sizeMm: 11, spacingMm: 3 });
  const turn = new Matrix4().makeRotationY(LID.turn);
  const beside = (geometry: BufferGeometry): BufferGeometry =>
    shifted(placed(geometry, turn), [LID.xMm, 0, LID.zMm]);
  return [
    { node: 'Box', slot: 'cover', geometry: openBox(BOX) },
    { node: 'Box', slot: 'bed', geometry: insert(BOX, wells, BED_MM) },
    { node: 'Box', slot: 'gilt', geometry: shifted(lyingAt(name, BED_MM), [0, 0, BOX.depthMm / 2 - 8]) },
    { node: 'BoxLid', slot: 'cover', geometry: beside(top.cover) },
    { node: 'BoxLid', slot: 'gilt', geometry: beside(top.letters) },
  ];
}

const build = (): Shape3d => ({
  parts: [...boxParts(), ...PERFUMES.flatMap(lyingVial)],
  origins: [],
  facts: { widthMm: BOX.widthMm, depthMm: BOX.depthMm, heightMm: BOX.heightMm, vials: PERFUMES.length },
});

const clear = (colour: string, ior: number, opacity: number): Finish => ({
  colour,
  roughness: 0.03,
  ior,
  glass: { opacity, solid: { dispersion: 0 } },
});

async function finishes(colour: string): Promise<Finishes> {
  if (colour !== 'kit') throw new Error(`The discovery box is not made in ${colour}`);
  return {
    cover: await covering(),
    bed: await velvet(BED_IVORY),
    gilt: GILT,
    cap: { colour: HOUSE_COLOUR.green, roughness: 0.2, clearcoat: 1, clearcoatRoughness: 0.03 },
    glass: clear('#ffffff', 1.5, 0.14),
    amber: clear('#e0a04a', 1.36, 0.75),
    rain: clear('#d3e0b4', 1.36, 0.7),
  };
}

/** Four samples in a flat box. Origin: middle of the ground below it. */
export const discoveryBox: Archetype = { type: 'coffret', build, finishes };
