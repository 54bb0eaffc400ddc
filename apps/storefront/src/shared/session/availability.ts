import { shopClient } from '../api/shop-client.ts';
import { shopper } from './shopper.ts';

/** Asks which SKUs of a product are in stock; while the answer is out, none of them can be bought [R4.001]. */
export async function loadProductAvailability(productId: string): Promise<void> {
  const result = await shopClient().call('getProductAvailability', { params: { productId } });
  if (!result.ok) return;
  const known = Object.fromEntries(
    result.value.skuAvailability.map(({ skuId, inStock }) => [skuId, inStock]),
  );
  shopper.set({ inStock: { ...shopper.get().inStock, ...known } });
}
