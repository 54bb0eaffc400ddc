import { createHash } from 'node:crypto';
import type { HouseProduct } from '../format/product-format.ts';
import { lookOf } from '../rows/pictures-of.ts';
import type { Directory } from './directory.ts';
import { type JudgedProduct, judgeProduct, settleProduct, type SkuOwners } from './judge-product.ts';
import type { Manifest } from './manifest.ts';
import type { ProductPlace, ProductSource, ProductText } from './product-source.ts';

/** What the database knows of a product's file that was loaded without a refusal. */
export interface LoadedProduct {
  readonly productId: string;
  readonly checksum: string;
  readonly rank: number;
  readonly skuIds: readonly string[];
  /** SKUs of other products that its own are made of. */
  readonly bundledSkuIds: readonly string[];
  /** The looks whose pictures it shows. */
  readonly looks: readonly string[];
}

/** What is remembered of a product while the house is read: not the product itself, however many there are. */
export interface SurveyedProduct extends LoadedProduct {
  readonly place: ProductPlace;
  /** `same`: what the database holds of it came from these very words. `fallen`: it will not be loaded. */
  readonly state: 'same' | 'read' | 'fallen';
  /** Nothing of it is refused, as far as it was looked at. */
  readonly isClean: boolean;
  /** It is called like one before it. */
  readonly isDouble: boolean;
}

/** All products of a house, before any of them is written. */
export interface ProductSurvey {
  readonly source: ProductSource;
  readonly products: readonly SurveyedProduct[];
  readonly owners: SkuOwners;
  /** Every product is known by its id, so what the database has more has left the files. */
  readonly isCertain: boolean;
}

export interface SurveyContext {
  readonly manifest: Manifest;
  /** Of all that products depend on beside their own files. */
  readonly checksum: string;
  readonly loaded: ReadonlyMap<string, LoadedProduct>;
  readonly onRead: (file: string, text: string) => void;
}

/**
 * Reads every product once. Those whose words, pictures and surroundings are the same as when they were loaded are not
 * even judged. Of the others SKUs and references to SKUs are kept in mind, so that what holds together is known before
 * anything is written. `directory` then knows the products and SKUs.
 */
export async function surveyProducts(
  source: ProductSource,
  directory: Directory,
  context: SurveyContext,
): Promise<ProductSurvey> {
  const ids = new Set<string>();
  let products: readonly SurveyedProduct[] = await surveyAll(source, ids, context);
  for (;;) {
    const owners = ownersOf(products);
    enterProducts(products, directory);
    const settled = await settleRound(products, { source, directory, owners });
    if (settled === undefined)
      return { source, products, owners, isCertain: products.every(({ productId }) => productId !== '') };
    products = settled;
  }
}

async function surveyAll(
  source: ProductSource,
  ids: Set<string>,
  context: SurveyContext,
): Promise<SurveyedProduct[]> {
  const products: SurveyedProduct[] = [];
  for await (const product of source.all()) {
    context.onRead(product.place.file, product.read.ok ? product.read.text : '');
    const surveyed = survey(product, products.length, context);
    products.push({ ...surveyed, isDouble: ids.has(surveyed.productId) });
    ids.add(surveyed.productId);
  }
  return products;
}

type Surveyed = Omit<SurveyedProduct, 'isDouble'>;

function survey(product: ProductText, rank: number, context: SurveyContext): Surveyed {
  const { place, read } = product;
  const text = read.ok ? read.text : undefined;
  const named = place.line === undefined ? nameOfFile(place.file) : undefined;
  const quick = named === undefined ? undefined : sameAsLoaded(context.loaded.get(named), text, context);
  if (quick !== undefined) return { ...quick, rank, place, state: 'same', isClean: true };
  const judged = judgeProduct(product, rank);
  const same =
    named === undefined && judged.id !== undefined
      ? sameAsLoaded(context.loaded.get(judged.id), text, context)
      : undefined;
  if (same !== undefined) return { ...same, rank, place, state: 'same', isClean: true };
  return { ...remembered(judged, text, context), rank, place };
}

