import { type SkuId, toSkuId } from '@vitrine/domain';
import { type Database, inTransaction, recordChanges } from '@vitrine/database';

/** A product with one SKU, as little as the catalogue needs to show and sell it. */
export interface CatalogueProduct {
  readonly id: string;
  readonly skuId: SkuId;
  readonly name: string;
  readonly dimId: string;
  readonly isExclusive: boolean;
  readonly sellable: boolean;
  readonly maxQuantity: number;
  /** Country → minor units and currency. */
  readonly prices: Readonly<Record<string, { readonly amount: number; readonly currency: string }>>;
  /** Pieces in the online pool. */
  readonly onHand: number;
}

/** A bag that anybody may buy in the United States, in a category of the test house; say what is special about yours. */
export function aProduct(special: Partial<CatalogueProduct> = {}): CatalogueProduct {
  const id = special.id ?? 'TP0001';
  return {
    id,
    skuId: toSkuId(`Q${id}`),
    name: `Bag ${id}`,
    dimId: 'leather-goods-small',
    isExclusive: false,
    sellable: true,
    maxQuantity: 3,
    prices: { US: { amount: 10_000, currency: 'USD' } },
    onHand: 10,
    ...special,
  };
}

/** Puts products into the catalogue, in English, in the order given. */
export async function addProducts(db: Database, products: readonly CatalogueProduct[]): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { kysely } = transaction;
    await kysely.insertInto('product').values(products.map(productRow)).execute();
    await kysely.insertInto('productText').values(products.map(textRow)).execute();
    await kysely.insertInto('sku').values(products.map(skuRow)).execute();
    await kysely.insertInto('skuText').values(products.map(skuTextRow)).execute();
    const places = products.map(({ id, dimId }, rank) => ({ productId: id, dimId, rank }));
    await kysely.insertInto('productCategory').values(places).execute();
    const prices = products.flatMap(priceRows);
    if (prices.length > 0) await kysely.insertInto('price').values(prices).execute();
    const stock = products.map(({ skuId, onHand }) => ({ skuId, pool: 'ECO', onHand }));
    await kysely.insertInto('stock').values(stock).execute();
    await recordChanges(
      transaction,
      products.map(({ id }) => ({ table: 'product', change: 'added', kind: 'product', id })),
    );
  });
}

const productRow = ({ id, skuId, isExclusive }: CatalogueProduct) => ({
  id,
  slug: 'bag',
  defaultSkuId: skuId,
  productType: 'bag',
  subFamily: 'bag',
  isExclusive,
});

const textRow = ({ id, name }: CatalogueProduct) => ({
  productId: id,
  language: 'eng',
  name,
  description: 'A bag.',
});

const skuRow = ({ id, skuId, name, sellable, maxQuantity }: CatalogueProduct) => ({
  id: skuId,
  productId: id,
  rank: 0,
  englishProductName: name,
  look: `${id.toLowerCase()}-black`,
  colourCode: 'black',
  colourHex: '#000000',
  size: null,
  sellable,
  cscSellable: sellable,
  backInStock: false,
  tryOnType: null,
  serviceId: null,
  maxQuantity,
  media: JSON.stringify([{ view: 'front', width: 800, height: 1000, widths: [320, 640] }]),
});

const skuTextRow = ({ skuId }: CatalogueProduct) => ({
  skuId,
  language: 'eng',
  colour: 'Black',
  label: 'Black calfskin',
  commercialTag: null,
});

const priceRows = ({ skuId, prices }: CatalogueProduct) =>
  Object.entries(prices).map(([country, { amount, currency }]) => ({
    skuId,
    country,
    currency,
    amount,
    taxIncluded: country !== 'US',
  }));
