import { decoded, encoded, type LinearColour } from '../../src/colour/linear-colour.ts';
import type { RegionMesh } from '../../src/makeup/region-mesh.ts';
import { at } from '../geometry/point.ts';

/** Four bytes a pixel, row by row. */
export type Pixels = {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bytes: Uint8ClampedArray;
};

/** A region, its triangles, and its colour at a pixel, computed from the bare colour and the region's value there. */
export type PaintedRegion<Attribute extends string> = {
  readonly mesh: RegionMesh<Attribute>;
  readonly triangles: readonly number[];
  readonly paintedAt: (bare: LinearColour, attributes: Readonly<Record<Attribute, number>>) => LinearColour;
};

/**
 * Paints a region onto a picture pixel by pixel, without a graphics card. The tests compare the engine's drawing with
 * it.
 */
export function paintedPicture<Attribute extends string>(
  bare: Pixels,
  region: PaintedRegion<Attribute>,
): Pixels {
  const bytes = new Uint8ClampedArray(bare.bytes);
  for (let first = 0; first + 2 < region.triangles.length; first += 3) {
    paintTriangle(
      { bare, bytes },
      region,
      [0, 1, 2].map((step) => region.triangles[first + step] ?? 0),
    );
  }
  return { ...bare, bytes };
}

type Corner = { readonly index: number; readonly x: number; readonly y: number };

function paintTriangle<Attribute extends string>(
  { bare, bytes }: { readonly bare: Pixels; readonly bytes: Uint8ClampedArray },
  { mesh, paintedAt }: PaintedRegion<Attribute>,
  indices: readonly number[],
): void {
  const corners = indices.map((index) => ({
    index,
    x: at(mesh.positions, 3 * index),
    y: at(mesh.positions, 3 * index + 1),
  }));
  if (areaOf(corners) >= 0) return; // turned away
  const attributes = Object.entries<Float32Array>(mesh.attributes);
  for (const y of pixelsBetween(
    corners.map((corner) => corner.y),
    bare.heightPx,
  )) {
    for (const x of pixelsBetween(
      corners.map((corner) => corner.x),
      bare.widthPx,
    )) {
      const shares = sharesAt(corners, x + 0.5, y + 0.5);
      if (shares.some((share) => share < 0)) continue;
      const here = attributes.map(([name, values]) => [
        name,
        corners.reduce((sum, { index }, k) => sum + at(shares, k) * at(values, index), 0),
      ]);
      const pixel = 4 * (y * bare.widthPx + x);
      const painted = paintedAt(colourOf(bare.bytes, pixel), Object.fromEntries(here));
      bytes.set(
        painted.map((channel) => 255 * encoded(channel)),
        pixel,
      );
    }
  }
}

/** Twice the area. It is negative for corners that are counter-clockwise on the screen, because y counts downwards. */
function areaOf([a, b, c]: readonly Corner[]): number {
  return a && b && c ? (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) : 0;
}

/** The barycentric coordinates of a place. One of them is negative outside the triangle. */
function sharesAt(corners: readonly Corner[], x: number, y: number): readonly number[] {
  const area = areaOf(corners);
  return corners.map(({ index }, k) => areaOf(corners.with(k, { index, x, y })) / area);
}

function pixelsBetween(edges: readonly number[], count: number): readonly number[] {
  const first = Math.max(0, Math.floor(Math.min(...edges)));
  const last = Math.min(count - 1, Math.ceil(Math.max(...edges)));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => first + k);
}

/** In linear light; `pixel` is the number of its first byte. */
export function colourOf(bytes: Uint8ClampedArray, pixel: number): LinearColour {
  const channel = (k: 0 | 1 | 2) => decoded(at(bytes, pixel + k) / 255);
  return [channel(0), channel(1), channel(2)];
}
