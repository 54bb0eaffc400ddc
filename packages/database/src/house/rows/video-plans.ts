import { written } from '../format/texts.ts';
import type { HouseFiles } from '../reading/read-house.ts';
import { planTable, type TablePlan } from '../writing/table-plan.ts';
import type { FrozenRows } from './frozen-rows.ts';

/** [R3.053] Films and what is seen in them. One whose files were not made yet waits for them. */
export function videoPlans(
  { house: { videos }, manifest }: HouseFiles,
  frozen: FrozenRows,
): readonly TablePlan[] {
  if (!videos.present) return [];
  const refused = frozen.ids('videos');
  const made = videos.entries.flatMap(({ id, row, found }) => {
    const media = manifest.videos[id];
    return media === undefined ? [] : [{ id, row, media, rank: found.rank }];
  });
  return [
    planTable('video', {
      key: ['id'],
      owner: { kind: 'video', columns: ['id'] },
      frozen: refused.map((id) => ({ id })),
      rows: made.map(({ id, row, media, rank }) => ({
        id,
        productId: row.product ?? null,
        colourCode: row.colour ?? null,
        rank,
        media,
      })),
    }),
    planTable('videoText', {
      key: ['videoId', 'language'],
      owner: { kind: 'video', columns: ['videoId'] },
      frozen: [
        ...refused.map((id) => ({ videoId: id })),
        ...frozen.texts('videos').map(({ id, language }) => ({ videoId: id, language })),
      ],
      rows: made.flatMap(({ id, row }) =>
        written(row.texts).map(([language, text]) => ({ videoId: id, language, ...text })),
      ),
    }),
  ];
}
