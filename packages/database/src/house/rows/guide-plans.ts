import type { HouseLook, HouseSizeGuide } from '../format/catalogue-format.ts';
import { written } from '../format/texts.ts';
import type { House, HouseFiles } from '../reading/read-house.ts';
import { type PlannedRow, planTable, type TablePlan } from '../writing/table-plan.ts';
import type { FrozenRows } from './frozen-rows.ts';
import { sizeGuideBody } from './size-guide-body.ts';

/** What products lead to: size guides and care links. */
export function guidePlans(files: HouseFiles, frozen: FrozenRows): readonly TablePlan[] {
  return [...sizeGuidePlans(files, frozen), ...careLinkPlans(files.house, frozen)];
}

/** What leads to products: looks, and the materials of certificates. */
export function lookAndMaterialPlans(house: House, frozen: FrozenRows): readonly TablePlan[] {
  return [...lookPlans(house, frozen), ...materialPlans(house, frozen)];
}

function sizeGuidePlans(
  { house: { sizeGuides }, manifest }: HouseFiles,
  frozen: FrozenRows,
): readonly TablePlan[] {
  if (!sizeGuides.present) return [];
  return [
    planTable('sizeGuide', {
      key: ['id', 'language'],
      owner: { kind: 'size guide', columns: ['id'] },
      frozen: [...frozen.ids('sizeGuides').map((id) => ({ id })), ...frozen.texts('sizeGuides')],
      rows: sizeGuides.entries.flatMap(({ id, row }) =>
        written(row.texts).map(([language, text]) => ({
          id,
          language,
          body: { ...sizeGuideBody(row, language, text), ...printable(text, manifest) },
        })),
      ),
    }),
  ];
}

/** [R3.031] Where the PDF lies and what its link is called; it waits for its file. Browsers keep what an address gave. */
function printable(
  { pdfLabel, pdfLink }: HouseSizeGuide['texts']['eng'],
  { documents }: HouseFiles['manifest'],
): { readonly pdfLabel?: string; readonly pdfLink?: string } {
  const document = pdfLink === undefined ? undefined : documents[pdfLink];
  if (pdfLabel === undefined || document === undefined) return {};
  return { pdfLabel, pdfLink: `/${document.file}?v=${document.sha256.slice(0, 8)}` };
}

function careLinkPlans({ careLinks }: House, frozen: FrozenRows): readonly TablePlan[] {
  if (!careLinks.present) return [];
  return [
    planTable('careLink', {
      key: ['id', 'language'],
      owner: { kind: 'care link', columns: ['id'] },
      frozen: [...frozen.ids('careLinks').map((id) => ({ id })), ...frozen.texts('careLinks')],
      rows: careLinks.entries.flatMap(({ id, row }) =>
        written(row.texts).map(([language, body]) => ({ id, language, body })),
      ),
    }),
  ];
}

function lookPlans({ looks }: House, frozen: FrozenRows): readonly TablePlan[] {
  if (!looks.present) return [];
  const refused = frozen.ids('looks');
  return [
    planTable('look', {
      key: ['id'],
      owner: { kind: 'look', columns: ['id'] },
      frozen: refused.map((id) => ({ id })),
      rows: looks.entries.map(({ row }) => lookRow(row)),
    }),
    planTable('lookText', {
      key: ['lookId', 'language'],
      owner: { kind: 'look', columns: ['lookId'] },
      frozen: [
        ...refused.map((id) => ({ lookId: id })),
        ...frozen.texts('looks').map(({ id, language }) => ({ lookId: id, language })),
      ],
      rows: looks.entries.flatMap(({ id, row }) =>
        written(row.texts).map(([language, { name, alt, tutorial }]) => ({
          lookId: id,
          language,
          name,
          alt,
          tutorial: tutorial ?? null,
        })),
      ),
    }),
  ];
}

function lookRow({ id, kind, number, rank, picture, palette, video, skuIds }: HouseLook): PlannedRow<'look'> {
  return {
    id,
    kind,
    number,
    rank,
    picture: picture ?? null,
    palette: palette ?? null,
    videoId: video ?? null,
    skuIds,
  };
}

function materialPlans({ materials }: House, frozen: FrozenRows): readonly TablePlan[] {
  if (!materials.present) return [];
  return [
    planTable('material', {
      key: ['id'],
      owner: { kind: 'material', columns: ['id'] },
      frozen: frozen.ids('materials').map((id) => ({ id })),
      rows: materials.entries.map(({ id, row }) => ({
        id,
        originCountry: row.originCountry,
        picture: row.picture ?? null,
        texts: row.texts,
      })),
    }),
  ];
}
