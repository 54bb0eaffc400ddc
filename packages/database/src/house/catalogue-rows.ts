import type { Insertable } from 'kysely';
import type { LookPicture } from '../tables/catalogue-tables.ts';
import type { Tables } from '../tables/tables.ts';
import type { House, HouseCategory } from './house-schema.ts';
import type { Manifest } from './manifest.ts';
import type { HouseProduct } from './product-schema.ts';

type Rows<Name extends keyof Tables> = Insertable<Tables[Name]>[];

/** Rows of the public catalogue, table by table. */
export interface CatalogueRows {
  readonly category: Rows<'category'>;
  readonly category_text: Rows<'category_text'>;
  readonly product: Rows<'product'>;
  readonly product_text: Rows<'product_text'>;
  readonly product_category: Rows<'product_category'>;
  readonly product_relation: Rows<'product_relation'>;
  readonly sku: Rows<'sku'>;
  readonly sku_text: Rows<'sku_text'>;
  readonly price: Rows<'price'>;
  readonly tryon_asset: Rows<'tryon_asset'>;
}

type Country = House['countries'][number];
type HouseSku = HouseProduct['skus'][number];
interface SkuInContext {
  readonly product: HouseProduct;
  readonly sku: HouseSku;
  readonly rank: number;
}

/** [R3.001, R3.004] The rows that a house's categories and products become. */
export function catalogueRows({ house, manifest }: { house: House; manifest: Manifest }): CatalogueRows {
  const skus = house.products.flatMap((product) =>
    product.skus.map((sku, rank): SkuInContext => ({ product, sku, rank })),
  );
  return {
    ...categoryRows(house.categories),
    product: house.products.map(productRow),
    product_text: house.products.flatMap(productTextRows),
    product_category: house.products.flatMap((product, rank) =>
      product.categories.map((dimId) => ({ product_id: product.id, dim_id: dimId, rank })),
    ),
    product_relation: house.products.flatMap(relationRows),
    sku: skus.map((context) => skuRow(context, manifest, house.facts.views)),
    sku_text: skus.flatMap(skuTextRows),
    price: skus.flatMap((context) => priceRows(context, house.countries)),
    tryon_asset: skus.flatMap((context) => tryOnAssetRows(context, manifest)),
  };
}

function categoryRows(tree: readonly HouseCategory[]): Pick<CatalogueRows, 'category' | 'category_text'> {
  const category: Rows<'category'> = [];
  const category_text: Rows<'category_text'> = [];
  const walk = (branch: readonly HouseCategory[], parent?: { dimId: string; path: string }): void => {
    for (const { dimId, urlCode, names, intros, children } of branch) {
      const path = parent === undefined ? urlCode : `${parent.path}/${urlCode}`;
      // Numbered as the tree is walked, so that a rank also orders categories of different parents.
      const rank = category.length;
      category.push({ dim_id: dimId, parent_id: parent?.dimId ?? null, path, url_code: urlCode, rank });
      for (const [language, name] of Object.entries(names)) {
        if (name === undefined) continue;
        category_text.push({ dim_id: dimId, language, name, intro: introOf(intros, language) });
      }
      walk(children, { dimId, path });
    }
  };
  walk(tree);
  return { category, category_text };
}

function introOf(intros: HouseCategory['intros'], language: string): string {
  return Object.entries(intros).find(([key]) => key === language)?.[1] ?? intros.eng;
}

function productRow(product: HouseProduct): Insertable<Tables['product']> {
  return {
    id: product.id,
    slug: product.slug,
    default_sku_id: product.defaultSkuId,
    product_type: product.productType,
    sub_family: product.subFamily,
  };
}

function productTextRows({ id, texts }: HouseProduct): Rows<'product_text'> {
  return Object.entries(texts).flatMap(([language, text]) =>
    text === undefined
      ? []
      : {
          product_id: id,
          language,
          name: text.name,
          description: text.description,
          disambiguating_description: text.disambiguatingDescription,
          fit_information: text.fitInformation ?? '',
          details: JSON.stringify(text.details),
          page_edito: JSON.stringify(text.quote === undefined ? {} : { quote: text.quote }),
        },
  );
}

