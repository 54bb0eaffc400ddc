import { AVAILABILITY_BATCH, readInBatches } from '@vitrine/domain';
import type { CallFailure } from '../api/call-failure.ts';
import { shopClient } from '../api/shop-client.ts';
import { shopper } from '../session/shopper.ts';

/**
 * [R7.047, R9.008] Asks which SKUs are in stock, of whatever product they are, 100 in a request, and keeps what is answered.
 *
 * @returns why something was not answered, if so.
 */
export async function loadStock(ids: readonly string[]): Promise<CallFailure | undefined> {
  const failures = await readInBatches(ids, AVAILABILITY_BATCH, async (batch) => {
    const result = await shopClient().call('getSkuAvailability', { params: { ids: batch.join(',') } });
    if (!result.ok) return [result.failure];
    const known = Object.fromEntries(
      Object.entries(result.value).map(([skuId, { inStock }]) => [skuId, inStock]),
    );
    shopper.set({ inStock: { ...shopper.get().inStock, ...known } });
    return [];
  });
  return failures[0];
}

/** The same for ids with commas between them. */
export const loadStockOf = (ids: string): Promise<CallFailure | undefined> => loadStock(ids.split(','));
