import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadDaysOf, makingOf, type ParcelLine, planParcels, readinessOf } from './parcels.ts';

const ready = (id: string): ParcelLine => ({ id, isFluid: false, configuration: {} });
const made = (id: string): ParcelLine => ({ id, isFluid: true, configuration: {} });
const engraved = (id: string): ParcelLine => ({
  ...ready(id),
  configuration: { personalisation: { designId: 'd1', letters: { text: 'A', font: 'f', position: 'p' } } },
});

describe('the parcels of an order', () => {
  it.each([
    { what: 'ready pieces', lines: [ready('A'), ready('B')], parcels: [['in_stock', 'A', 'B']] },
    { what: 'pieces to be made', lines: [made('A')], parcels: [['made_to_order', 'A']] },
    {
      what: 'ready, engraved and made pieces',
      lines: [made('A'), ready('B'), engraved('C')],
      parcels: [
        ['in_stock', 'B'],
        ['made_to_order', 'A', 'C'],
      ],
    },
    { what: 'nothing', lines: [], parcels: [] },
  ])('[R7.110] of $what', ({ lines, parcels }) => {
    const planned = planParcels(lines).map(({ readiness, lineIds }) => [readiness, ...lineIds]);
    expect(planned).toEqual(parcels);
  });

  it('[R7.110] hold every line once, and none is empty', () => {
    const line = fc.record({ id: fc.uuid(), isFluid: fc.boolean(), configuration: fc.constant({}) });
    fc.assert(
      fc.property(fc.uniqueArray(line, { selector: ({ id }) => id }), (lines) => {
        const parcels = planParcels(lines);
        expect(parcels.flatMap(({ lineIds }) => lineIds).toSorted()).toEqual(
          lines.map(({ id }) => id).toSorted(),
        );
        for (const { readiness, lineIds } of parcels) {
          expect(lineIds.length).toBeGreaterThan(0);
          const own = lines.filter(({ id }) => lineIds.includes(id));
          expect(own.every((each) => readinessOf(each) === readiness)).toBe(true);
        }
      }),
    );
  });

  it('[R7.110] take longer by the making', () => {
    const way = { min: 3, max: 5 };
    expect(leadDaysOf(way, makingOf(ready('A')))).toEqual(way);
    const longer = leadDaysOf(way, makingOf(made('A')));
    expect(longer.min).toBeGreaterThan(way.max);
    expect(longer.max).toBeGreaterThan(longer.min);
  });
});
