import { describe, expect, it } from 'vitest';
import { HouseSizeGuide } from '../format/catalogue-format.ts';
import { DEMO_HOUSE } from '../load-house.ts';
import { readHouse } from '../reading/read-house.ts';
import { frozenRows } from './frozen-rows.ts';
import { guidePlans } from './guide-plans.ts';

const NAME = 'maison-aurele-rings-fr.pdf';
const MADE = { file: `documents/${NAME}`, bytes: 1, sha256: '0123456789' };

describe('[R3.031] the PDF of a size guide', () => {
  it('is offered once its file was taken in, at an address that changes with it', async () => {
    const files = await readHouse(DEMO_HOUSE);
    const bodies = (documents: typeof files.manifest.documents) =>
      guidePlans({ ...files, manifest: { ...files.manifest, documents } }, frozenRows(files.house)).flatMap(
        ({ table, rows }) => (table === 'sizeGuide' ? rows : []),
      );
    for (const row of bodies({})) expect(JSON.stringify(row)).not.toMatch(/pdfL/u);
    const offered = bodies({ [NAME]: MADE }).filter((row) => JSON.stringify(row).includes('pdfLink'));
    expect(offered).toEqual([
      expect.objectContaining({
        id: 'rings',
        language: 'fra',
        body: expect.objectContaining({
          pdfLabel: expect.stringContaining('PDF'),
          pdfLink: `/documents/${NAME}?v=01234567`,
        }),
      }),
    ]);
  });

  it('has a label and a plain name, or neither', async () => {
    const { house } = await readHouse(DEMO_HOUSE);
    const guide = house.sizeGuides.entries[0]?.row;
    const saying = (said: object) =>
      HouseSizeGuide.safeParse({ ...guide, texts: { eng: { ...guide?.texts.eng, ...said } } }).success;
    expect(saying({})).toBe(true);
    expect(saying({ pdfLink: undefined })).toBe(false);
    expect(saying({ pdfLink: undefined, pdfLabel: undefined })).toBe(true);
    for (const pdfLink of ['../house.json', 'a/b.pdf', 'rings.PDF', '.pdf', 'rings.txt', 'a".pdf'])
      expect(saying({ pdfLink }), pdfLink).toBe(false);
  });
});
