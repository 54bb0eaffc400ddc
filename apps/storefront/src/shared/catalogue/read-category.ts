import type { CategoryFilterBody, ProductCard } from '@vitrine/contracts';
import { CATALOG_FILTER_RANGE, MOST_PLACES } from '@vitrine/domain';
import { shopClient } from '../api/shop-client.ts';

type Places = typeof CATALOG_FILTER_RANGE;

/** [R7.056, R9.012] The pieces of a category by their places, the first 18 where nothing else is said; rejects where the shop does not answer. */
export async function readCategory(
  dimId: string,
  { first, last }: Places = CATALOG_FILTER_RANGE,
): Promise<CategoryFilterBody> {
  const query = { range: `${first}-${last}` };
  const answer = await shopClient().call('getCategoryFilter', { params: { dimId }, query });
  if (!answer.ok) throw new Error('No pieces');
  return answer.value;
}

/** All pieces of a category: the first 18 say how many more there are, which are asked for at the same time. */
export async function readWholeCategory(dimId: string): Promise<readonly ProductCard[]> {
  const { skus, total } = await readCategory(dimId);
  const count = Math.max(0, Math.ceil((total - skus.length) / MOST_PLACES));
  const others = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const first = skus.length + index * MOST_PLACES;
      return readCategory(dimId, { first, last: first + MOST_PLACES - 1 });
    }),
  );
  return [...skus, ...others.flatMap((part) => part.skus)];
}
