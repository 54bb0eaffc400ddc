import { Box3, Euler, Matrix4, Vector3 } from 'three';
import { glbDocument } from '../export/glb-document.ts';
import { fingerprintOfFinishes, fingerprintOfParts } from '../export/fingerprint.ts';
import { plainGlb, sha256 } from '../export/write-glb.ts';
import { placed } from '../geometry/join.ts';
import type { Archetype, Finish, Finishes, Part } from '../model.ts';
import type { Pose, Shot } from './shot.ts';

/** One product of a picture: how it is turned and where it stands on the ground (millimetres). */
export interface Placement {
  readonly product: string;
  readonly archetype: Archetype;
  readonly colour: string;
  readonly pose?: Pose | undefined;
  readonly standsAtMm?: readonly [number, number];
  /** Lifts the product, e.g. onto another. */
  readonly liftMm?: number;
}

/** The look as a shot wants it: once, or as a pair. */
export function placementsFor(
  piece: Pick<Placement, 'product' | 'archetype' | 'colour'>,
  { pose, companion }: Shot,
): readonly [Placement, ...Placement[]] {
  const first: Placement = { ...piece, pose };
  return companion ? [first, { ...piece, ...companion }] : [first];
}

const STUDIO_COLOUR = 'only';

/** The material of the first product's slot, by its name in the studio's file. */
export const studioMaterialOf = (slot: string): string => `0-${slot}-${STUDIO_COLOUR}`;

export interface Composition {
  readonly glb: Uint8Array;
  /** A scatter of surface points, for framing; in studio units (the longest side is 1). */
  readonly points: readonly Vector3[];
  /** From the first product's own millimetres to studio units. */
  readonly toStudio: Matrix4;
  readonly unitsPerMm: number;
  /** What its shadow is made from: shapes, and the glass that light comes through. */
  readonly shadowSource: string;
  /** How light goes about in it: nothing mirrors, something does, or solid glass bends it. */
  readonly optics: 'matt' | 'shiny' | 'stones';
}

const MM_PER_METRE = 1000;
const FRAMING_POINTS_PER_PART = 1500;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function boundsOf(parts: readonly Part[]): Box3 {
  const box = new Box3();
  for (const { geometry } of parts) {
    geometry.computeBoundingBox();
    if (geometry.boundingBox) box.union(geometry.boundingBox);
  }
  return box;
}

const moved = (parts: readonly Part[], matrix: Matrix4): readonly Part[] =>
  parts.map((part) => ({ ...part, geometry: placed(part.geometry, matrix) }));

interface Stood {
  readonly parts: readonly Part[];
  readonly matrix: Matrix4;
  readonly finishes: Finishes;
}

/** What the studio shows of a product: not what stands in for light that only real time has to fake. */
async function setDown(placement: Placement): Promise<Stood> {
  const [x, y, z] = (placement.pose?.turnDeg ?? [0, 0, 0]).map(radians);
  const turn = new Matrix4().makeRotationFromEuler(new Euler(x, y, z, 'YXZ'));
  const finishes = await placement.archetype.finishes(placement.colour);
  const parts = placement.archetype.build('hero').parts.filter(({ slot }) => !finishes[slot]?.onlyRealTime);
  const turned = boundsOf(moved(parts, turn));
  const [standsX, standsZ] = placement.standsAtMm ?? [0, 0];
  const drop = new Matrix4().makeTranslation(standsX, (placement.liftMm ?? 0) - turned.min.y, standsZ);
  const matrix = drop.multiply(turn);
  return { parts: moved(parts, matrix), matrix, finishes };
}

function scatter(parts: readonly Part[]): readonly Vector3[] {
  return parts.flatMap(({ geometry }) => {
    const position = geometry.getAttribute('position');
    const stride = Math.max(1, Math.floor(position.count / FRAMING_POINTS_PER_PART));
    return Array.from(
      { length: Math.floor(position.count / stride) },
      (_, i) => new Vector3(position.getX(i * stride), position.getY(i * stride), position.getZ(i * stride)),
    );
  });
}

