import { DEMO_HOUSE, readHouse, sizeGuideBody, written } from '@vitrine/database';
import { HOUSE_LANGUAGES } from '@vitrine/domain';
import type { Sheet } from './sheet.ts';

/** Every guide of the demo house that names a PDF, in every language that it is written in. */
export async function readSheets(): Promise<readonly Sheet[]> {
  const { house } = await readHouse(DEMO_HOUSE);
  return house.sizeGuides.entries.flatMap(({ row }) =>
    written(row.texts).flatMap(([code, text]): readonly Sheet[] => {
      const language = HOUSE_LANGUAGES.find((each) => each === code);
      if (text.pdfLink === undefined || language === undefined) return [];
      return [{ name: text.pdfLink, language, guide: sizeGuideBody(row, language, text) }];
    }),
  );
}
