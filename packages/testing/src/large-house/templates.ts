import type { House } from '@vitrine/database';

type Product = House['products']['entries'][number]['row'];
type Look = Product['looks'][number];

/** A product of the house that a large one is made of, and what its like may look as. */
export interface Template {
  readonly product: Product;
  /** The top category of its first category: `watches`. */
  readonly root: string;
  /** Looks of the products of its kind, each with the pictures that are borrowed from it. */
  readonly looks: readonly Look[];
  /** In the order of its file; empty for what has no sizes. */
  readonly sizes: readonly string[];
}

/** The products that others may be made after: nothing private, nothing made of other pieces, nothing made to order. */
export function templatesOf({ products, categories }: House): readonly Template[] {
  const parents = new Map(categories.entries.map(({ id, found }) => [id, found.parentId] as const));
  const rootOf = (id: string): string => {
    const parent = parents.get(id);
    return parent === undefined ? id : rootOf(parent);
  };
  const rows = products.entries.map(({ row }) => row).filter(isPlain);
  return rows.map((product) => ({
    product,
    root: rootOf(product.categories[0] ?? ''),
    looks: looksLike(product, rows),
    sizes: [
      ...new Set(product.skus.flatMap(({ size, sample }) => (size === undefined || sample ? [] : [size]))),
    ],
  }));
}

function isPlain({ exclusiveSale, kit, mom, skus }: Product): boolean {
  return (
    exclusiveSale === undefined &&
    !kit &&
    mom === undefined &&
    skus.every((sku) => sku.bundleSkuIds.length === 0)
  );
}

/** Make-up is worn as its file says, so it borrows only from what is worn in the same way. */
function looksLike(product: Product, rows: readonly Product[]): readonly Look[] {
  const worn = JSON.stringify(product.makeUp);
  const alike = rows.filter(
    (other) => other.productType === product.productType && JSON.stringify(other.makeUp) === worn,
  );
  const looks = new Map<string, Look>();
  for (const { id, looks: own } of alike)
    for (const look of own)
      if (!looks.has(look.colour))
        looks.set(look.colour, {
          ...look,
          picturesOf: look.picturesOf ?? `${id.toLowerCase()}-${look.colour}`,
        });
  return [...looks.values()];
}
