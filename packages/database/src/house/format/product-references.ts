import type { Fault, Reference } from './part.ts';
import type { HouseFacetValue } from './search-format.ts';
import type { HouseProduct } from './product-format.ts';

/** The rows that a product names. */
export function productReferences(product: HouseProduct): readonly Reference[] {
  const { categories, materials, sizeGuide, careLink, exclusiveSale, relations, prices, looks, skus } =
    product;
  return [
    ...categories.map((id, place) => ({ path: ['categories', place], kind: 'category', id })),
    ...materials.map((value, place) => facetValue('material', value, ['materials', place])),
    ...looks.flatMap(facetsOfLook),
    ...optional('size guide', 'sizeGuide', sizeGuide),
    ...optional('care link', 'careLink', careLink),
    ...optional('exclusive sale', 'exclusiveSale', exclusiveSale),
    ...(product.personalisation?.fonts ?? []).map(({ code }, place) => ({
      path: ['personalisation', 'fonts', place],
      kind: 'letter font',
      id: code,
    })),
    ...Object.entries(relations).flatMap(([relation, ids]) =>
      (ids ?? []).map((id, place) => ({ path: ['relations', relation, place], kind: 'product', id })),
    ),
    ...pricedCountries(['prices'], prices),
    ...skus.flatMap((sku, place) => [
      ...pricedCountries(['skus', place, 'prices'], sku.prices ?? {}),
      ...sku.bundleSkuIds.map((id) => ({ path: ['skus', place], kind: 'sku', id })),
    ]),
  ];
}

function facetsOfLook(
  { family, finish }: HouseProduct['looks'][number],
  place: number,
): readonly Reference[] {
  return [
    ...(family === undefined ? [] : [facetValue('colour', family, ['looks', place, 'family'])]),
    ...(finish === undefined ? [] : [facetValue('finish', finish, ['looks', place, 'finish'])]),
  ];
}

function facetValue(facet: HouseFacetValue['facet'], value: string, path: Reference['path']): Reference {
  return { path, kind: 'facet value', id: `${facet}/${value}` };
}

function optional(kind: string, key: string, id: string | undefined): readonly Reference[] {
  return id === undefined ? [] : [{ path: [key], kind, id }];
}

function pricedCountries(path: Reference['path'], prices: HouseProduct['prices']): readonly Reference[] {
  return Object.keys(prices).map((id) => ({ path: [...path, id], kind: 'country with prices', id }));
}

/** A default SKU of its own, a look for every SKU, and no relation to itself. */
export function productFaults({ id, defaultSkuId, relations, looks, skus }: HouseProduct): readonly Fault[] {
  const colours = new Set(looks.map(({ colour }) => colour));
  return [
    ...skus.flatMap(({ colour }, place) =>
      colours.has(colour) ? [] : [{ path: ['skus', place, 'colour'], message: `no look ${colour}` }],
    ),
    ...(skus.some((sku) => sku.id === defaultSkuId)
      ? []
      : [{ path: ['defaultSkuId'], message: `no SKU ${defaultSkuId} in this product` }]),
    ...Object.entries(relations).flatMap(([kind, others]) =>
      (others ?? []).flatMap((other, place) =>
        other === id
          ? [{ path: ['relations', kind, place], message: 'a product is not related to itself' }]
          : [],
      ),
    ),
  ];
}
