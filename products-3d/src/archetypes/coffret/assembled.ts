import { Euler, Matrix4 } from 'three';
import { placed } from '../../geometry/join.ts';
import type { Archetype, Detail, Finishes, Part, Shape3d } from '../../model.ts';

/** A product that lies in a box or on a tray. */
export interface Piece {
  readonly name: string;
  readonly archetype: Archetype;
  readonly colour: string;
  /** Turned about x, then y, then z, and moved to its place. */
  readonly turnDeg: readonly [number, number, number];
  readonly atMm: readonly [number, number, number];
}

interface Assembly {
  /** What the pieces lie in. */
  readonly holder: (detail: Detail) => readonly Part[];
  readonly finishes: (colour: string) => Promise<Finishes>;
  readonly pieces: readonly Piece[];
  readonly facts: Shape3d['facts'];
}

/** Several pieces in view at once take the light model each, or the whole would be too heavy. */
const PIECE_DETAIL: Detail = 'tryOn';

const slotOf = (piece: Piece, slot: string): string => `${piece.name}-${slot}`;

function partsOf(piece: Piece): readonly Part[] {
  const [x, y, z] = piece.turnDeg.map((degrees) => (degrees * Math.PI) / 180);
  const matrix = new Matrix4().makeRotationFromEuler(new Euler(x, y, z, 'YXZ')).setPosition(...piece.atMm);
  return piece.archetype.build(PIECE_DETAIL).parts.map(({ slot, geometry }) => ({
    node: piece.name,
    slot: slotOf(piece, slot),
    geometry: placed(geometry, matrix),
  }));
}

async function finishesOf(piece: Piece): Promise<Finishes> {
  const finishes = await piece.archetype.finishes(piece.colour);
  return Object.fromEntries(
    Object.entries(finishes).map(([slot, finish]) => [slotOf(piece, slot), finish] as const),
  );
}

/** Products together in what holds them, as one archetype. Origin: middle of the ground. */
export const assembled = ({ holder, finishes, pieces, facts }: Assembly): Archetype => ({
  type: 'coffret',
  build: (detail) => ({ parts: [...holder(detail), ...pieces.flatMap(partsOf)], origins: [], facts }),
  finishes: async (colour) => {
    const all = await Promise.all([finishes(colour), ...pieces.map(finishesOf)]);
    return all.reduce<Finishes>((sum, one) => ({ ...sum, ...one }), {});
  },
});
