import { SkuFacts } from '../format/facts.ts';
import type { HouseProduct } from '../format/product-format.ts';
import { type Texts, written } from '../format/texts.ts';
import { uncutPath } from '../reading/cut-out.ts';
import type { Entry } from '../reading/entry.ts';
import type { Manifest } from '../reading/manifest.ts';
import type { HouseFiles } from '../reading/read-house.ts';
import { type PlannedRow, planTable, type TablePlan } from '../writing/table-plan.ts';
import { factColumns } from './fact-columns.ts';
import type { FrozenRows } from './frozen-rows.ts';
import { finishOf, wornMakeUp } from './make-up-rows.ts';
import { lookOf, picturesOf } from './pictures-of.ts';

type HouseSku = HouseProduct['skus'][number];
type HouseLook = HouseProduct['looks'][number];
interface SkuInContext {
  readonly product: HouseProduct;
  readonly look: HouseLook;
  readonly sku: HouseSku;
  readonly rank: number;
}
/** A SKU that left the files stays, because orders point at it, but nobody can buy it. */
const WITHDRAWN = {
  sellable: false,
  cscSellable: false,
  backInStock: false,
  tryOnEnabled: false,
  isWithdrawn: true,
} as const;
const OWNER = { kind: 'sku', columns: ['skuId'] } as const;

/** A country that prices are written for. */
export interface PricedCountry {
  readonly iso: string;
  readonly currency: string;
  readonly taxIncluded: boolean;
  /** The country whose prices hold here too, unless a product names its own. */
  readonly pricedAs: string;
}

/** [R3.001] SKUs with texts, prices, models and what can be done to them. */
export function skuPlans(
  { house, manifest }: HouseFiles,
  countries: readonly PricedCountry[],
  frozen: FrozenRows,
): readonly TablePlan[] {
  if (!house.products.present) return [];
  const skus = house.products.entries.flatMap(inContext);
  const refused = frozen.skuIds.map((id) => ({ skuId: id }));
  const withTexts = frozen.texts('products');
  return [
    planTable('sku', {
      key: ['id'],
      owner: { kind: 'sku', columns: ['id'] },
      others: { become: WITHDRAWN },
      frozen: frozen.skuIds.map((id) => ({ id })),
      rows: skus.map((context) => skuRow(context, manifest, house.facts.views)),
    }),
    planTable('skuText', {
      key: ['skuId', 'language'],
      owner: OWNER,
      frozen: [
        ...refused,
        ...skus.flatMap(({ product, sku }) =>
          withTexts.flatMap(({ id, language }) => (id === product.id ? [{ skuId: sku.id, language }] : [])),
        ),
      ],
      rows: skus.flatMap(textRows),
    }),
    planTable('price', {
      key: ['skuId', 'country'],
      owner: OWNER,
      frozen: [...refused, ...frozen.prices.map(({ skuId, country }) => ({ skuId, country }))],
      rows: skus.flatMap((context) => priceRows(context, countries)),
    }),
    planTable('tryOnAsset', {
      key: ['skuId'],
      owner: OWNER,
      frozen: refused,
      rows: skus.flatMap((context) => tryOnAssetRows(context, manifest)),
    }),
    planTable('persoDetail', {
      key: ['skuId'],
      owner: OWNER,
      frozen: refused,
      rows: skus.flatMap((context) => personalisationRows(context, countries)),
    }),
    planTable('agecSheet', {
      key: ['skuId'],
      owner: OWNER,
      frozen: refused,
      rows: skus.flatMap(({ product, sku }) => {
        const sheet = agecOf({ product, sku });
        return sheet === undefined ? [] : [{ skuId: sku.id, body: sheet }];
      }),
    }),
  ];
}

function inContext({ row: product, found }: Entry<HouseProduct>): readonly SkuInContext[] {
  const looks = new Map(product.looks.map((look) => [look.colour, look]));
  return product.skus.flatMap((sku, place) => {
    const look = looks.get(sku.colour);
    // Its place in the file, so that a refused SKU does not move those behind it.
    const rank = Number(uncutPath(['skus', place], found.cuts)[1]);
    return look === undefined ? [] : [{ product, look, sku, rank }];
  });
}

function skuRow(context: SkuInContext, manifest: Manifest, views: readonly string[]): PlannedRow<'sku'> {
  const { product, look, sku, rank } = context;
  const lookId = lookOf(product.id, look);
  const makeUp = wornMakeUp(product, look);
  return {
    ...factColumns(SkuFacts, sku),
    id: sku.id,
    productId: product.id,
    rank,
    englishProductName: product.texts.eng.name,
    isWithdrawn: false,
    look: lookId,
    colourCode: sku.colour,
    colourHex: look.hex,
    powders: look.powders,
    ...facetsOf(context),
    size: sku.size ?? null,
    tryOnType: product.tryOnType ?? null,
    // A type alone is not enough to be worn: the model must have been built, or the shades described.
    tryOnEnabled: makeUp !== undefined || isWorn(context, manifest),
    makeUp: makeUp ?? null,
    media: picturesOf(manifest.looks[lookId]?.views ?? {}, views),
    ...offerOf(context),
  };
}

