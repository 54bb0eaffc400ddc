import type { Price } from '@vitrine/contracts';
import { readInBatches, SKU_BATCH } from '@vitrine/domain';
import { shopClient } from '../api/shop-client.ts';

/** By SKU; undefined where it has no price there. What was not answered is missing. */
export type Prices = ReadonlyMap<string, Price | undefined>;

/** [R7.054, R9.009] What SKUs cost now, in the locale's own country where none is named; each asked for once, 50 in a request. */
export async function readPrices(ids: readonly string[], dispatchCountry?: string): Promise<Prices> {
  const query = dispatchCountry === undefined ? {} : { dispatchCountry };
  const priced = await readInBatches(ids, SKU_BATCH, async (batch) => {
    const answer = await shopClient().call('getSkuPrices', { params: { list: batch.join(',') }, query });
    return answer.ok ? answer.value.skuList : [];
  });
  return new Map(priced.map(({ identifier, price }) => [identifier, price]));
}
