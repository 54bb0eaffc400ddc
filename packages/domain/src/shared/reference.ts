/** What others know a payment, a parcel, a return or a repair by: its market and id. */
export function referenceOf(market: string, id: string): string {
  return `${market}.${id}`;
}

/** The key in a reference; undefined when it is none of ours. */
export function readReference(
  reference: string,
): { readonly market: string; readonly id: string } | undefined {
  const [, market, id] = /^([\w-]+)\.([\w-]+)$/u.exec(reference) ?? [];
  return market === undefined || id === undefined ? undefined : { market, id };
}