function relationRows({ id, relations }: HouseProduct): Rows<'product_relation'> {
  const kinds = ['related', 'similar', 'finish', 'recommended'] as const;
  return kinds.flatMap((kind) =>
    (relations[kind] ?? []).map((other, rank) => ({ product_id: id, kind, other_id: other, rank })),
  );
}

/** The name of one product in one colour, in paths and in the manifest. */
export function lookIdOf(product: HouseProduct, colour: string): string {
  return `${product.id.toLowerCase()}-${colour}`;
}

function lookOf(product: HouseProduct, colour: string): HouseProduct['looks'][number] {
  const look = product.looks.find((candidate) => candidate.colour === colour);
  if (look === undefined) throw new Error(`${product.id} has no look ${colour}`);
  return look;
}

function skuRow(
  { product, sku, rank }: SkuInContext,
  manifest: Manifest,
  views: readonly string[],
): Insertable<Tables['sku']> {
  const look = lookIdOf(product, sku.colour);
  return {
    id: sku.id,
    product_id: product.id,
    rank,
    english_product_name: product.texts.eng.name,
    look,
    colour_code: sku.colour,
    colour_hex: lookOf(product, sku.colour).hex,
    size: sku.size ?? null,
    sellable: sku.sellable ?? true,
    csc_sellable: sku.sellable ?? true,
    back_in_stock: sku.backInStock ?? false,
    try_on_type: product.tryOnType ?? null,
    // A type alone is not enough to be worn: the model must have been built.
    try_on_enabled: product.tryOnType !== undefined && isWorn(product, sku, manifest),
    max_quantity: product.maxQuantity,
    media: JSON.stringify(picturesOf(manifest.looks[look]?.views ?? {}, views)),
  };
}

function isWorn(product: HouseProduct, sku: HouseSku, manifest: Manifest): boolean {
  const model = manifest.models[product.id];
  return model?.tryOn !== undefined && model.variants.includes(sku.colour);
}

function picturesOf(
  pictures: Manifest['looks'][string]['views'],
  views: readonly string[],
): readonly LookPicture[] {
  const place = (view: string): number => (views.includes(view) ? views.indexOf(view) : views.length);
  return Object.entries(pictures)
    .map(([view, { width, height, widths }]) => ({ view, width, height, widths }))
    .toSorted((left, right) => place(left.view) - place(right.view) || (left.view < right.view ? -1 : 1));
}

function skuTextRows({ product, sku }: SkuInContext): Rows<'sku_text'> {
  const look = lookOf(product, sku.colour);
  return (['eng', 'fra', 'ara'] as const).flatMap((language) => {
    const text = product.texts[language];
    const colour = look.names[language];
    const label = look.labels[language];
    if (text === undefined || colour === undefined || label === undefined) return [];
    const tag = sku.tag?.[language] ?? null;
    return { sku_id: sku.id, language, name: text.name, colour, label, commercial_tag: tag };
  });
}

/** A country without a price of its own takes that of the country it is priced as. */
function priceRows({ product, sku }: SkuInContext, countries: readonly Country[]): Rows<'price'> {
  const prices = new Map(Object.entries(sku.prices ?? product.prices));
  return countries.flatMap(({ iso, dispatch }): Rows<'price'> => {
    if (dispatch === undefined) return [];
    const { currency, taxIncluded, pricedAs = iso } = dispatch;
    const amount = prices.get(iso) ?? prices.get(pricedAs);
    return amount === undefined
      ? []
      : [{ sku_id: sku.id, country: iso, currency, amount, tax_included: taxIncluded }];
  });
}

function tryOnAssetRows({ product, sku }: SkuInContext, manifest: Manifest): Rows<'tryon_asset'> {
  const file = manifest.models[product.id]?.tryOn;
  if (file === undefined || product.tryOnType === undefined || !isWorn(product, sku, manifest)) return [];
  return [{ sku_id: sku.id, file: file.file, variant: sku.colour, bytes: file.bytes, checksum: file.sha256 }];
}
