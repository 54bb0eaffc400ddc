import { type Facet, ListingBody } from '@vitrine/contracts';
import { FACET_IDS, type FacetId, type LocaleCode, readPriceBand } from '@vitrine/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();

type Chosen = Readonly<Partial<Record<FacetId, readonly string[]>>>;

async function listed(dimId: string, chosen: Chosen = {}, locale: LocaleCode = 'eng-us') {
  const query = Object.fromEntries(
    Object.entries(chosen).map(([facet, values]) => [facet, values.join(',')]),
  );
  const answer = await services.call('getListing', { locale, params: { dimId }, query });
  return ListingBody.parse(answer.body);
}
const facetOf = ({ facets }: ListingBody, id: FacetId): Facet => {
  const found = facets.find((facet) => facet.id === id);
  if (found === undefined) throw new Error(`no facet ${id}`);
  return found;
};

/** Pieces in a category or below it with one SKU that meets all that is chosen, counted by the database alone. */
async function countInSql(dimId: string, chosen: Chosen): Promise<number> {
  const of = (facet: FacetId): readonly string[] | null => chosen[facet] ?? null;
  const bands = (chosen.price ?? []).flatMap((value) => readPriceBand(value, 'USD') ?? []);
  const { rows } = await services.db.executeSql(COUNT, [
    dimId,
    of('size'),
    of('material'),
    of('finish'),
    of('tryOn'),
    of('price') && bands.map(({ min }) => min),
    bands.map(({ max }) => Math.min(max, Number.MAX_SAFE_INTEGER)),
  ]);
  return Number(rows[0]?.['pieces']);
}

const COUNT = `
  SELECT count(DISTINCT p.id)::int AS pieces
  FROM product p JOIN sku s ON s.product_id = p.id AND s.is_shown
  JOIN product_category pc ON pc.product_id = p.id JOIN category c ON c.dim_id = pc.dim_id
  LEFT JOIN price ON price.sku_id = s.id AND price.country = 'US'
  WHERE (c.path = $1 OR starts_with(c.path, $1 || '/')) AND NOT c.is_exclusive AND NOT p.is_exclusive
    AND p.default_sku_id IS NOT NULL
    AND ($2::text[] IS NULL OR s.size = ANY ($2)) AND ($3::text[] IS NULL OR p.materials && $3)
    AND ($4::text[] IS NULL OR s.finish = ANY ($4))
    AND ($5::text[] IS NULL OR (s.try_on_enabled AND s.try_on_type = ANY ($5)))
    AND ($6::bigint[] IS NULL OR EXISTS (
      SELECT FROM unnest($6::bigint[], $7::bigint[]) AS band (least, most)
      WHERE price.amount >= band.least AND price.amount < band.most))`;

const CATEGORIES = ['eyewear', 'shoes', 'beauty', 'watches', 'jewellery'];

/** Some values of some facets that a category offers. */
async function someChoice(dimId: string, picks: readonly number[]): Promise<Chosen> {
  const { facets } = await listed(dimId);
  const chosen: Partial<Record<FacetId, string[]>> = {};
  for (const pick of picks) {
    const facet = facets[pick % facets.length];
    const value = facet?.values[Math.floor(pick / 7) % facet.values.length]?.value;
    if (facet === undefined || value === undefined) continue;
    chosen[facet.id] = [...new Set([...(chosen[facet.id] ?? []), value])];
  }
  return chosen;
}
const choice = fc.record({
  dimId: fc.constantFrom(...CATEGORIES),
  picks: fc.array(fc.nat({ max: 999 }), { maxLength: 5 }),
});

const green = ({ values }: Facet) => values.find(({ value }) => value === 'green');

/** What the pieces of a category cost, the lowest price of each, in the order of a sort. */
async function amounts(sort: string): Promise<readonly number[]> {
  const answer = await services.call('getListing', { params: { dimId: 'beauty' }, query: { sort } });
  const { hits } = ListingBody.parse(answer.body);
  return hits.map(({ price, priceFrom }) => (priceFrom ?? price)?.amount ?? Number.MAX_SAFE_INTEGER);
}
const byAmount = (left: number, right: number): number => left - right;

