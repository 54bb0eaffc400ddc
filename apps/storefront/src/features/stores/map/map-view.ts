import type { GlobePlace } from '@vitrine/domain';

/** What of the world a map shows: its middle in Mercator's projection, 0 to 1 from the north-west, and its scale. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  /** The world is 256 px wide at 0, and twice as wide at each whole step. */
  readonly zoom: number;
}
export interface MapSize {
  readonly width: number;
  readonly height: number;
}
interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** Stores of one street stand apart here. */
export const CLOSEST = 15;
const FARTHEST = 0.5;
/** From here on the finer outlines are drawn. */
const FINE_FROM = 4.5;
/** The world is so many tiles wide. */
const TILES = 16;
const MARGIN = 56;

export const worldWidth = (zoom: number): number => 256 * 2 ** zoom;

/** [R2.015] Where a place is in Mercator's projection; the poles lie at its edges. */
export function toWorld({ latitude, longitude }: GlobePlace): WorldPoint {
  const angle = (Math.min(85, Math.max(-85, latitude)) * Math.PI) / 180;
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI),
  };
}

/** Where a point of the world is on a map, px from its corner. */
export function onMap(point: WorldPoint, view: MapView, { width, height }: MapSize): WorldPoint {
  const world = worldWidth(view.zoom);
  return { x: (point.x - view.x) * world + width / 2, y: (point.y - view.y) * world + height / 2 };
}

/** The closest view that has all points in it, not closer than `closest`. */
export function fitted(points: readonly WorldPoint[], size: MapSize, closest: number): MapView {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = Math.log2(Math.max(64, size.width - 2 * MARGIN) / 256 / Math.max(1e-9, right - left));
  const high = Math.log2(Math.max(64, size.height - 2 * MARGIN) / 256 / Math.max(1e-9, bottom - top));
  return within({ x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.min(wide, high, closest) });
}

/** So far from each other, px, pins stand that have their names beside them. */
const NAMED_APART = 150;

/** [R2.015] The view of a city's stores: each stands apart from the others, as far as all of them are on the map. */
export function cityView(points: readonly WorldPoint[], size: MapSize): MapView {
  const whole = fitted(points, size, CLOSEST);
  const distances = points.flatMap((one, at) =>
    points.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  const nearest = Math.min(...distances.filter((each) => each > 0));
  // None is to be told apart where all of them are in one house.
  const apart = Number.isFinite(nearest) ? Math.log2(NAMED_APART / 256 / nearest) : CLOSEST;
  return { ...whole, zoom: Math.min(whole.zoom, apart) };
}

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** A view that is on the world. */
function within({ x, y, zoom }: MapView): MapView {
  return { x: between(x, 0, 1), y: between(y, 0.05, 0.85), zoom: between(zoom, FARTHEST, CLOSEST) };
}

/** The view after the map was drawn so many px aside. */
export function moved(view: MapView, right: number, down: number): MapView {
  const world = worldWidth(view.zoom);
  return within({ ...view, x: view.x - right / world, y: view.y - down / world });
}

/** Closer by so many steps, or farther; the place that lies so many px from the middle stays where it is. */
export function closer(view: MapView, steps: number, about: WorldPoint = MIDDLE): MapView {
  const { zoom } = within({ ...view, zoom: view.zoom + steps });
  const shift = 1 / worldWidth(view.zoom) - 1 / worldWidth(zoom);
  return within({ x: view.x + about.x * shift, y: view.y + about.y * shift, zoom });
}

const MIDDLE: WorldPoint = { x: 0, y: 0 };

/** The names of the finer outlines that a view needs. */
export function tilesOf(view: MapView, { width, height }: MapSize): readonly string[] {
  if (view.zoom < FINE_FROM) return [];
  const world = worldWidth(view.zoom);
  const range = (middle: number, length: number): readonly number[] => {
    const first = Math.max(0, Math.floor((middle - length / world / 2) * TILES));
    const last = Math.min(TILES - 1, Math.floor((middle + length / world / 2) * TILES));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  };
  return range(view.x, width).flatMap((left) => range(view.y, height).map((top) => `${left}-${top}`));
}

/** Pins that would touch. */
const TOUCHING = 40;

/** Places that a map shows as one, and where that is. */
export interface PinCluster<Place> {
  readonly x: number;
  readonly y: number;
  readonly places: readonly Place[];
}

/** [R2.015] Places that would lie upon each other at a scale become one, in the order that they come in. */
export function clustersOf<Place extends WorldPoint>(
  places: readonly Place[],
  zoom: number,
): readonly PinCluster<Place>[] {
  const apart = TOUCHING / worldWidth(zoom);
  const clusters: { x: number; y: number; places: Place[] }[] = [];
  for (const place of places) {
    const near = clusters.find(({ x, y }) => Math.hypot(place.x - x, place.y - y) < apart);
    if (near === undefined) {
      clusters.push({ x: place.x, y: place.y, places: [place] });
      continue;
    }
    near.places.push(place);
    near.x += (place.x - near.x) / near.places.length;
    near.y += (place.y - near.y) / near.places.length;
  }
  return clusters;
}
