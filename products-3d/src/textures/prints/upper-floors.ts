import { arc, middles, type Place } from './ink.ts';
import {
  arched,
  BAYS,
  box,
  diamond,
  LEFT,
  oculus,
  post,
  rail,
  RIGHT,
  shape,
  stroke,
  tapered,
  type Wall,
} from './wall-places.ts';

function shutters(x: number, { inks }: Wall): string {
  return [x - 0.66, x + 0.66]
    .map((middle) => {
      const louvres = middles(4.55, 6.2, 8).map((y) =>
        rail(y, [middle - 0.13, middle + 0.13], [inks.paper, 0.8]),
      );
      return shape(box(middle, [4.5, 6.25], 0.2), inks.leaf) + louvres.join('');
    })
    .join('');
}

/** A striped awning with a scalloped valance. */
function awning(x: number, { inks }: Wall): string {
  const stripes = middles(-0.95, 0.95, 8).map((dx, i) => {
    const ink = i % 2 === 0 ? inks.warm : inks.paper;
    const [top, low, half] = [x + dx * 0.72, x + dx, 0.119];
    const body: readonly Place[] = [
      [top - half * 0.72, 6.5],
      [top + half * 0.72, 6.5],
      [low + half, 5.62],
      [low - half, 5.62],
    ];
    return shape(body, ink) + shape(arc([low, 5.62], half, [180, 360]), ink);
  });
  return stripes.join('');
}

/** The first floor: tall windows with louvred shutters behind a railing, an awning over every third. */
export function firstFloor(wall: Wall): string {
  const { inks, turn } = wall;
  const bays = middles(LEFT, RIGHT, BAYS).map((x, bay) =>
    [
      shape(arched(x, [4.4, 5.85], 0.56), inks.trim),
      shape(arched(x, [4.4, 5.85], 0.45), inks.deep),
      post(x, [4.5, 6.2], [inks.trim, 0.9]),
      rail(5.3, [x - 0.42, x + 0.42], [inks.trim, 0.7]),
      shutters(x, wall),
      (bay + turn) % 3 === 1 ? awning(x, wall) : '',
    ].join(''),
  );
  const balusters = middles(LEFT, RIGHT, 70).map((x) => post(x, [4.15, 4.62], [inks.deep, 0.55]));
  const rails = [4.15, 4.64].map((y) => rail(y, [LEFT, RIGHT], [inks.deep, 1.3]));
  return [...bays, ...balusters, ...rails].join('');
}

const roundWindow = (x: number, { inks }: Wall): string =>
  [
    shape(oculus(x, 8.15, 0.56), inks.trim),
    shape(oculus(x, 8.15, 0.44), inks.deep),
    rail(8.15, [x - 0.4, x + 0.4], [inks.trim, 0.9]),
    post(x, [7.75, 8.55], [inks.trim, 0.9]),
  ].join('');

const blindWindow = (x: number, { inks }: Wall): string =>
  [
    shape(box(x, [7.55, 8.78], 0.52), inks.trim),
    shape(box(x, [7.64, 8.68], 0.42), inks.deep),
    shape(box(x, [8, 8.68], 0.42), inks.paper),
    ...middles(8.05, 8.62, 4).map((y) => rail(y, [x - 0.36, x + 0.36], [inks.gold, 0.8])),
    shape(tapered(x, [7.42, 0.6], [7.6, 0.6]), inks.warm),
  ].join('');

/** A garland from one window to the next. */
function swag(x: number, { inks }: Wall): string {
  const hanging = arc([x, 8.55], 0.6, [180, 360]).map(([px, py]): Place => [px, 8.55 + (py - 8.55) * 0.55]);
  return stroke(hanging, [inks.leaf, 2.4]) + shape(diamond(x, 8.2, 0.14), inks.warm);
}

/** The attic: round windows and square ones in turn, garlands between them. */
export function attic(wall: Wall): string {
  return middles(LEFT, RIGHT, BAYS)
    .map((x, bay) => {
      const window = (bay + wall.turn) % 2 === 0 ? roundWindow(x, wall) : blindWindow(x, wall);
      return window + (bay < BAYS - 1 ? swag(x + 1, wall) : '');
    })
    .join('');
}
