import type { HouseFiles } from '../reading/read-house.ts';
import { planTable, type TablePlan } from '../writing/table-plan.ts';
import { picturesOf } from './pictures-of.ts';

/** The pictures of several pieces together. A house whose manifest has none leaves those that are there. */
export function stillLifePlans({ house: { facts }, manifest }: HouseFiles): readonly TablePlan[] {
  const stills = Object.entries(manifest.stills);
  if (stills.length === 0) return [];
  return [
    planTable('stillLife', {
      key: ['name'],
      owner: { kind: 'still life', columns: ['name'] },
      rows: stills.map(([name, { views }]) => ({ name, media: picturesOf(views, facts.views) })),
    }),
  ];
}
