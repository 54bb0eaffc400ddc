import { shopClient } from '../../../shared/api/shop-client.ts';
import { shopper } from '../../../shared/session/shopper.ts';

/** Asks which of these SKUs are in stock, of whatever product they are; at most 100 [R9.008]. */
export async function loadSkuAvailability(skuIds: readonly string[]): Promise<void> {
  const result = await shopClient().call('getSkuAvailability', { params: { ids: skuIds.join(',') } });
  if (!result.ok) return;
  const known = Object.fromEntries(
    Object.entries(result.value).map(([skuId, { inStock }]) => [skuId, inStock]),
  );
  shopper.set({ inStock: { ...shopper.get().inStock, ...known } });
}
