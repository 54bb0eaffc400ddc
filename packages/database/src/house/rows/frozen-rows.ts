import { HOUSE_LANGUAGES, type HouseLanguage, type SkuId, toSkuId } from '@vitrine/domain';
import type { JsonPath } from '../format/part.ts';
import type { EntryRefusal } from '../reading/entry.ts';
import type { House } from '../reading/read-house.ts';

/** A row in one language that was refused. */
interface FrozenText {
  readonly id: string;
  readonly language: HouseLanguage;
}

/** What stays in the database as it is, because what the files say of it was refused. */
export interface FrozenRows {
  /** Ids of the rows of a part. */
  readonly ids: (part: PartName) => readonly string[];
  readonly texts: (part: PartName) => readonly FrozenText[];
  readonly skuIds: readonly SkuId[];
  readonly prices: readonly { readonly skuId: SkuId; readonly country: string }[];
}
type PartName = Exclude<keyof House, 'facts'>;

/** What was refused of the house. Products that were refused as a whole are not written at all, so their rows stay without a word. */
export function frozenRows(house: House): FrozenRows {
  return {
    ids: (part) => wholeRefusals(house[part].refusals),
    texts: (part) =>
      house[part].refusals.flatMap(({ id, cut }) => {
        const [where, language] = cut ?? [];
        const isText = where === 'texts' || where === 'bodies' || where === 'names' || where === 'intros';
        const known = HOUSE_LANGUAGES.find((each) => each === language);
        return isText && known !== undefined ? [{ id, language: known }] : [];
      }),
    skuIds: refusedSkuIds(house),
    prices: refusedPrices(house),
  };
}

function wholeRefusals(refusals: readonly EntryRefusal[]): readonly string[] {
  return refusals.flatMap(({ id, cut }) => (cut === undefined ? [id] : []));
}

/** The SKUs of accepted products that were refused themselves. */
function refusedSkuIds({ products }: House): readonly SkuId[] {
  return products.refusals.flatMap(({ id, cut }) => {
    if (cut?.length !== 2 || cut[0] !== 'skus') return [];
    return skuIdAt(products.entries.find((entry) => entry.id === id)?.found.value, cut);
  });
}

function refusedPrices({ products, countries }: House): FrozenRows['prices'] {
  return products.refusals.flatMap(({ id, cut = [] }) => {
    const country = cut.at(-1);
    if (cut.at(-2) !== 'prices' || typeof country !== 'string') return [];
    const entry = products.entries.find((candidate) => candidate.id === id);
    const skuIds =
      cut[0] === 'skus'
        ? skuIdAt(entry?.found.value, cut.slice(0, 2))
        : (entry?.row.skus ?? []).flatMap((sku) => (sku.prices === undefined ? [sku.id] : []));
    const priced = countries.entries.filter(({ row }) => row.dispatch?.pricedAs === country);
    return [country, ...priced.map((each) => each.id)].flatMap((each) =>
      skuIds.map((skuId) => ({ skuId, country: each })),
    );
  });
}

/** What a refused SKU said it is called. */
function skuIdAt(product: unknown, path: JsonPath): readonly SkuId[] {
  const sku = path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? new Map(Object.entries(value)).get(String(step))
        : undefined,
    product,
  );
  const id: unknown = typeof sku === 'object' && sku !== null && 'id' in sku ? sku.id : undefined;
  return typeof id === 'string' ? [toSkuId(id)] : [];
}
