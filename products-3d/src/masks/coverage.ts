/** A surface in the picture: its corners in pixels and how far away they are, three numbers each. */
export interface SeenSurface {
  readonly corners: Float32Array;
  /** Three corners a triangle. */
  readonly order: ArrayLike<number>;
  readonly owner: string | undefined;
}

/** Samples a pixel along each side: sixteen greys, which is as smooth as an edge is seen. */
const SAMPLES = 4;

interface Film {
  readonly width: number;
  readonly height: number;
  /** One over the distance of what is nearest there: that is even across a triangle in the picture. */
  readonly nearness: Float32Array;
  /** The surface that is nearest there, counted from 1. */
  readonly seen: Uint16Array;
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly nearness: number;
}

/** How much of each pixel shows each owner, 0 to 255. What stands in front hides what is behind it. */
export function coverageOf(
  surfaces: readonly SeenSurface[],
  [width, height]: readonly [number, number],
): ReadonlyMap<string, Uint8Array> {
  const count = width * height * SAMPLES ** 2;
  const film: Film = {
    width: width * SAMPLES,
    height: height * SAMPLES,
    nearness: new Float32Array(count),
    seen: new Uint16Array(count),
  };
  for (const [index, { corners, order }] of surfaces.entries())
    for (let i = 0; i + 2 < order.length; i += 3) {
      const cornerAt = (k: number): Corner => cornerOf(corners, order[i + k] ?? 0);
      expose(film, [cornerAt(0), cornerAt(1), cornerAt(2)], index + 1);
    }
  return developed(film, surfaces);
}

const cornerOf = (corners: Float32Array, index: number): Corner => {
  const [x = 0, y = 0, depth = 1] = corners.subarray(3 * index, 3 * index + 3);
  return { x: x * SAMPLES - 0.5, y: y * SAMPLES - 0.5, nearness: 1 / depth };
};

/** Draws a triangle on the samples whose middles it covers, where nothing nearer is. */
function expose(film: Film, [a, b, c]: readonly [Corner, Corner, Corner], surface: number): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (area === 0) return;
  const [left, right] = [Math.ceil(Math.min(a.x, b.x, c.x)), Math.floor(Math.max(a.x, b.x, c.x))];
  const [top, bottom] = [Math.ceil(Math.min(a.y, b.y, c.y)), Math.floor(Math.max(a.y, b.y, c.y))];
  for (let y = Math.max(0, top); y <= Math.min(film.height - 1, bottom); y += 1)
    for (let x = Math.max(0, left); x <= Math.min(film.width - 1, right); x += 1) {
      const ofB = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area;
      const ofC = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area;
      const isInside = ofB >= 0 && ofC >= 0 && ofB + ofC <= 1;
      const nearness = a.nearness + ofB * (b.nearness - a.nearness) + ofC * (c.nearness - a.nearness);
      const at = y * film.width + x;
      if (!isInside || nearness <= (film.nearness[at] ?? 0)) continue;
      film.nearness[at] = nearness;
      film.seen[at] = surface;
    }
}

function developed(film: Film, surfaces: readonly SeenSurface[]): ReadonlyMap<string, Uint8Array> {
  const [width, height] = [film.width / SAMPLES, film.height / SAMPLES];
  const pictures = new Map<string, Uint8Array>();
  for (const { owner } of surfaces)
    if (owner !== undefined && !pictures.has(owner)) pictures.set(owner, new Uint8Array(width * height));
  const share = 255 / SAMPLES ** 2;
  const sums = new Map([...pictures.keys()].map((owner) => [owner, new Float32Array(width * height)]));
  for (const [at, surface] of film.seen.entries()) {
    const sum = sums.get(surfaces[surface - 1]?.owner ?? '');
    if (!sum) continue;
    const [x, y] = [at % film.width, Math.floor(at / film.width)];
    const pixel = Math.floor(y / SAMPLES) * width + Math.floor(x / SAMPLES);
    sum[pixel] = (sum[pixel] ?? 0) + share;
  }
  for (const [owner, sum] of sums) pictures.set(owner, Uint8Array.from(sum, Math.round));
  return pictures;
}
