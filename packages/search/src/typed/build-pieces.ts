import type { PieceDocument, SkuDocument } from '../documents.ts';
import { pack, type PackedArray, packTexts } from './bytes.ts';
import { type GrowingNumbers, groupNumbers, growingNumbers } from './growing.ts';

/** Takes documents one by one, in the order of their ids, so that a house of any size streams through it. */
export interface PiecesBuilder {
  add(document: PieceDocument): void;
  finish(): Uint8Array;
}

/** The part of a base that belongs to no language: ids, categories, facets, prices. */
export function piecesBuilder(): PiecesBuilder {
  const values = { colour: valueCodes(), finish: valueCodes(), size: valueCodes(), tryOn: valueCodes() };
  const codes = { material: valueCodes(), category: valueCodes(), type: valueCodes(), family: valueCodes() };
  const columns = numbersNamed(
    'skuStarts',
    'launched',
    'type',
    'family',
    'colour',
    'finish',
    'size',
    'tryOn',
  );
  const groups = numbersNamed('materialPiece', 'material', 'categoryPiece', 'category', 'place');
  const productIds: string[] = [];
  const skuIds: string[] = [];
  const prices = pricesByCountry();

  return {
    add(document) {
      const piece = productIds.length;
      checkOrder(productIds.at(-1), document.productId);
      columns.skuStarts.push(skuIds.length);
      columns.launched.push(document.launchedOn);
      columns.type.push(codes.type.codeOf(document.productType));
      columns.family.push(codes.family.codeOf(document.subFamily));
      for (const material of new Set(document.materials)) {
        groups.materialPiece.push(piece);
        groups.material.push(codes.material.codeOf(material));
      }
      for (const { dimId, place } of document.categories) {
        groups.categoryPiece.push(piece);
        groups.category.push(codes.category.codeOf(dimId));
        groups.place.push(place);
      }
      for (const sku of document.skus) {
        columns.colour.push(values.colour.codeOf(sku.colourFamily));
        columns.finish.push(values.finish.codeOf(sku.finish ?? ''));
        columns.size.push(values.size.codeOf(sku.size ?? ''));
        columns.tryOn.push(values.tryOn.codeOf(sku.tryOnType ?? ''));
        prices.add(skuIds.length, sku.prices);
        skuIds.push(sku.skuId);
      }
      productIds.push(document.productId);
    },
    finish() {
      columns.skuStarts.push(skuIds.length);
      const counted = Object.entries(columns).map(([name, numbers]) => [name, numbers.toArray()] as const);
      const arrays: Record<string, PackedArray> = {
        ...Object.fromEntries<PackedArray>([...counted, ...prices.columns(skuIds.length)]),
        productIds: packTexts(productIds),
        skuIds: packTexts(skuIds),
        ...groupedArrays(groups, productIds.length),
      };
      const lists = Object.entries({ ...values, ...codes }).map(
        ([name, { known }]) => [name, known()] as const,
      );
      return pack({ arrays, lists: Object.fromEntries(lists) });
    },
  };
}

function pricesByCountry(): {
  readonly add: (sku: number, prices: SkuDocument['prices']) => void;
  readonly columns: (skuCount: number) => readonly (readonly [string, PackedArray])[];
} {
  const known = new Map<string, { readonly skus: GrowingNumbers; readonly amounts: number[] }>();
  return {
    add(sku, prices) {
      for (const [country, amount] of Object.entries(prices)) {
        const { skus, amounts } = known.get(country) ?? { skus: growingNumbers(), amounts: [] };
        known.set(country, { skus, amounts });
        skus.push(sku);
        amounts.push(amount);
      }
    },
    columns: (skuCount) =>
      [...known].map(([country, { skus, amounts }]) => {
        const column = new Float64Array(skuCount).fill(Number.NaN);
        amounts.forEach((amount, at) => (column[skus.at(at)] = amount));
        return [`price ${country}`, column] as const;
      }),
  };
}

type GroupName = 'materialPiece' | 'material' | 'categoryPiece' | 'category' | 'place';

/** Materials and categories by piece. */
function groupedArrays(
  groups: Record<GroupName, GrowingNumbers>,
  count: number,
): Record<string, PackedArray> {
  const material = groupNumbers(groups.materialPiece, groups.material, count);
  const category = groupNumbers(groups.categoryPiece, groups.category, count);
  return {
    materialStarts: material.starts,
    material: material.numbers,
    categoryStarts: category.starts,
    category: category.numbers,
    place: groupNumbers(groups.categoryPiece, groups.place, count).numbers,
  };
}

/** Ids in one order let a piece be found by halving, and give every language the same numbers. */
export function checkOrder(before: string | undefined, productId: string): void {
  if (before !== undefined && before >= productId) {
    throw new Error(`documents come in the order of their ids: ${before} before ${productId}`);
  }
}

function numbersNamed<Name extends string>(...names: readonly Name[]): Record<Name, GrowingNumbers> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are the names
  return Object.fromEntries(names.map((name) => [name, growingNumbers()])) as Record<Name, GrowingNumbers>;
}

/** Texts as numbers: '' is 0, the others count from 1. */
function valueCodes(): {
  readonly codeOf: (value: string) => number;
  readonly known: () => readonly string[];
} {
  const codes = new Map<string, number>([['', 0]]);
  return {
    codeOf(value) {
      const code = codes.get(value) ?? codes.size;
      codes.set(value, code);
      return code;
    },
    known: () => [...codes.keys()],
  };
}
