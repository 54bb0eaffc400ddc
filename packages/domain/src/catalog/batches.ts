/** [R9.008, R9.009] The ids without doubles, in order, cut into lists of at most `size`; no ids, no lists. */
export function batches<Id>(ids: readonly Id[], size: number): readonly (readonly Id[])[] {
  const distinct = [...new Set(ids)];
  const count = Math.ceil(distinct.length / size);
  return Array.from({ length: count }, (_, index) => distinct.slice(index * size, (index + 1) * size));
}
