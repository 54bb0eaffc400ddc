import {
  type BufferGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  type Shape,
} from 'three';
import { flutedBox } from '../../geometry/fluted-box.ts';
import { creased, joined, shifted } from '../../geometry/join.ts';
import { raisedLetters } from '../../geometry/lettering.ts';
import { plate, roundedRectangle, shapeWithHoles } from '../../geometry/solids.ts';
import type { Part } from '../../model.ts';
import { clamp } from '../../geometry/numbers.ts';
import { PAN_CORNER_MM, type PanPlace } from './pans.ts';

export interface CompactForm {
  readonly widthMm: number;
  readonly depthMm: number;
  readonly pans: readonly PanPlace[];
}

/** Heights of the closed compact. */
const BASE_MM = 6;
const LINE_MM = 6.6;
export const DECK_MM = 7.1;
const LID_FROM_MM = 7.6;
const LID_TO_MM = 10.8;

const CORNER_MM = 7;
const FLUTES = { depthMm: 0.42, pitchMm: 2.2 } as const;

/** How far the lid stands open. */
export const LID_OPEN_DEG = 120;

/** The line about which the lid turns. */
export const hingeOf = ({ depthMm }: CompactForm): readonly [number, number, number] => [
  0,
  LID_FROM_MM - 0.2,
  -depthMm / 2 + 0.7,
];

/** Lays a piece that was drawn upright on its back, so that it faces up. */
const lying = (geometry: BufferGeometry): BufferGeometry => geometry.rotateX(-Math.PI / 2);

const shell = (
  { widthMm, depthMm }: CompactForm,
  [fromMm, toMm]: readonly [number, number],
): BufferGeometry =>
  flutedBox({ widthMm, depthMm, cornerMm: CORNER_MM, fromMm, toMm, edgeMm: 0.7, flutes: FLUTES, sides: 8 });

interface Layer {
  readonly fromMm: number;
  readonly toMm: number;
  /** How far inside the walls it ends. */
  readonly insetMm: number;
}

/** A plate over the base, with a hole for every pan. */
function layer({ widthMm, depthMm, pans }: CompactForm, { fromMm, toMm, insetMm }: Layer): BufferGeometry {
  const outer = roundedRectangle({
    widthMm: widthMm - insetMm * 2,
    heightMm: depthMm - insetMm * 2,
    radiusMm: CORNER_MM - insetMm,
  });
  const holes = pans.map(({ xMm, zMm, widthMm: width, depthMm: depth }) =>
    roundedRectangle({ widthMm: width, heightMm: depth, radiusMm: PAN_CORNER_MM })
      .getPoints(10)
      .map((p) => p.set(p.x + xMm, p.y - zMm)),
  );
  const cut = { thicknessMm: toMm - fromMm, bevelMm: 0.12, bevelSegments: 2 };
  return shifted(lying(plate(shapeWithHoles(outer.getPoints(16), holes), cut)), [0, fromMm, 0]);
}

/** The button under the thumb, in the middle of the front. */
const clasp = ({ depthMm }: CompactForm): BufferGeometry =>
  shifted(
    plate(roundedRectangle({ widthMm: 11, heightMm: 3, radiusMm: 1.4 }), {
      thicknessMm: 1.3,
      bevelMm: 0.35,
      bevelSegments: 4,
    }),
    [0, 4.2, depthMm / 2 - 0.7],
  );

/** The name of the house, set on the deck's front margin. */
function deckName({ depthMm, pans }: CompactForm): BufferGeometry {
  const frontOfPans = Math.max(...pans.map(({ zMm, depthMm: depth }) => zMm + depth / 2));
  const letters = raisedLetters({
    text: 'AURÈLE',
    sizeMm: 2.9,
    spacingMm: 0.7,
    heightMm: 0.03,
    curveSegments: 5,
  });
  return shifted(lying(letters), [0, DECK_MM - 0.01, (frontOfPans + depthMm / 2) / 2 + 0.7]);
}

/** Everything that lies on the table; a gilt line runs between the base and its deck. */
export function baseParts(form: CompactForm): readonly Part[] {
  const node = 'Base';
  return [
    { node, slot: 'lacquer', geometry: shell(form, [0, BASE_MM]) },
    { node, slot: 'lacquer', geometry: layer(form, { fromMm: LINE_MM, toMm: DECK_MM, insetMm: 1.5 }) },
    { node, slot: 'metal', geometry: layer(form, { fromMm: BASE_MM, toMm: LINE_MM, insetMm: 0.7 }) },
    { node, slot: 'metal', geometry: joined([clasp(form), deckName(form)]) },
  ];
}

