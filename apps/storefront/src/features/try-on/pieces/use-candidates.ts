import { useEffect, useState } from 'react';
import { type Candidates, type CandidateSource, fetchCandidates } from './fetch-candidates.ts';

/** What was fetched, by the source's key; `undefined` while it is on its way, `failed` where the shop did not answer. */
export type KnownCandidates = Readonly<Record<string, Candidates | 'failed' | undefined>>;

export const sourceKey = ({ tryOnType, dimId }: CandidateSource): string => `${tryOnType} ${dimId ?? ''}`;

/** Fetches each source once, as soon as it is wanted, and once more where that failed and the shopper wants to. */
export function useCandidates(
  sources: readonly CandidateSource[],
  /** The one that was tried on first. */
  firstSkuId: string,
): { readonly known: KnownCandidates; readonly askAgain: (source: CandidateSource) => void } {
  const [known, setKnown] = useState<KnownCandidates>({});
  const wanted = sources.find((source) => !Object.hasOwn(known, sourceKey(source)));
  const key = wanted && sourceKey(wanted);
  const { tryOnType, dimId } = wanted ?? {};
  useEffect(() => {
    if (key === undefined || tryOnType === undefined) return undefined;
    let isGone = false;
    const keep = (found: Candidates | 'failed') =>
      !isGone && setKnown((before) => ({ ...before, [key]: found }));
    fetchCandidates({ tryOnType, dimId }, firstSkuId).then(keep, () => keep('failed'));
    return () => {
      isGone = true;
    };
  }, [key, tryOnType, dimId, firstSkuId]);
  const askAgain = (source: CandidateSource) =>
    setKnown((before) => {
      const { [sourceKey(source)]: _failed, ...others } = before;
      return others;
    });
  return { known, askAgain };
}
