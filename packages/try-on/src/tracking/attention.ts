/**
 * The three custom operators of MediaPipe's attention mesh, which no open runtime has. From the coarse landmarks a
 * window around lips or eye is cut out of the 48×48 feature map for a refining model, and the model's answer is
 * mapped back.
 */
import type { Landmarks } from '../landmarks/landmarks.ts';

/** Feature map of the base model, and the window the refining models take. */
export const FEATURES = { side: 48, channels: 32 } as const;
export const WINDOW_SIDE = 16;

/** The landmark model's input is 192 pixels wide: four per cell of the feature map. */
const PX_PER_CELL = 4;
/** The window is half as large again as the extent of its points. */
const MARGIN = 1.5;

/** Maps window coordinates (0 to 16) to cells of the feature map: x' = a·x + b·y + e, y' = c·x + d·y + f. */
export interface WindowMap {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export interface FacePart {
  readonly points: readonly number[];
  /** The upper edge of the window is parallel to the line through these two points. */
  readonly from: number;
  readonly to: number;
}

/** Window around a part, turned with it and stretched to its extent. `landmarks` in pixels of the model's input. */
export function windowAround(landmarks: Landmarks, part: FacePart): WindowMap {
  const cell = (index: number) => ({
    x: (landmarks[3 * index] ?? 0) / PX_PER_CELL,
    y: (landmarks[3 * index + 1] ?? 0) / PX_PER_CELL,
  });
  const [from, to] = [cell(part.from), cell(part.to)];
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];

  const turned = part.points.map(cell).map(({ x, y }) => ({ x: cos * x + sin * y, y: cos * y - sin * x }));
  const across = extent(turned.map(({ x }) => x));
  const down = extent(turned.map(({ y }) => y));
  const scaleX = (MARGIN * across.length) / WINDOW_SIDE;
  const scaleY = (MARGIN * down.length) / WINDOW_SIDE;

  const map = { a: cos * scaleX, b: -sin * scaleY, c: sin * scaleX, d: cos * scaleY };
  const half = WINDOW_SIDE / 2;
  return {
    ...map,
    e: cos * across.middle - sin * down.middle - half * (map.a + map.b),
    f: sin * across.middle + cos * down.middle - half * (map.c + map.d),
  };
}

function extent(values: readonly number[]): { readonly middle: number; readonly length: number } {
  const least = Math.min(...values);
  const most = Math.max(...values);
  return { middle: (least + most) / 2, length: most - least };
}

/** The window's features, [16, 16, 32], bilinear between cell centres; zero outside of the map. */
export function cutWindow(features: Float32Array, map: WindowMap): Float32Array<ArrayBuffer> {
  const { side, channels } = FEATURES;
  const window = new Float32Array(WINDOW_SIDE * WINDOW_SIDE * channels);
  for (let row = 0; row < WINDOW_SIDE; row += 1) {
    for (let column = 0; column < WINDOW_SIDE; column += 1) {
      const x = map.a * (column + 0.5) + map.b * (row + 0.5) + map.e - 0.5;
      const y = map.c * (column + 0.5) + map.d * (row + 0.5) + map.f - 0.5;
      if (x < 0 || y < 0 || x > side - 1 || y > side - 1) continue;
      mixCell(features, { x, y }, window.subarray((row * WINDOW_SIDE + column) * channels));
    }
  }
  return window;
}

function mixCell(
  features: Float32Array,
  { x, y }: { readonly x: number; readonly y: number },
  out: Float32Array,
): void {
  const { side, channels } = FEATURES;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const right = Math.min(left + 1, side - 1);
  const bottom = Math.min(top + 1, side - 1);
  const corners = [
    { at: (top * side + left) * channels, weight: (1 - fx) * (1 - fy) },
    { at: (top * side + right) * channels, weight: fx * (1 - fy) },
    { at: (bottom * side + left) * channels, weight: (1 - fx) * fy },
    { at: (bottom * side + right) * channels, weight: fx * fy },
  ];
  for (const { at, weight } of corners) {
    for (let k = 0; k < channels; k += 1) out[k] = (out[k] ?? 0) + weight * (features[at + k] ?? 0);
  }
}

/**
 * Maps points of a refining model back into the base model's input square. They come in pixels of that square's scale
 * but in the window's frame: the linear part applies as it is, and the shift is multiplied by the pixels per cell.
 */
export function refinedPoint(
  map: WindowMap,
  answer: ArrayLike<number>,
  index: number,
): { readonly x: number; readonly y: number } {
  const x = answer[2 * index] ?? 0;
  const y = answer[2 * index + 1] ?? 0;
  return {
    x: map.a * x + map.b * y + PX_PER_CELL * map.e,
    y: map.c * x + map.d * y + PX_PER_CELL * map.f,
  };
}