/** Turns a piece that was drawn upright to the ceiling of the lid. */
const facingDown = (geometry: BufferGeometry): BufferGeometry =>
  shifted(geometry.rotateX(Math.PI / 2), [0, LID_FROM_MM + 0.05, 0]);

/** The cut edge of a mirror: so flat that it shows the room a little further on. */
const MIRROR_EDGE = { widthMm: 1.5, depthMm: 0.16, creaseAngle: 0.06 } as const;

/** A pane with a cut edge around its face, z from 0. */
function cutPane(shape: Shape): BufferGeometry {
  const { widthMm, depthMm, creaseAngle } = MIRROR_EDGE;
  const solid = new ExtrudeGeometry(shape, {
    depth: 0.1,
    bevelSize: widthMm,
    bevelThickness: depthMm,
    bevelOffset: -widthMm,
    bevelSegments: 1,
    curveSegments: 24,
  });
  return showingRoom(creased(solid.translate(0, 0, depthMm), creaseAngle));
}

/** How far into the picture of the room a tilted part of the mirror looks aside, per unit of its normal. */
const LOOKS_ASIDE = 1.8;

/** Lays the picture of the room over a pane: its middle half on the face, the rest where the edge is tilted. */
function showingRoom(pane: BufferGeometry): BufferGeometry {
  const [position, normal] = [pane.getAttribute('position'), pane.getAttribute('normal')];
  pane.computeBoundingBox();
  const { x: right = 1, y: top = 1 } = pane.boundingBox?.max ?? {};
  const places = Array.from({ length: position.count }, (_, i) => [
    0.5 + (0.25 * position.getX(i)) / right + LOOKS_ASIDE * aside(normal.getX(i)),
    0.5 - (0.25 * position.getY(i)) / top - LOOKS_ASIDE * aside(normal.getY(i)),
  ]);
  return pane.setAttribute('uv', new Float32BufferAttribute(places.flat(), 2));
}

/** The walls of the pane, which nobody sees, look no further than its edge. */
const aside = (tilt: number): number => clamp(tilt, -0.13, 0.13);

/** The mirror's pane and its frame, inside the lid and facing down while it is closed. */
function mirror({ widthMm, depthMm }: CompactForm): {
  readonly pane: BufferGeometry;
  readonly frame: BufferGeometry;
} {
  const inset = (mm: number) =>
    roundedRectangle({
      widthMm: widthMm - mm * 2,
      heightMm: depthMm - mm * 2,
      radiusMm: CORNER_MM - mm * 0.8,
    });
  const rim = shapeWithHoles(inset(2.2).getPoints(16), [inset(3.1).getPoints(16)]);
  return {
    pane: facingDown(cutPane(inset(3))),
    frame: facingDown(plate(rim, { thicknessMm: 0.55, bevelMm: 0.14, bevelSegments: 2 })),
  };
}

/** The lid, standing open. Its name reads upright from behind while it does. */
export function lidParts(form: CompactForm): readonly Part[] {
  const [x, y, z] = hingeOf(form);
  const opened = (geometry: BufferGeometry): BufferGeometry =>
    geometry
      .translate(-x, -y, -z)
      .rotateX((-LID_OPEN_DEG * Math.PI) / 180)
      .translate(x, y, z);
  const name = raisedLetters({
    text: 'AURÈLE',
    sizeMm: form.widthMm * 0.1,
    spacingMm: form.widthMm * 0.024,
    heightMm: 0.12,
    curveSegments: 6,
  });
  const barrel = new CylinderGeometry(1.15, 1.15, form.widthMm * 0.46, 32)
    .rotateZ(Math.PI / 2)
    .translate(x, y, z);
  const { pane, frame } = mirror(form);
  const pieces: readonly (readonly [string, BufferGeometry])[] = [
    ['lacquer', shell(form, [LID_FROM_MM, LID_TO_MM])],
    ['mirror', pane],
    ['mirroredRoom', pane],
    ['metal', joined([frame, shifted(lying(name).rotateY(Math.PI), [0, LID_TO_MM, 0])])],
  ];
  return [
    ...pieces.map(([slot, geometry]): Part => ({ node: 'Lid', slot, geometry: opened(geometry.clone()) })),
    { node: 'Hinge', slot: 'metal', geometry: barrel },
  ];
}
