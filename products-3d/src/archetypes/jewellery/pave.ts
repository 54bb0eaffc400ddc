import { type BufferGeometry, Quaternion, SphereGeometry, type Vector3 } from 'three';
import { type Seat, setGems } from '../../geometry/gem.ts';
import { joined } from '../../geometry/join.ts';
import { at, mix, point } from '../../geometry/numbers.ts';
import { surface } from '../../geometry/surface.ts';
import { type Detail, type Part, steps } from '../../model.ts';
import { beadPlaces, cellOf, type PaveLayout } from './pave-layout.ts';
import { smallStone } from './stones.ts';

/** From a place on the unrolled metal (millimetres along and across, height over it) to the piece. */
export type OnPiece = (alongMm: number, acrossMm: number, heightMm: number) => Vector3;

/** A strip of a piece that stones are set into. */
export interface PavedStrip extends PaveLayout {
  readonly onPiece: OnPiece;
}

/** How deep the metal below a pavé must leave room, in shares of the stone's width. */
export const PAVE_DEPTH = 0.56;

/** Shares of a stone's width. */
const SEAT = { rim: 0.52, depth: 0.5, ground: 0.06 } as const;
const GIRDLE_LIFT = 0.03;
const BEAD = { radius: 0.165, overlap: 0.4, lift: 0.05 } as const;

/** A cell's edge as points at even steps of every side, the corners among them. */
function edgeOf(cell: readonly Vector3[], perSide: number): readonly Vector3[] {
  return cell.flatMap((corner, i) =>
    Array.from({ length: perSide }, (_, k) =>
      corner.clone().lerp(at(cell, (i + 1) % cell.length), k / perSide),
    ),
  );
}

/** The metal around one stone, drilled to a seat that follows its pavilion. */
function seatMetal(stone: Vector3, strip: PavedStrip, detail: Detail): BufferGeometry {
  const edge = edgeOf(cellOf(stone, strip), steps(detail, 4, { least: 2 }));
  const { onPiece, stoneMm } = strip;
  const onEdge = (v: number): Vector3 => at(edge, Math.round(v * edge.length) % edge.length);
  const onCircle = (v: number, radius: number, height: number): Vector3 => {
    const reach = onEdge(v)
      .clone()
      .sub(stone)
      .setLength(radius * stoneMm);
    return onPiece(stone.x + reach.x, stone.y + reach.y, height * stoneMm);
  };
  const around = { closedV: true, flip: true } as const;
  const web = surface(
    [1, edge.length],
    (u, v) => (u === 0 ? onPiece(onEdge(v).x, onEdge(v).y, 0) : onCircle(v, SEAT.rim, 0)),
    around,
  );
  const cone = surface(
    [1, edge.length],
    (u, v) => onCircle(v, mix(SEAT.rim, SEAT.ground, u), -SEAT.depth * u),
    around,
  );
  return joined([web, cone]);
}

/** A place over the metal, and the direction straight out of it. */
function seatAt(onPiece: OnPiece, { x, y }: Vector3, heightMm: number): Seat {
  const here = onPiece(x, y, heightMm);
  return {
    at: here,
    axis: onPiece(x, y, heightMm + 1)
      .sub(here)
      .normalize(),
  };
}

function beads(strip: PavedStrip, detail: Detail): readonly BufferGeometry[] {
  const { onPiece, stoneMm } = strip;
  const radiusMm = stoneMm * BEAD.radius;
  const cap = [0, Math.PI * 2, 0, Math.PI * 0.6] as const;
  const one = new SphereGeometry(radiusMm, steps(detail, 12, { share: 0.45 }), steps(detail, 5), ...cap);
  return beadPlaces(strip, { radiusMm, overlap: BEAD.overlap }).map((place) => {
    const seat = seatAt(onPiece, place, stoneMm * BEAD.lift);
    const upright = new Quaternion().setFromUnitVectors(point(0, 1, 0), seat.axis);
    return one.clone().applyQuaternion(upright).translate(seat.at.x, seat.at.y, seat.at.z);
  });
}

/** Stones set close together into a strip of a piece, each in its own seat, held by beads raised between them. */
export function pave(strip: PavedStrip, detail: Detail): readonly Part[] {
  const { stones, stoneMm, onPiece } = strip;
  const seats = stones.map((stone) => seatAt(onPiece, stone, stoneMm * GIRDLE_LIFT));
  const { stone, light } = setGems(smallStone(stoneMm, detail), seats);
  const metal = stones.map((one) => seatMetal(one, strip, detail));
  return [
    { node: 'Pave', slot: 'metal', geometry: joined([...metal, ...beads(strip, detail)]) },
    { node: 'Pave', slot: 'stone', geometry: stone },
    { node: 'Pave', slot: 'stoneLight', geometry: light },
  ];
}
