import type { CallFailure } from '../../../shared/api/call-failure.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { shopper } from '../../../shared/session/shopper.ts';

/**
 * Asks which SKUs are in stock, of whatever product they are, and keeps what is answered.
 *
 * @param ids with commas between them, at most 100 [R9.008].
 * @returns why nothing was answered, if so.
 */
export async function loadSkuAvailability(ids: string): Promise<CallFailure | undefined> {
  const result = await shopClient().call('getSkuAvailability', { params: { ids } });
  if (!result.ok) return result.failure;
  const known = Object.fromEntries(
    Object.entries(result.value).map(([skuId, { inStock }]) => [skuId, inStock]),
  );
  shopper.set({ inStock: { ...shopper.get().inStock, ...known } });
  return undefined;
}
