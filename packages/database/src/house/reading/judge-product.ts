import type { Fault } from '../format/part.ts';
import { PARTS } from '../format/parts.ts';
import type { HouseProduct } from '../format/product-format.ts';
import type { Directory } from './directory.ts';
import type { FoundEntry } from './entry.ts';
import { idOf, type Judged, judgeEntry, refusalOf, withoutFaults } from './judge-entry.ts';
import { parseJson } from './parse-json.ts';
import type { ProductText } from './product-source.ts';
import { withoutSchema } from './read-part.ts';
import { missingFaults } from './settle-part.ts';

/** A product as far as it may be loaded, and what it is called. */
export interface JudgedProduct extends Judged<HouseProduct> {
  /** What its file or itself says; undefined where nothing of it can be read. */
  readonly id: string | undefined;
}

/** Holds a product to its schema; `rank` is its place among all, from 0. */
export function judgeProduct({ place, read: said }: ProductText, rank: number): JudgedProduct {
  const line = place.line?.number;
  const found: FoundEntry = {
    file: place.file,
    text: said.ok ? said.text : '',
    path: [],
    value: undefined,
    rank,
    cuts: [],
    ...(line !== undefined && { line }),
  };
  const document = said.ok ? parseJson(said.text) : { ...said, line: 1 };
  const read = document.ok ? { ...found, value: withoutSchema(document.value) } : found;
  const id = idOf(PARTS.products, read);
  if (document.ok)
    return { id: id === nameOfLine(line) ? undefined : id, ...judgeEntry(PARTS.products, read) };
  const fault = { path: [], message: document.message };
  const refusals = [refusalOf({ part: PARTS.products, found, id }, fault, document.line)];
  // A folder that cannot be looked into may hold any of them.
  const isNamed = line === undefined && place.file.endsWith('.json');
  return { id: isNamed ? id : undefined, entry: undefined, refusals };
}

const nameOfLine = (line: number | undefined): string | undefined =>
  line === undefined ? undefined : `of line ${line}`;

/** Who has a SKU: the product that brought it first. */
export type SkuOwners = ReadonlyMap<string, string>;

/** The same product without what names rows that are not there, and without SKUs that are another product's. */
export function settleProduct(
  judged: Judged<HouseProduct>,
  directory: Directory,
  owners: SkuOwners,
): Judged<HouseProduct> {
  const { entry } = judged;
  if (entry === undefined) return judged;
  const faults = [...missingFaults(entry, directory), ...foreignSkus(entry.row, owners)];
  if (faults.length === 0) return judged;
  const again = withoutFaults(entry, faults);
  return { entry: again.entry, refusals: [...judged.refusals, ...again.refusals] };
}

function foreignSkus({ id, skus }: HouseProduct, owners: SkuOwners): readonly Fault[] {
  const own = new Set<string>();
  return skus.flatMap((sku, place) => {
    const owner = own.has(sku.id) ? id : (owners.get(sku.id) ?? id);
    const isFirst = owner === id && !own.has(sku.id);
    own.add(sku.id);
    return isFirst ? [] : [{ path: ['skus', place], message: `sku ${sku.id} belongs to ${owner} already` }];
  });
}
