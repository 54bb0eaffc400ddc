/** How letters are made: pressed with a metal foil, pressed without, cut into metal, or painted by hand. */
export type LetterFinish = 'foil' | 'blind' | 'engraved' | 'painted';

/** One drawing of the letters' outline; several above each other look like the finish. Lengths in pixels. */
export interface LetterLayer {
  readonly fill: string;
  readonly opacity: number;
  readonly dx: number;
  readonly dy: number;
}

const DARK = '#120d0a';
const LIGHT = '#fff6e6';

/**
 * The layers of a finish, the lowest first, in the light of the studio: from above and the left. `edgePx`: how deep or
 * high the letters are in the picture. A layer with the fill `foil` takes the gradient of `foilStops`.
 */
export function letterLayers(finish: LetterFinish, colour: string, edgePx: number): readonly LetterLayer[] {
  const above = { dx: -0.5 * edgePx, dy: -0.6 * edgePx };
  const below = { dx: 0.5 * edgePx, dy: 0.6 * edgePx };
  const here = { dx: 0, dy: 0 };
  switch (finish) {
    case 'foil':
      return [
        { fill: DARK, opacity: 0.6, ...above },
        { fill: LIGHT, opacity: 0.36, ...below },
        { fill: 'foil', opacity: 1, ...here },
      ];
    case 'blind':
      return [
        { fill: LIGHT, opacity: 0.26, ...below },
        { fill: DARK, opacity: 0.38, ...above },
        { fill: DARK, opacity: 0.24, ...here },
      ];
    case 'engraved':
      return [
        { fill: LIGHT, opacity: 0.75, ...below },
        { fill: DARK, opacity: 0.5, ...above },
        { fill: '#3b2a17', opacity: 0.62, ...here },
      ];
    case 'painted':
      return [
        { fill: DARK, opacity: 0.3, ...below },
        { fill: colour, opacity: 0.96, ...here },
      ];
  }
}

/** [offset 0 to 1, CSS colour] of a metal foil of this colour (`#rrggbb`) under the studio's lights, from the top left. */
export function foilStops(colour: string): readonly (readonly [offset: number, colour: string])[] {
  return [
    [0, shaded(colour, 0.42)],
    [0.3, shaded(colour, 0.05)],
    [0.5, shaded(colour, -0.22)],
    [0.72, shaded(colour, 0.16)],
    [1, shaded(colour, -0.3)],
  ];
}

/** A colour nearer to white (above 0) or black (below 0), by a share. */
function shaded(colour: string, share: number): string {
  const goal = share > 0 ? 255 : 0;
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const moved = channels.map((channel) => Math.round(channel + (goal - channel) * Math.abs(share)));
  return `#${moved.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
