import type { LabelPart } from './label-parts.ts';
import { loadLabels } from './load-labels.ts';

/** A route's `clientLoader` that fetches a part of the labels beside the data. The route's `handle` names the same part. */
export function loadWithLabels(part: LabelPart) {
  return async <Data>({ serverLoader }: { readonly serverLoader: () => Promise<Data> }): Promise<Data> => {
    const [data] = await Promise.all([serverLoader(), loadLabels(part)]);
    return data;
  };
}
