import { describe, expect, it } from 'vitest';
import { sizeTable } from './size-table.ts';

const GUIDE = {
  countries: ['EU', 'US'],
  tables: {
    cm: [
      { head: true, cells: ['EU', 'US', 'Foot', 'Insole'] },
      { head: false, cells: ['38', '7', '24.1', '24.8'] },
    ],
    inches: [
      { head: true, cells: ['EU', 'US', 'Foot', 'Insole'] },
      { head: false, cells: ['38', '7', '9.49', '9.76'] },
    ],
  },
};
const french = { isRtl: false, bcp47: 'fr-FR' };

describe('the table of a size guide', () => {
  it('[R3.032, R3.033] shows sizes by country and the measures of a unit, as the locale writes numbers', () => {
    expect(sizeTable(GUIDE, 'cm', french)).toEqual({
      heads: ['EU', 'US', 'Foot', 'Insole'],
      rows: [{ id: '38', label: 'EU - 38 / US - 7', sizes: ['38', '7'], measures: ['24,1', '24,8'] }],
    });
    expect(sizeTable(GUIDE, 'inches', french).rows[0]?.measures).toEqual(['9,49', '9,76']);
  });

  it('[R3.033] writes the lengths of a column with as many decimals as the finest of them', () => {
    const rows = [['8.86'], ['10'], ['10.2']].map(([length = '']) => ({
      head: false,
      cells: ['38', length],
    }));
    const table = [{ head: true, cells: ['EU', 'Foot'] }, ...rows];
    const guide = { countries: ['EU'], tables: { cm: table, inches: table } };
    const measures = sizeTable(guide, 'inches', french).rows.map((row) => row.measures);
    expect(measures).toEqual([['8,86'], ['10,00'], ['10,20']]);
  });

  it('[R3.033] turns measures and their names round where one reads from the right', () => {
    const { heads, rows } = sizeTable(GUIDE, 'inches', { isRtl: true, bcp47: 'en' });
    expect(heads).toEqual(['EU', 'US', 'Insole', 'Foot']);
    expect(rows[0]).toMatchObject({ sizes: ['38', '7'], measures: ['9.76', '9.49'] });
  });

  it('[R3.033] writes sizes with a fraction as the locale does, and leaves the id by which one is chosen', () => {
    const table = [
      { head: true, cells: ['EU', 'JP', 'Foot'] },
      { head: false, cells: ['40.5', '25.5', '25.5'] },
    ];
    const guide = { countries: ['EU', 'JP'], tables: { cm: table, inches: table } };
    const [row] = sizeTable(guide, 'cm', french).rows;
    expect(row).toMatchObject({ id: '40.5', label: 'EU - 40,5 / JP - 25,5', sizes: ['40,5', '25,5'] });
    expect(sizeTable(guide, 'cm', { isRtl: false, bcp47: 'en-GB' }).rows[0]?.sizes).toEqual(['40.5', '25.5']);
  });
});
