import { AVAILABILITY_BATCH, readInBatches } from '@vitrine/domain';
import type { CallFailure } from '../../../shared/api/call-failure.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { shopper } from '../../../shared/session/shopper.ts';

/**
 * [R7.047, R9.008] Asks which SKUs are in stock, of whatever product they are, 100 in a request, and keeps what is answered.
 *
 * @param ids with commas between them.
 * @returns why something was not answered, if so.
 */
export async function loadSkuAvailability(ids: string): Promise<CallFailure | undefined> {
  const failures = await readInBatches(ids.split(','), AVAILABILITY_BATCH, async (batch) => {
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
