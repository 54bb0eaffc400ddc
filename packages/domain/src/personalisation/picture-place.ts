import type { PointMove } from './path-data.ts';

type Corner = readonly [x: number, y: number];
/** Top left, top right, bottom right, bottom left, as a reader of the letters sees them. */
type Corners = readonly [Corner, Corner, Corner, Corner];

const STRAIGHT: Corner = [0, 0];

/** A place for letters on a piece: its size on the piece, and its corners in a picture of it. */
export interface PicturePlace {
  readonly widthMm: number;
  /** Height of the largest capital. */
  readonly heightMm: number;
  /** Shares of the picture's width and height, 0 to 1. */
  readonly onPicture: Corners;
  /** Where the place runs around something: the middles of its upper and its lower edge. */
  readonly bentOnPicture?: readonly [Corner, Corner] | undefined;
}

/**
 * Where a point of the place, in millimetres from its middle, lies in a picture of this size: the projective map of a
 * rectangle to four corners (P. Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989, section 2.2.3).
 */
export function ontoPicture(
  place: PicturePlace,
  picture: { readonly width: number; readonly height: number },
): PointMove {
  const [a, b, c, d] = place.onPicture;
  const ux = b[0] - c[0];
  const uy = b[1] - c[1];
  const vx = d[0] - c[0];
  const vy = d[1] - c[1];
  const sx = a[0] - b[0] + c[0] - d[0];
  const sy = a[1] - b[1] + c[1] - d[1];
  const area = ux * vy - vx * uy;
  const g = (sx * vy - vx * sy) / area;
  const h = (ux * sy - sx * uy) / area;
  const flat = (u: number, v: number): readonly [x: number, y: number] => {
    const w = g * u + h * v + 1;
    return [
      ((b[0] - a[0] + g * b[0]) * u + (d[0] - a[0] + h * d[0]) * v + a[0]) / w,
      ((b[1] - a[1] + g * b[1]) * u + (d[1] - a[1] + h * d[1]) * v + a[1]) / w,
    ];
  };
  const bends = place.bentOnPicture?.map(([x, y], edge): Corner => {
    const [flatX, flatY] = flat(0.5, edge);
    return [x - flatX, y - flatY];
  });
  const [above = STRAIGHT, below = STRAIGHT] = bends ?? [];
  return (xMm, yMm) => {
    const u = xMm / place.widthMm + 0.5;
    const v = yMm / place.heightMm + 0.5;
    const [x, y] = flat(u, v);
    // A parabola through both ends and the bent middle.
    const bend = 4 * u * (1 - u);
    return [
      (x + bend * (above[0] * (1 - v) + below[0] * v)) * picture.width,
      (y + bend * (above[1] * (1 - v) + below[1] * v)) * picture.height,
    ];
  };
}

/** Pixels of the picture for a millimetre of the place, along its middle. */
export function pixelsPerMm(
  place: PicturePlace,
  picture: { readonly width: number; readonly height: number },
): number {
  const move = ontoPicture(place, picture);
  const [left, right] = [move(-place.widthMm / 2, 0), move(place.widthMm / 2, 0)];
  return Math.hypot(right[0] - left[0], right[1] - left[1]) / place.widthMm;
}
