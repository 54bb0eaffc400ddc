import sharp from 'sharp';
import { at } from '../geometry/numbers.ts';

const FAR = 1e9;

/** The lower envelope of parabolas over one line: squared distance to the nearest zero (Felzenszwalb and Huttenlocher, 2012). */
function distancesOnLine(values: Float64Array): Float64Array {
  const size = values.length;
  const places = new Int32Array(size);
  const bounds = new Float64Array(size + 1);
  let last = 0;
  bounds[0] = -Infinity;
  bounds[1] = Infinity;
  const meeting = (a: number, b: number): number =>
    (at(values, a) + a * a - at(values, b) - b * b) / (2 * a - 2 * b);
  for (let q = 1; q < size; q += 1) {
    while (meeting(q, at(places, last)) <= at(bounds, last)) last -= 1;
    const from = meeting(q, at(places, last));
    last += 1;
    places[last] = q;
    bounds[last] = from;
    bounds[last + 1] = Infinity;
  }
  let k = 0;
  return Float64Array.from({ length: size }, (_, q) => {
    while (at(bounds, k + 1) < q) k += 1;
    const place = at(places, k);
    return (q - place) ** 2 + at(values, place);
  });
}

/** For every pixel inside a drawing, how far it is from the edge, in pixels; 0 outside. */
function depthsInside(inside: Uint8Array, size: number): Float32Array {
  const rows = Array.from({ length: size }, (_, y) =>
    distancesOnLine(Float64Array.from(inside.subarray(y * size, (y + 1) * size), (v) => (v > 127 ? FAR : 0))),
  );
  const depths = new Float32Array(size * size);
  for (let x = 0; x < size; x += 1) {
    const column = distancesOnLine(Float64Array.from(rows, (row) => at(row, x)));
    column.forEach((squared, y) => {
      depths[y * size + x] = Math.sqrt(squared);
    });
  }
  return depths;
}

/**
 * Measures a black and white drawing: for x and y in [0, 1] (y downward) the distance to the edge of the white,
 * as a share of the drawing's width; 0 on black. White must not reach the border everywhere.
 */
export async function depthsOf(svg: string, size: number): Promise<(x: number, y: number) => number> {
  const { data } = await sharp(Buffer.from(svg))
    .resize(size, size)
    .flatten({ background: '#000000' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const depths = depthsInside(data, size);
  const pixel = (share: number): number => Math.min(size - 1, Math.max(0, Math.floor(share * size)));
  return (x, y) => at(depths, pixel(y) * size + pixel(x)) / size;
}
