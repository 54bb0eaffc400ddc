import type { Breadcrumb, Product, ProductCard, ProductResponse } from '@vitrine/contracts';
import type {
  BreadcrumbRecord,
  ProductFacts,
  ProductPageRecord,
  ProductRecord,
  ShownRelation,
  WordFacts,
} from '@vitrine/database';
import { foreignTag, type Locale, pageUrl, productUrl } from '@vitrine/domain';
import { toVideo } from '../media/index.ts';
import type { ProductAsides } from './product-asides.ts';
import { toAgecSheet } from './to-agec-sheet.ts';
import { toCard } from './to-card.ts';
import { toLook } from './to-look.ts';
import { toSku } from './to-sku.ts';

/** [R3.004] A product as the wire has it; it opens on `chosenSkuId`, else on its default. */
export function toProduct(record: ProductRecord, locale: Locale, chosenSkuId?: string): Product {
  const skus = record.skus.map((sku) => toSku(sku, locale, 'high'));
  const defaultSkuId = chosenSkuId ?? record.defaultSkuId ?? undefined;
  const shown = skus.find((sku) => sku.identifier === defaultSkuId);
  // The contract has every fact under its own name: the compiler says which it lacks.
  const facts: Pick<Product, keyof (ProductFacts & WordFacts)> = record.facts;
  return {
    ...facts,
    identifier: record.id,
    name: record.name,
    textLanguage: foreignTag(record.textLanguage, locale.language),
    description: record.description,
    details: [...record.details],
    skus,
    fitInformation: record.fitInformation,
    sizeGuide: record.sizeGuideId,
    careLink: record.careLinkId ?? undefined,
    defaultSkuId,
    url: productUrl(locale.code, record),
    categories: toBreadcrumb(record.breadcrumb, locale),
    isKitting: record.isKitting,
    isMonogram: record.isMonogram,
    beautyEngravingEnabled: record.beautyEngraving,
    price: shown?.price,
    priceValue: shown?.priceValue,
    currency: shown?.currency,
    // [R3.004] A path of the shop, which leads to the configurator with the piece in it.
    mom:
      record.mom === null
        ? null
        : { ...record.mom, url: `/${locale.code}/${record.mom.url}?skuId=${defaultSkuId}` },
    model: toModel(record.model),
  };
}

/** Its address changes with it: browsers keep models for a day. */
function toModel(model: ProductRecord['model']): Product['model'] {
  if (model === null) return undefined;
  const { file, bytes, sha256, variants, rotation } = model;
  return {
    url: `/${file}?v=${sha256.slice(0, 8)}`,
    bytes,
    variants,
    ...(rotation && { rotation: [...rotation] }),
  };
}

/** All that a product page shows. */
interface ShownProduct extends ProductPageRecord, ProductAsides {
  /** What is like it, where the house names nothing. */
  readonly similar: readonly ProductCard[];
}

/** [R3.006] A product with its looks, its films and the cards that stand below it. */
export function toProductResponse(
  record: ShownProduct,
  locale: Locale,
  chosenSkuId?: string,
): ProductResponse {
  const cards = (kind: ShownRelation) =>
    record.relations
      .filter((relation) => relation.kind === kind)
      .map((relation) => toCard(relation.card, locale));
  return {
    product: toProduct(record, locale, chosenSkuId),
    relatedProducts: cards('related'),
    similarProducts: [...cards('similar'), ...record.similar],
    relatedFinishOptions: cards('finish'),
    isExclusive: record.isExclusive,
    thelook: record.looks.length === 0 ? {} : { looks: record.looks.map((look) => toLook(look, locale)) },
    pageEdito: record.pageEdito,
    agecSheets: record.agecSheets?.map(({ skuIds, body }) => ({
      ...toAgecSheet(body, locale),
      skuIds: [...skuIds],
    })),
    videos: record.videos.map(toVideo),
  };
}

/** The way from the root of the catalogue down to here. */
export function toBreadcrumb(records: readonly BreadcrumbRecord[], locale: Locale): Breadcrumb[] {
  return records.map(({ dimId, name, path }) => ({ dimId, name, url: pageUrl(locale.code, path) }));
}
