import { type MapSize, type MapView, onMap, worldWidth } from './map-view.ts';

/** From here on coasts are drawn too coarsely to be true: a plan of the town stands in their place. */
const PLAN_FROM = 9.75;
const EQUATOR_KM = 40_075;
/** So far, px, a ring lies from the next at the least. */
const RINGS_APART = 64;
/** In the unit of the locale. */
const STEPS = [0.1, 0.2, 0.5, 1, 2, 5];
const LAST_STEP = 10;
const MOST_RINGS = 9;

export interface PlannedStore {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly city: string;
  readonly latitude: number;
}
/** What a map shows of a town in the place of its streets: its name, and rings of distance about the middle of its stores. */
export interface TownPlan {
  readonly city: string;
  /** px */
  readonly x: number;
  readonly y: number;
  readonly rings: readonly { readonly km: number; readonly radius: number }[];
}

/** Whether a view is so close that towns are drawn by plans. */
export const isPlan = ({ zoom }: MapView): boolean => zoom >= PLAN_FROM;

/** [R2.015] The plan of the town whose store is nearest to the middle of a view; undefined from farther off. */
export function townPlan(
  stores: readonly PlannedStore[],
  view: MapView,
  { size, unitKm }: { readonly size: MapSize; readonly unitKm: number },
): TownPlan | undefined {
  if (!isPlan(view)) return undefined;
  const fromMiddle = ({ x, y }: PlannedStore) => Math.hypot(x - view.x, y - view.y);
  const [nearest] = stores.toSorted((one, other) => fromMiddle(one) - fromMiddle(other));
  if (nearest === undefined) return undefined;
  const { city } = nearest;
  const own = stores.filter((store) => store.city === city);
  const mean = (of: (store: PlannedStore) => number) =>
    own.reduce((sum, store) => sum + of(store), 0) / own.length;
  const cosine = Math.cos((nearest.latitude * Math.PI) / 180);
  const unit = (unitKm * worldWidth(view.zoom)) / (EQUATOR_KM * cosine);
  const step = STEPS.find((each) => each * unit >= RINGS_APART) ?? LAST_STEP;
  const count = Math.min(MOST_RINGS, Math.ceil(Math.hypot(size.width, size.height) / 2 / (step * unit)));
  const middle = onMap({ x: mean(({ x }) => x), y: mean(({ y }) => y) }, view, size);
  return {
    city,
    ...middle,
    rings: Array.from({ length: count }, (_, at) => ({
      km: step * (at + 1) * unitKm,
      radius: step * (at + 1) * unit,
    })),
  };
}

/** What tells the stores of a city apart: their names without the words that all of them begin with. */
export function shortNames(names: readonly string[]): (name: string) => string {
  const [first = [], ...others] = names.map((name) => name.split(' '));
  const shared =
    others.length === 0 ? 0 : first.findIndex((word, at) => others.some((words) => words[at] !== word));
  const count = shared === -1 ? first.length : shared;
  return (name) => name.split(' ').slice(count).join(' ') || name;
}
