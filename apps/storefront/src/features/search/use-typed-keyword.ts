import type { PredictiveBody } from '@vitrine/contracts';
import { searchKeyword } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import { shopClient } from '../../shared/api/shop-client.ts';

/** Nobody waits for this, and whoever types fast asks once. */
const PAUSE_MS = 120;

/** What stands in the field, without the words that an input method is still composing. */
export function useTypedKeyword(field: HTMLInputElement): string {
  const [keyword, setKeyword] = useState(() => searchKeyword(field.value));
  useEffect(() => {
    const read = (event: Event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      setKeyword(searchKeyword(field.value));
    };
    const kinds = ['input', 'compositionend', 'search'];
    for (const kind of kinds) field.addEventListener(kind, read);
    return () => {
      for (const kind of kinds) field.removeEventListener(kind, read);
    };
  }, [field]);
  return keyword;
}

/**
 * [R7.014] What the shop offers for a keyword, a moment after the last letter; the answer to the last one counts. What
 * was offered before stays until then, and where no answer comes.
 */
export function usePredicted(keyword: string): PredictiveBody | undefined {
  const [predicted, setPredicted] = useState<PredictiveBody>();
  useEffect(() => {
    if (keyword === '') return undefined;
    let isCurrent = true;
    const ask = async () => {
      const answer = await shopClient().call('getPredictive', { query: { keyword } });
      if (isCurrent && answer.ok) setPredicted(answer.value);
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [keyword]);
  return keyword === '' ? undefined : predicted;
}
