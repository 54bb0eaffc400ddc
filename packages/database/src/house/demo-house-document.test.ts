import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEMO_HOUSE } from './load-house.ts';
import { readHouse } from './reading/read-house.ts';

const { house } = await readHouse(DEMO_HOUSE);
const page = await readFile(join(import.meta.dirname, '../../../../docs/demo-house.md'), 'utf8');
const rowsOf = <Row>({ entries }: { readonly entries: readonly { readonly row: Row }[] }): readonly Row[] =>
  entries.map(({ row }) => row);

const products = rowsOf(house.products);
const skus = products.flatMap((product) => product.skus.map((sku) => ({ ...sku, product })));
const stores = rowsOf(house.stores);
type Product = (typeof products)[number];
type Sku = (typeof skus)[number];

const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id).toSorted();
const productsThat = (fits: (product: Product) => boolean) => idsOf(products.filter(fits));
const productsWith = (fits: (sku: Sku) => boolean) =>
  productsThat((product) => skus.some((sku) => sku.product.id === product.id && fits(sku)));
const skusThat = (fits: (sku: Sku) => boolean) => idsOf(skus.filter(fits));
const isPersonalised = (...ways: readonly string[]) =>
  productsThat(({ personalisation }) => personalisation !== undefined && ways.includes(personalisation.way));
const online = rowsOf(house.stock).find(({ pool }) => pool === 'ECO');
const piecesOf = ({ id }: Sku) => online?.bySku[id] ?? online?.onHand;
const isOut = (sku: Sku) => piecesOf(sku) === 0;

/** The cells of a table's row, by its first one. */
const table = new Map(
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '))
    .map(([first = '', ...others]) => [first, others]),
);

/** The products and SKUs that a text names: `AU1004–1006` are three. */
function named(text: string): readonly string[] {
  const found = text.matchAll(/\b(?<id>(?:AU|Q[A-Z])\d{4}(?:-\d+)?)(?:–(?<last>\d{4}))?/gu);
  return [...found]
    .flatMap(([, id = '', last = id.slice(2, 6)]) => {
      const count = Number(last) - Number(id.slice(2, 6)) + 1;
      const beside = (place: number) =>
        id.slice(0, 2) + String(Number(id.slice(2, 6)) + place).padStart(4, '0');
      return count === 1 ? [id] : Array.from({ length: count }, (_each, place) => beside(place));
    })
    .toSorted();
}

const says = (words: string): void =>
  expect(page.toLowerCase().includes(words.toLowerCase()), words).toBe(true);

describe('what is written of the demo house', () => {
  it.each<[string, readonly string[]]>([
    ['worn in the try-on', productsThat(({ tryOnType }) => tryOnType !== undefined)],
    ['sizes', productsWith(({ size }) => size !== undefined)],
    ['watches on a strap', productsThat(({ sizeGuide }) => sizeGuide === 'straps')],
    [
      'price from',
      productsWith(({ product, prices = {} }) => product.productType === 'fragrance' && 'FR' in prices),
    ],
    ['samples', skusThat(({ sample }) => sample !== undefined)],
    ['kit', productsThat(({ kit }) => kit)],
    ['age asked', productsThat(({ ageRestricted }) => ageRestricted)],
    ['monogram', isPersonalised('monogram')],
    ['hot stamping', isPersonalised('hotstamp')],
    ['engraving', isPersonalised('engraving')],
    ['engraving of make-up', isPersonalised('beauty-engraving')],
    ['made to order', productsThat(({ mom }) => mom !== undefined)],
    ['certificate in the stone', productsWith(({ diamondEngraving }) => diamondEngraving)],
    ['a service goes with it', productsWith(({ serviceId }) => serviceId !== undefined)],
    ['palettes', productsThat(({ looks }) => looks.some(({ powders }) => powders.length > 1))],
    ['AGEC sheet', productsWith(({ agec, product }) => (agec ?? product.agec) !== undefined)],
  ])('names all pieces of %s, and no others', (what, expected) => {
    expect(named(table.get(what)?.[0] ?? '')).toEqual(expected);
  });

  it('names every set with its parts', () => {
    const sets = skus.filter(({ bundleSkuIds, product }) => bundleSkuIds.length > 0 && !product.kit);
    const parts = sets.flatMap(({ product, bundleSkuIds }) => [product.id, ...bundleSkuIds]);
    expect(named(table.get('sets')?.[0] ?? '')).toEqual(parts.toSorted());
  });

  it('names the SKUs with a story of their own, and no others', () => {
    const stories = new Map<string, readonly string[]>();
    for (const [first, [, shows = '']] of [...table].filter(([name]) => /^Q[A-Z]\d/u.test(name))) {
      const story = shows.startsWith('the same') ? 'out of stock, comes back: *Notify me*' : shows;
      stories.set(story, [...(stories.get(story) ?? []), ...named(first)].toSorted());
    }
    expect([...stories.values()]).toEqual([
      skusThat((sku) => isOut(sku) && sku.backInStock),
      skusThat((sku) => isOut(sku) && !sku.backInStock),
      skusThat(({ sellable, sample }) => !sellable && sample === undefined),
      skusThat(
        ({ prices, sample }) => Object.keys(prices ?? { all: 0 }).length === 0 && sample === undefined,
      ),
      ...[1, 2, 200].map((pieces) => skusThat((sku) => piecesOf(sku) === pieces)),
    ]);
  });

  it('counts what there is', () => {
    const looks = products.flatMap((product) => product.looks);
    const top = house.categories.entries.filter(
      ({ found, row }) => row.exclusiveSale === undefined && !found.path.includes('children'),
    );
    const [countries, zones] = [
      new Set(stores.map(({ country }) => country)),
      new Set(stores.map(({ timeZone }) => timeZone)),
    ];
    const handsOver = stores.filter(({ clickAndCollect }) => clickAndCollect).length;
    const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
    for (const sentence of [
      `${products.length} products, ${skus.length} SKUs, ${looks.length} looks, in ${numbers[top.length]} categories`,
      `${stores.length} in ${countries.size} countries and ${zones.size} time zones`,
      `${handsOver} hand over orders`,
    ])
      says(sentence);
    says(`${numbers[house.looks.entries.length]} make-up looks`);
  });

  it('names the pieces that make-up looks are made of, and the sales with their pieces', () => {
    const worn = new Set(rowsOf(house.looks).flatMap(({ skuIds }) => skuIds));
    const [, looks = ''] = /^## Looks\n(?<text>[\s\S]*?)\n## /mu.exec(page) ?? [];
    expect(named(looks)).toEqual(productsWith(({ id }) => worn.has(id)));
    const sales = productsThat(({ exclusiveSale }) => exclusiveSale !== undefined);
    const rows = [...table].filter(([name]) => /\bsales?\b/u.test(name));
    expect(rows.flatMap(([, [pieces = '']]) => named(pieces)).toSorted()).toEqual(sales);
    for (const { texts } of rowsOf(house.exclusiveSales)) says(`*${texts.eng.title}*`);
  });

  it('tells how everybody signs in', () => {
    for (const { login, demoPassword } of [...rowsOf(house.customers), ...rowsOf(house.agents)])
      says(`\`${login}\`${demoPassword === undefined ? ', no password' : ` / \`${demoPassword}\``}`);
  });
});
