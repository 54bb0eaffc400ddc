/** [R9.009] Ids of SKUs in one request for SKUs or prices. */
export const SKU_BATCH = 50;
/** [R9.008] Ids of SKUs in one request for their stock. */
export const AVAILABILITY_BATCH = 100;

/** [R9.008, R9.009] The ids without doubles, in order, cut into lists of at most `size`; no ids, no lists. */
export function batches<Id>(ids: readonly Id[], size: number): readonly (readonly Id[])[] {
  const distinct = [...new Set(ids)];
  const count = Math.ceil(distinct.length / size);
  return Array.from({ length: count }, (_, index) => distinct.slice(index * size, (index + 1) * size));
}

/** [R9.008, R9.009] Reads what is asked for by id: each id once, `size` in a request, all requests at the same time; the answers in the order of the ids' batches. Rejects when a read does. */
export async function readInBatches<Id, Item>(
  ids: readonly Id[],
  size: number,
  read: (batch: readonly Id[]) => Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  return (await Promise.all(batches(ids, size).map(read))).flat();
}