function shadowSourceOf(parts: readonly Part[], finishes: readonly (readonly [string, Finish])[]): string {
  const glass = finishes.filter(([, finish]) => finish.glass);
  return sha256(`${fingerprintOfParts(parts)} ${fingerprintOfFinishes(Object.fromEntries(glass))}`);
}

function opticsOf(finishes: readonly (readonly [string, Finish])[]): Composition['optics'] {
  const glasses = finishes.flatMap(([, { glass }]) => (glass ? [glass] : []));
  if (glasses.some(({ solid }) => solid)) return 'stones';
  return glasses.length > 0 || finishes.some(([, { metal }]) => metal) ? 'shiny' : 'matt';
}

/** What is drawn larger lets as much light through as it did. */
function tintedAt(scale: number, finish: Finish): Finish {
  const tint = finish.glass?.solid?.tint;
  if (!finish.glass?.solid || !tint) return finish;
  const solid = { ...finish.glass.solid, tint: { ...tint, depthMm: tint.depthMm * scale } };
  return { ...finish, glass: { ...finish.glass, solid } };
}

interface Dressed {
  readonly scene: readonly Part[];
  readonly dressed: readonly (readonly [string, Finish])[];
  readonly glb: Uint8Array;
}

/** Puts what stands together into one file; every piece keeps its own finishes. */
async function dressedAs(stood: readonly Stood[], toFile: Matrix4, scale: number): Promise<Dressed> {
  const scene = stood.flatMap(({ parts }, i) =>
    moved(parts, toFile).map((part): Part => ({
      ...part,
      node: `${i}-${part.node}`,
      slot: `${i}-${part.slot}`,
    })),
  );
  const dressed = stood.flatMap((one, i) =>
    Object.entries(one.finishes).map(([slot, finish]) => [`${i}-${slot}`, tintedAt(scale, finish)] as const),
  );
  const document = glbDocument({
    name: 'studio',
    shape: { parts: scene, origins: [], facts: {} },
    colours: [{ colour: STUDIO_COLOUR, finishes: Object.fromEntries(dressed) }],
  });
  return { scene, dressed, glb: await plainGlb(document) };
}

/** Products as large as they are, each where it stands. */
export async function composedAtTrueScale(placements: readonly Placement[]): Promise<Uint8Array> {
  const stood = await Promise.all(placements.map(setDown));
  return (await dressedAs(stood, new Matrix4(), 1)).glb;
}

/** Products posed together, scaled so that the studio's lights suit a ring as well as a bag. */
export async function compose(placements: readonly [Placement, ...Placement[]]): Promise<Composition> {
  const stood = await Promise.all(placements.map(setDown));
  const all = stood.flatMap(({ parts }) => [...parts]);
  const bounds = boundsOf(all);
  const size = bounds.getSize(new Vector3());
  const unitsPerMm = 1 / Math.max(size.x, size.y, size.z);
  const centre = bounds.getCenter(new Vector3());
  const scale = unitsPerMm * MM_PER_METRE;
  const toFile = new Matrix4()
    .makeScale(scale, scale, scale)
    .multiply(new Matrix4().makeTranslation(-centre.x, 0, -centre.z));
  const { scene, dressed, glb } = await dressedAs(stood, toFile, scale);
  const toUnits = new Matrix4().makeScale(1 / MM_PER_METRE, 1 / MM_PER_METRE, 1 / MM_PER_METRE);
  return {
    glb,
    points: scatter(scene).map((p) => p.applyMatrix4(toUnits)),
    toStudio: toUnits
      .clone()
      .multiply(toFile)
      .multiply(stood[0]?.matrix ?? new Matrix4()),
    unitsPerMm,
    shadowSource: shadowSourceOf(scene, dressed),
    optics: opticsOf(dressed),
  };
}
