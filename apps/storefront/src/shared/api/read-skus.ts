import type { Sku } from '@vitrine/contracts';
import { readInBatches, SKU_BATCH } from '@vitrine/domain';
import { shopClient } from './shop-client.ts';

interface AskedSkus {
  /** With commas between them. */
  readonly list: string;
  readonly precision: 'low' | 'high';
}
/** How one request is made: the browser's or a loader's. What was refused gives none. */
export type AskSkus = (asked: AskedSkus) => Promise<readonly Sku[]>;

/** [R9.035] A card needs no more; `high` adds the further pictures and what is inside a bundle. */
const DEFAULT_PRECISION = 'low';

/** [R7.053, R9.009] SKUs by their ids, each asked for once, 50 in a request; in the order of the ids, unknown ones left out. */
export async function readSkus(
  ids: readonly string[],
  {
    ask = askInBrowser,
    precision = DEFAULT_PRECISION,
  }: { readonly ask?: AskSkus } & Partial<Pick<AskedSkus, 'precision'>> = {},
): Promise<readonly Sku[]> {
  const skus = await readInBatches(ids, SKU_BATCH, (batch) => ask({ list: batch.join(','), precision }));
  const byId = new Map(skus.map((sku) => [sku.identifier, sku]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function askInBrowser(params: AskedSkus): Promise<readonly Sku[]> {
  const answer = await shopClient().call('getSkuList', { params: { ...params } });
  return answer.ok ? answer.value.skuList : [];
}
