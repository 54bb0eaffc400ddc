import { at } from '../geometry/point.ts';

/**
 * A picture as planes of brightness and two of colour at half the size each way (I420, ITU-R BT.601, limited range):
 * what a video file for a fake camera is made of. `rgba` holds 4 bytes per pixel; width and height are even.
 */
export function i420From(rgba: Uint8ClampedArray, widthPx: number, heightPx: number): Uint8Array {
  const count = widthPx * heightPx;
  const planes = new Uint8Array(count + count / 2);
  for (let pixel = 0; pixel < count; pixel += 1) {
    const [r, g, b] = colourAt(rgba, pixel);
    planes[pixel] = 16.5 + 0.2568 * r + 0.5041 * g + 0.0979 * b;
  }
  const halfWidth = widthPx / 2;
  for (let block = 0; block < count / 4; block += 1) {
    const [x, y] = [(block % halfWidth) * 2, Math.floor(block / halfWidth) * 2];
    const first = y * widthPx + x;
    const [r, g, b] = meanOf(
      [first, first + 1, first + widthPx, first + widthPx + 1].map((pixel) => colourAt(rgba, pixel)),
    );
    planes[count + block] = 128.5 - 0.1482 * r - 0.291 * g + 0.4392 * b;
    planes[count + count / 4 + block] = 128.5 + 0.4392 * r - 0.3678 * g - 0.0714 * b;
  }
  return planes;
}

type Rgb = readonly [number, number, number];

function colourAt(rgba: Uint8ClampedArray, pixel: number): Rgb {
  return [at(rgba, pixel * 4), at(rgba, pixel * 4 + 1), at(rgba, pixel * 4 + 2)];
}

function meanOf(colours: readonly Rgb[]): Rgb {
  const sum = (channel: 0 | 1 | 2): number => colours.reduce((total, colour) => total + colour[channel], 0);
  return [sum(0) / colours.length, sum(1) / colours.length, sum(2) / colours.length];
}
