import { written } from '../format/texts.ts';
import type { Entry } from '../reading/entry.ts';
import type { House } from '../reading/read-house.ts';
import type { HouseCategory } from '../format/catalogue-format.ts';
import { planTable, type TablePlan } from '../writing/table-plan.ts';
import type { FrozenRows } from './frozen-rows.ts';

const OWNER = { kind: 'category', columns: ['dimId'] } as const;

/** The tree of categories. One that left the files stays as a row without a name, which nobody is shown. */
export function categoryPlans(
  { categories }: House,
  standingPaths: ReadonlyMap<string, string>,
  frozen: FrozenRows,
): readonly TablePlan[] {
  if (!categories.present) return [];
  const paths = pathsOf(categories.entries, standingPaths);
  return [
    planTable('category', {
      key: ['dimId'],
      owner: OWNER,
      others: 'stay',
      // Numbered as the tree was walked, so that a rank also orders categories of different parents.
      rows: categories.entries.map(({ id, row, found }) => ({
        dimId: id,
        parentId: found.parentId ?? null,
        path: paths.get(id) ?? row.urlCode,
        urlCode: row.urlCode,
        isExclusive: row.exclusiveSale !== undefined,
        exclusiveSaleId: row.exclusiveSale ?? null,
        ageRestricted: row.ageRestricted ?? false,
        stillLife: row.stillLife ?? null,
        tiles: row.tiles ?? [],
        wideProducts: row.wide ?? [],
        rank: found.rank,
      })),
    }),
    planTable('categoryText', {
      key: ['dimId', 'language'],
      owner: OWNER,
      frozen: [
        ...frozen.ids('categories').map((id) => ({ dimId: id })),
        ...frozen.texts('categories').map(({ id, language }) => ({ dimId: id, language })),
      ],
      rows: categories.entries.flatMap(({ id, row }) =>
        written(row.names).map(([language, name]) => ({
          dimId: id,
          language,
          name,
          intro: new Map(written(row.intros)).get(language) ?? row.intros.eng,
        })),
      ),
    }),
  ];
}

/** Parents stand before their children; one that was refused keeps the path it has in the database. */
function pathsOf(
  entries: readonly Entry<HouseCategory>[],
  standing: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const { id, row, found } of entries) {
    const { parentId = '' } = found;
    const above = paths.get(parentId) ?? standing.get(parentId);
    paths.set(id, above === undefined ? row.urlCode : `${above}/${row.urlCode}`);
  }
  return paths;
}
