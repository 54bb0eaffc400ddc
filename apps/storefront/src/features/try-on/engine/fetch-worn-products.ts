import type { WornProduct } from '@vitrine/try-on';
import { fetchWornProduct } from './fetch-worn-product.ts';
import { type Wish, wornAs } from './worn-as.ts';

/** The engine's products of everything that is worn together. Rejects when one of them has nothing to be worn. */
export async function fetchWornProducts(wishes: readonly Wish[]): Promise<readonly WornProduct[]> {
  return Promise.all(wishes.map(async (wish) => wornAs(await fetchWornProduct(wish.skuId), wish)));
}