const nameOfFile = (file: string): string => file.replace(/^products\//u, '').replace(/\.json$/u, '');

function sameAsLoaded(
  loaded: LoadedProduct | undefined,
  text: string | undefined,
  context: SurveyContext,
): LoadedProduct | undefined {
  if (loaded === undefined || text === undefined) return undefined;
  return productChecksum(loaded.productId, text, { ...context, looks: loaded.looks }) === loaded.checksum
    ? loaded
    : undefined;
}

function remembered(
  { id = '', entry, refusals }: JudgedProduct,
  text: string | undefined,
  context: SurveyContext,
): Omit<Surveyed, 'rank' | 'place'> {
  if (entry === undefined) return { ...NOTHING, productId: id };
  const looks = looksOf(entry.row);
  const checksum = productChecksum(id, text ?? '', { ...context, looks });
  const isClean = refusals.length === 0;
  return { productId: id, checksum, ...skusOf(entry.row), looks, state: 'read', isClean };
}

const NOTHING = {
  checksum: '',
  skuIds: [],
  bundledSkuIds: [],
  looks: [],
  state: 'fallen',
  isClean: false,
} as const;

function skusOf({ skus }: HouseProduct): Pick<SurveyedProduct, 'skuIds' | 'bundledSkuIds'> {
  return {
    skuIds: skus.map(({ id }) => id),
    bundledSkuIds: [...new Set(skus.flatMap(({ bundleSkuIds }) => bundleSkuIds))],
  };
}

const looksOf = ({ id, looks }: HouseProduct): readonly string[] => looks.map((look) => lookOf(id, look));

interface ChecksumContext extends Pick<SurveyContext, 'manifest' | 'checksum'> {
  readonly looks: readonly string[];
}

function productChecksum(id: string, text: string, { manifest, checksum, looks }: ChecksumContext): string {
  const media = [manifest.models[id], looks.map((look) => manifest.looks[look])];
  return createHash('sha256')
    .update(checksum)
    .update(JSON.stringify(media))
    .update('\0')
    .update(text)
    .digest('base64url');
}

const counts = ({ state, isDouble }: SurveyedProduct): boolean => state !== 'fallen' && !isDouble;

function ownersOf(products: readonly SurveyedProduct[]): SkuOwners {
  const owners = new Map<string, string>();
  for (const { productId, skuIds } of products.filter(counts))
    for (const id of skuIds) if (!owners.has(id)) owners.set(id, productId);
  return owners;
}

function enterProducts(products: readonly SurveyedProduct[], directory: Directory): void {
  const isWhole = products.every((product) => counts(product) && product.isClean);
  directory.begin('product', isWhole);
  directory.begin('sku', isWhole);
  for (const { productId, skuIds } of products.filter(counts)) {
    directory.add('product', productId);
    for (const id of skuIds) directory.add('sku', id);
  }
}

/** Judges the products again that have another's SKU or name one that is not there; undefined when none is left. */
async function settleRound(
  products: readonly SurveyedProduct[],
  {
    source,
    directory,
    owners,
  }: Omit<ProductSurvey, 'products' | 'isCertain'> & { readonly directory: Directory },
): Promise<readonly SurveyedProduct[] | undefined> {
  const settled = new Map<SurveyedProduct, SurveyedProduct>();
  for (const product of products) {
    const isTouched =
      counts(product) &&
      (product.skuIds.some((id) => owners.get(id) !== product.productId) ||
        product.bundledSkuIds.some((id) => !directory.has('sku', id)));
    if (!isTouched) continue;
    const judged = judgeProduct(await source.read(product.place), product.rank);
    const { entry } = settleProduct(judged, directory, owners);
    settled.set(
      product,
      entry === undefined
        ? { ...product, ...NOTHING }
        : { ...product, ...skusOf(entry.row), state: 'read', isClean: false },
    );
  }
  return settled.size === 0 ? undefined : products.map((product) => settled.get(product) ?? product);
}
