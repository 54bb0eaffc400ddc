import type { CardMemory } from '../catalog/index.ts';
import { createVersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { readReadingTiles, type ReadingTiles } from '../editorial/index.ts';
import type { MountCall } from '../http/call.ts';
import { mountByKeyword } from './by-keyword.ts';
import { createCategoryMemory } from './category-memory.ts';
import { mountExclusiveListing } from './exclusive-listing.ts';
import { createFacetNames } from './facet-names.ts';
import { mountListing } from './listing.ts';
import { mountRecords } from './records.ts';

/** Finding: listings with what pieces can be chosen by, and search. */
export function mountSearch(mount: MountCall, deps: ServiceDeps, cards: CardMemory): void {
  const parts = {
    search: deps.search,
    cards,
    facetNames: createFacetNames(deps),
    categories: createCategoryMemory(deps),
  };
  const reading = createVersionMemory<ReadingTiles>(deps);
  mountListing(mount, {
    ...parts,
    tiles: (locale) => reading.get(locale.code, () => readReadingTiles(deps.db, locale)),
  });
  mountExclusiveListing(mount, deps, parts);
  mountRecords(mount, parts);
  mountByKeyword(mount, parts);
}