/** [R7.009] What its colour and finish are chosen by. */
function facetsOf({ product: { makeUp }, look: { family, finish } }: SkuInContext): PlannedRow<'sku'> {
  return { colourFamily: family ?? null, finish: finish ?? finishOf(makeUp) ?? null };
}

/** How, and whether, it is sold; a sample never is. */
function offerOf({ product, sku }: SkuInContext): PlannedRow<'sku'> {
  const isSample = sku.sample !== undefined;
  const sellable = sku.sellable && !isSample;
  return {
    sellable,
    cscSellable: sku.cscSellable ?? sellable,
    backInStock: sku.backInStock,
    diamondEngraving: sku.diamondEngraving,
    eligibleAgec: agecOf({ product, sku }) !== undefined,
    bundleSkuIds: sku.bundleSkuIds,
    maxQuantity: sku.maxQuantity ?? product.maxQuantity,
    isFluid: sku.fluid,
    isSample,
    sampleCountries: sku.sample?.countries ?? [],
  };
}

type ProductSku = Pick<SkuInContext, 'product' | 'sku'>;

function agecOf({ product, sku }: ProductSku): HouseSku['agec'] {
  return sku.agec ?? product.agec;
}

/** A model without variants has one look, which is every colour's. */
function isWorn({ product, sku }: ProductSku, manifest: Manifest): boolean {
  const { tryOn, variants = [] } = manifest.models[product.id] ?? {};
  if (product.tryOnType === undefined || tryOn === undefined) return false;
  return variants.length === 0 || variants.includes(sku.colour);
}

function said(texts: Partial<Texts> = {}): ReadonlyMap<string, string> {
  return new Map(written(texts));
}

/** In the languages in which both the product and the look are written. */
function textRows({ product, look, sku }: SkuInContext): readonly PlannedRow<'skuText'>[] {
  const [names, labels, tags] = [said(look.names), said(look.labels), said(sku.tag)];
  const [short, long] = [said(look.shade?.short), said(look.shade?.description)];
  return written(product.texts).flatMap(([language]) => {
    const colour = names.get(language);
    const label = labels.get(language);
    if (colour === undefined || label === undefined) return [];
    return [
      {
        skuId: sku.id,
        language,
        colour,
        label,
        commercialTag: tags.get(language) ?? null,
        shadeDescription: long.get(language) ?? null,
        shortShadeDescription: short.get(language) ?? null,
      },
    ];
  });
}

/** A country without a price of its own takes that of the country it is priced as. */
function priceRows(
  { product, sku }: SkuInContext,
  countries: readonly PricedCountry[],
): readonly PlannedRow<'price'>[] {
  const prices = new Map(Object.entries(sku.sample === undefined ? (sku.prices ?? product.prices) : {}));
  return countries.flatMap(({ iso, currency, taxIncluded, pricedAs }) => {
    const amount = prices.get(iso) ?? prices.get(pricedAs);
    return amount === undefined ? [] : [{ skuId: sku.id, country: iso, currency, amount, taxIncluded }];
  });
}

function tryOnAssetRows(
  { product, sku }: SkuInContext,
  manifest: Manifest,
): readonly PlannedRow<'tryOnAsset'>[] {
  const { tryOn: file, sidecar = {} } = manifest.models[product.id] ?? {};
  if (file === undefined || !isWorn({ product, sku }, manifest)) return [];
  const { bytes, sha256 } = file;
  return [{ skuId: sku.id, file: file.file, variant: sku.colour, sidecar, bytes, checksum: sha256 }];
}

function personalisationRows(
  { product, sku }: SkuInContext,
  countries: readonly PricedCountry[],
): readonly PlannedRow<'persoDetail'>[] {
  if (product.personalisation === undefined) return [];
  const { engravingType, ...options } = product.personalisation;
  const { way, view } = options;
  const everywhere = (prices: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      countries.flatMap(({ iso, pricedAs }) => {
        const amount = prices[iso] ?? prices[pricedAs];
        return amount === undefined ? [] : [[iso, amount] as const];
      }),
    );
  const parts = options.parts.map((part) => ({
    ...part,
    choices: part.choices.map((choice) => ({ ...choice, prices: everywhere(choice.prices) })),
  }));
  const isEngraved = way === 'engraving' || way === 'beauty-engraving';
  return [
    {
      skuId: sku.id,
      hotstampable: !isEngraved,
      engravable: isEngraved,
      engravingEnabled: isEngraved,
      engravingType: engravingType ?? null,
      view,
      options: { ...options, parts, prices: everywhere(options.prices) },
    },
  ];
}
