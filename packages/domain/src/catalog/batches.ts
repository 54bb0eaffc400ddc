/** [R9.008] Ids in one availability call. */
export const AVAILABILITY_BATCH = 100;
/** [R9.009] Ids in one SKU or price call. */
export const SKU_BATCH = 50;

/** The ids without doubles, in order, cut into lists of at most `size`; no ids, no lists. */
export function batches<Id>(ids: readonly Id[], size: number): readonly (readonly Id[])[] {
  const distinct = [...new Set(ids)];
  const count = Math.ceil(distinct.length / size);
  return Array.from({ length: count }, (_, index) => distinct.slice(index * size, (index + 1) * size));
}
