import { describe, expect, it } from 'vitest';
import { cityView, clustersOf, onMap, toWorld } from './map-view.ts';
import { shortNames, townPlan } from './town-plan.ts';

const SIZE = { width: 860, height: 560 };
const store = (name: string, latitude: number, longitude: number) => ({
  name,
  city: 'Paris',
  latitude,
  ...toWorld({ latitude, longitude }),
});
const PARIS = [store('Paris Marais', 48.8526, 2.3608), store('Paris Rive gauche', 48.8516, 2.3319)];

describe('the map of a city', () => {
  it('[R2.015] begins where each store has a pin of its own, all of them on the map', () => {
    for (const size of [SIZE, { width: 390, height: 400 }]) {
      const view = cityView(PARIS, size);
      expect(clustersOf(PARIS, view.zoom)).toHaveLength(2);
      for (const { x, y } of PARIS.map((each) => onMap(each, view, size))) {
        expect([x > 0, x < size.width, y > 0, y < size.height]).not.toContain(false);
      }
    }
  });

  it('[R2.015] holds stores of one street, and two in one house', () => {
    const street = [...PARIS, store('Paris Temple', 48.8526, 2.3612)];
    expect(cityView(street, SIZE).zoom).toBeGreaterThan(10);
    const house = [store('Here', 48.85, 2.35), store('There', 48.85, 2.35)];
    expect(cityView(house, SIZE).zoom).toBeGreaterThan(10);
  });

  it('[R2.015] has rings of whole distances about the middle of its stores, and none from farther off', () => {
    const view = cityView(PARIS, SIZE);
    const planOf = (zoom: number, unitKm: number) =>
      townPlan(PARIS, { ...view, zoom }, { size: SIZE, unitKm });
    const plan = planOf(view.zoom, 1);
    expect(plan).toMatchObject({ city: 'Paris', x: expect.closeTo(SIZE.width / 2) });
    expect(plan?.rings.slice(0, 2).map(({ km }) => km)).toEqual([1, 2]);
    expect(plan?.rings[0]?.radius).toBeGreaterThan(60);
    expect(planOf(view.zoom, 1.609344)?.rings[0]?.km).toBeCloseTo(1.609344);
    expect(planOf(7, 1)).toBeUndefined();
    expect(townPlan([], view, { size: SIZE, unitKm: 1 })).toBeUndefined();
  });

  it('[R2.015] tells its stores apart by what their names do not share', () => {
    const short = shortNames(['House Paris Marais', 'House Paris Rive gauche']);
    expect(short('House Paris Rive gauche')).toBe('Rive gauche');
    expect(shortNames(['House Paris', 'House Paris Marais'])('House Paris')).toBe('House Paris');
    expect(shortNames(['House Paris'])('House Paris')).toBe('House Paris');
    expect(shortNames(['Same', 'Same'])('Same')).toBe('Same');
  });
});
