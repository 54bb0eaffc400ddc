import { arcade } from './arcade.ts';
import { arc, middles, type Place } from './ink.ts';
import { attic, firstFloor } from './upper-floors.ts';
import { box, diamond, HEIGHT, LEFT, post, RIGHT, shape, stroke, type Wall } from './wall-places.ts';

/** A band of glazed tiles between two mouldings. */
function tileBand({ inks }: Wall, [from, to]: Place, count: number): string {
  const tiles = middles(LEFT, RIGHT, count).map((x, i) =>
    shape(diamond(x, (from + to) / 2, (to - from) * 0.42), i % 2 === 0 ? inks.warm : inks.gold),
  );
  return [
    shape(box(0, [from - 0.12, to + 0.12], RIGHT), inks.trim),
    shape(box(0, [from, to], RIGHT), inks.ground),
    ...tiles,
  ].join('');
}

/** A roof tile: a scale that ends round at `y`. */
function roofTile(x: number, y: number): readonly Place[] {
  const scale: readonly Place[] = [...arc([x, y], 0.2, [180, 360]), [x + 0.2, 10], [x - 0.2, 10]];
  return scale.map(([px, py]) => [px, y + (py - y) * 0.9]);
}

/** Cornice with its dentils, and two rows of roof tiles towards the sky. */
function roof({ inks }: Wall): string {
  const dentils = middles(LEFT, RIGHT, 56).map((x) => shape(box(x, [9.06, 9.24], 0.075), inks.deep));
  const rows = [9.72, 9.42].flatMap((y, row) =>
    middles(LEFT - 0.2 * row, RIGHT + 0.2 * row, 36 + row).map((x, i) => {
      const tile = roofTile(x, y);
      const ink = (i + row) % 2 === 0 ? inks.warm : inks.gold;
      return shape(tile, ink) + stroke(tile.slice(0, -2), [inks.deep, 0.5]);
    }),
  );
  return [
    shape(box(0, [9, 9.3], RIGHT), inks.trim),
    ...dentils,
    shape(box(0, [9.3, 10], RIGHT), inks.warm),
    ...rows,
  ].join('');
}

/** One wall of the courtyard, the far one; the others are turned. */
export function facade(wall: Wall): string {
  const { inks, turn } = wall;
  return [
    shape(box(0, [0, HEIGHT], RIGHT), inks.walls[turn] ?? inks.walls[0]),
    arcade(wall),
    tileBand(wall, [3.15, 3.75], 42),
    firstFloor(wall),
    tileBand(wall, [6.92, 7.12], 84),
    attic(wall),
    roof(wall),
    ...[LEFT, RIGHT].map((x) => post(x, [0, HEIGHT], [inks.trim, 4])),
  ].join('');
}
