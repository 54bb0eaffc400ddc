import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectableSizes, type SizeTables } from './selectable-sizes.ts';
import { inchesOf, sizeUnits } from './size-units.ts';

const SHOES: SizeTables = {
  countries: ['EU', 'US'],
  cm: [
    { head: true, cells: ['EU', 'US', 'Foot', 'Insole'] },
    { head: false, cells: ['38', '7', '24.1', '24.8'] },
    { head: false, cells: ['39', '', '24.8', '25.5'] },
  ],
  inches: [
    { head: true, cells: ['EU', 'US', 'Foot', 'Insole'] },
    { head: false, cells: ['38', '7', '9.49', '9.76'] },
    { head: false, cells: ['39', '', '9.76', '10.04'] },
  ],
};
const ltr = { isRtl: false, bcp47: 'en-GB' };

describe('the sizes of a guide', () => {
  it('[R3.032] read head and value, part by part', () => {
    const [first, second] = selectableSizes(SHOES, ltr);
    expect(first).toMatchObject({ id: '38', label: 'EU - 38 / US - 7' });
    expect(second).toMatchObject({ id: '39', label: 'EU - 39' });
  });

  it('[R3.033] carry the measures of their row in both units', () => {
    expect(selectableSizes(SHOES, ltr)[1]).toMatchObject({ cm: ['24.8', '25.5'], inches: ['9.76', '10.04'] });
  });

  it('[R3.033] turn the measures round where one reads from the right, and nothing else', () => {
    const [left, right] = [ltr, { ...ltr, isRtl: true }].map((reading) => selectableSizes(SHOES, reading));
    expect(right).toEqual(
      left?.map((size) => ({ ...size, cm: size.cm.toReversed(), inches: size.inches.toReversed() })),
    );
  });

  it('[R3.032] are as many as the rows below the head, whatever the cells hold', () => {
    const cells = fc.array(fc.string(), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(cells), cells, fc.boolean(), (rows, heads, isRtl) => {
        const table = [{ head: true, cells: heads }, ...rows.map((row) => ({ head: false, cells: row }))];
        const sizes = selectableSizes({ countries: ['EU'], cm: table, inches: table }, { ...ltr, isRtl });
        expect(sizes).toHaveLength(rows.length);
        for (const { cm, inches } of sizes) expect(cm).toEqual(inches);
      }),
    );
  });
});

describe('the units of a size guide', () => {
  it('[R9.030] begin with inches in the United States and with centimetres elsewhere', () => {
    expect(sizeUnits('US')).toEqual(['inches', 'cm']);
    for (const country of ['FR', 'GB', 'AE', 'JP']) expect(sizeUnits(country)).toEqual(['cm', 'inches']);
  });

  it('[R7.058] differ by 2.54, to a hundredth of an inch', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 300, noNaN: true }), (lengthCm) => {
        expect(Math.abs(inchesOf(lengthCm) * 2.54 - lengthCm)).toBeLessThanOrEqual(0.0128);
      }),
    );
  });
});