describe('what pieces are chosen by', () => {
  it('[R7.009] leaves what the database counts, whatever is chosen', async () => {
    await fc.assert(
      fc.asyncProperty(choice, async ({ dimId, picks }) => {
        const { colour: _colour, ...chosen } = await someChoice(dimId, picks);
        expect((await listed(dimId, chosen)).nbHits).toBe(await countInSql(dimId, chosen));
      }),
      { numRuns: 60 },
    );
  });

  it('[R7.009] counts for each value the pieces that choosing it leaves', async () => {
    await fc.assert(
      fc.asyncProperty(choice, async ({ dimId, picks }) => {
        const chosen = await someChoice(dimId, picks);
        for (const { id, values } of (await listed(dimId, chosen)).facets) {
          const { value, count } = values[picks.length % values.length] ?? { value: '', count: 0 };
          expect([id, value, (await listed(dimId, { ...chosen, [id]: [value] })).nbHits]).toEqual([
            id,
            value,
            count,
          ]);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('[R7.009] has its names in the language of the locale, and the same values in all of them', async () => {
    const english = await listed('shoes');
    const french = await listed('shoes', {}, 'fra-fr');
    expect(green(facetOf(english, 'colour'))).toMatchObject({ name: 'Green', isChosen: false });
    expect(green(facetOf(french, 'colour'))).toMatchObject({ name: 'Vert', isChosen: false });
    expect(green(facetOf(french, 'colour'))?.colorHex).toMatch(/^#[0-9a-f]{6}$/u);
    expect(
      facetOf(english, 'price').values.every(({ name }) => /^\$[\d,]+( – \$[\d,]+|\+)$/u.test(name)),
    ).toBe(true);
    const beauty = await listed('beauty', {}, 'jpn-jp');
    expect(facetOf(beauty, 'tryOn').values).toContainEqual(
      expect.objectContaining({ value: 'lipsticks', name: 'リップスティック' }),
    );
    expect(english.facets.map(({ id }) => id)).toEqual(
      FACET_IDS.filter((id) => english.facets.some((facet) => facet.id === id)),
    );
  });

  it('[R7.009] stands on a SKU that has what was chosen', async () => {
    const { hits, facets } = await listed('shoes', { colour: ['green'], size: ['42'] });
    expect(facets.find(({ id }) => id === 'size')?.values.find(({ isChosen }) => isChosen)?.value).toBe('42');
    const ids = hits.map(({ defaultSkuId }) => defaultSkuId);
    const { rows } = await services.db.executeSql('SELECT DISTINCT size FROM sku WHERE id = ANY ($1)', [ids]);
    expect(rows).toEqual([{ size: '42' }]);
  });

  it('[R7.009] leaves nothing for a value that the category does not have, and refuses none', async () => {
    for (const chosen of [
      { colour: ['nowhere'] },
      { price: ['9-1'] },
      { tryOn: ['hats'] },
      { size: ['💍'] },
    ]) {
      expect(await listed('shoes', chosen)).toMatchObject({ nbHits: 0, nbPages: 0, hits: [] });
    }
    expect(
      (await services.call('getListing', { params: { dimId: 'nowhere' }, query: { size: '1' } })).status,
    ).toBe(404);
  });

  it.each([
    ['sort', { sort: 'cheapest' }],
    ['colour', { colour: '' }],
    ['colour', { colour: 'a,,b' }],
    ['finish', { finish: 'a\u202Eb' }],
    ['size', { colour: 'a,b,c,d,e,f,g,h,i,j', size: '1,2,3,4,5,6,7,8,9,10,11' }],
  ])('[R7.009] names %s where it is wrong', async (field, query) => {
    const answer = await services.call('getListing', { params: { dimId: 'shoes' }, query });
    expect(answer).toMatchObject({ status: 400, body: { statusDetails: field } });
  });

  it('[R7.009] sorts by price both ways and by age, each piece once', async () => {
    const rising = await amounts('price-asc');
    expect(rising).toEqual(rising.toSorted(byAmount));
    expect((await amounts('newest')).toSorted(byAmount)).toEqual(rising);
  });
});
