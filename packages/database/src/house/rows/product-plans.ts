import { ProductFacts, WordFacts } from '../format/facts.ts';
import type { HouseProduct } from '../format/product-format.ts';
import { written } from '../format/texts.ts';
import type { ProductModel } from '../../tables/column-types.ts';
import type { Manifest } from '../reading/manifest.ts';
import type { HouseFiles } from '../reading/read-house.ts';
import { type PlannedRow, planTable, type TablePlan } from '../writing/table-plan.ts';
import { factColumns } from './fact-columns.ts';
import type { FrozenRows } from './frozen-rows.ts';

const OWNER = { kind: 'product', columns: ['productId'] } as const;

/** [R3.004] Products and what is said of them. One that left the files stays as a row without a name. */
export function productPlans(
  { house: { products }, manifest }: HouseFiles,
  frozen: FrozenRows,
): readonly TablePlan[] {
  if (!products.present) return [];
  const rows = products.entries.map(({ row }) => row);
  const refused = frozen.ids('products').map((id) => ({ productId: id }));
  return [
    planTable('product', {
      key: ['id'],
      owner: { kind: 'product', columns: ['id'] },
      others: 'stay',
      rows: rows.map((row) => ({ ...productRow(row), model: modelOf(row, manifest) ?? null })),
    }),
    planTable('productText', {
      key: ['productId', 'language'],
      owner: OWNER,
      frozen: [
        ...refused,
        ...frozen.texts('products').map(({ id, language }) => ({ productId: id, language })),
      ],
      rows: rows.flatMap(textRows),
    }),
    planTable('productCategory', {
      key: ['dimId', 'productId'],
      owner: OWNER,
      frozen: refused,
      rows: products.entries.flatMap(({ id, row, found }) =>
        row.categories.map((dimId) => ({ productId: id, dimId, rank: found.rank })),
      ),
    }),
    planTable('productRelation', {
      key: ['productId', 'kind', 'otherId'],
      owner: OWNER,
      frozen: refused,
      rows: rows.flatMap(relationRows),
    }),
  ];
}

function productRow(product: HouseProduct): PlannedRow<'product'> {
  const way = product.personalisation?.way;
  return {
    ...factColumns(ProductFacts, product),
    id: product.id,
    slug: product.slug,
    defaultSkuId: product.defaultSkuId,
    isKitting: product.kit,
    isMonogram: way === 'monogram',
    beautyEngraving: way === 'beauty-engraving',
    isExclusive: product.exclusiveSale !== undefined,
    exclusiveSaleId: product.exclusiveSale ?? null,
    mom: product.mom === undefined ? null : { enabled: true, url: product.mom.path },
    sizeGuideId: product.sizeGuide ?? null,
    careLinkId: product.careLink ?? null,
  };
}

/**
 * What there is to look at from all sides, in the colours that are both offered and modelled. A model without variants
 * has one look, which is every colour's.
 */
function modelOf({ id, looks }: HouseProduct, { models }: Manifest): ProductModel | undefined {
  const { hero, variants = [], sidecar } = models[id] ?? {};
  const colours = looks
    .map(({ colour }) => colour)
    .filter((colour) => variants.length === 0 || variants.includes(colour));
  if (hero === undefined || colours.length === 0) return undefined;
  const names = sidecar?.variantMap ?? {};
  return {
    ...hero,
    variants: Object.fromEntries(colours.map((colour) => [colour, names[colour] ?? colour])),
    ...(sidecar?.rotation && { rotation: sidecar.rotation }),
  };
}

function textRows({ id, texts }: HouseProduct): readonly PlannedRow<'productText'>[] {
  return written(texts).map(([language, text]) => ({
    ...factColumns(WordFacts, text),
    productId: id,
    language,
    name: text.name,
    disambiguatingDescription: text.disambiguatingDescription,
    description: text.description ?? null,
    details: text.details ?? null,
    // What stands beside a description is only shown with it.
    fitInformation: text.description === undefined ? null : (text.fitInformation ?? ''),
    pageEdito: text.description === undefined ? null : quoted(text.quote),
  }));
}

const quoted = (quote: string | undefined) => (quote === undefined ? {} : { quote });

const RELATION_KINDS = ['related', 'similar', 'finish', 'push', 'recommended'] as const;

function relationRows({ id, relations }: HouseProduct): readonly PlannedRow<'productRelation'>[] {
  return RELATION_KINDS.flatMap((kind) =>
    [...new Set(relations[kind])].map((other, rank) => ({ productId: id, kind, otherId: other, rank })),
  );
}
