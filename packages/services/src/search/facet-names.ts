import type { Queryable } from '@vitrine/database';
import {
  type FacetId,
  isTryOnType,
  type Locale,
  priceBandLabel,
  readIn,
  readPriceBand,
} from '@vitrine/domain';
import { createVersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { facetValues } from './facet-names.store.ts';
import { TRY_ON_WORDS } from './try-on-words.ts';

/** What a value of a facet is called, and what it looks like. */
export interface FacetName {
  readonly name: string;
  readonly hex?: string;
}
/** The name of any value that an address may hold; one that the house does not know is called as it is written. */
export type NameFacetValue = (facet: FacetId, value: string) => FacetName;

/** The names that are kept of values without words of the house: an address may hold any range of prices. */
const MOST_MADE = 2000;

/** Names of facets in the language of a locale, read once for a version of the catalogue. */
export function createFacetNames(deps: Pick<ServiceDeps, 'db' | 'clock'>) {
  const memory = createVersionMemory<ReadonlyMap<string, FacetName>>(deps);
  const made = new Map<string, FacetName>();
  const makeName = (facet: FacetId, value: string, locale: Locale): FacetName => {
    const key = `${locale.code} ${facet} ${value}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    if (made.size >= MOST_MADE) made.clear();
    const name = { name: madeName(facet, value, locale) };
    made.set(key, name);
    return name;
  };
  return async (locale: Locale): Promise<NameFacetValue> => {
    const written = await memory.get(locale.language, () => readNames(deps.db, locale));
    return (facet, value) => written.get(`${facet} ${value}`) ?? makeName(facet, value, locale);
  };
}

async function readNames(db: Queryable, { language }: Locale): Promise<ReadonlyMap<string, FacetName>> {
  const rows = await facetValues(db);
  return new Map(
    rows.map(({ facet, value, names, hex }) => {
      const { text: name } = readIn(names, language);
      return [`${facet} ${value}`, { name, ...(hex !== null && { hex }) }];
    }),
  );
}

/** Bands of prices and types of the try-on have no words of the house; sizes are called as they are. */
function madeName(facet: FacetId, value: string, { language, currency, bcp47 }: Locale): string {
  if (facet === 'price') {
    const band = readPriceBand(value, currency);
    return band === undefined ? value : priceBandLabel(band, currency, bcp47);
  }
  if (facet === 'tryOn' && isTryOnType(value)) return TRY_ON_WORDS[language][value];
  return value;
}
